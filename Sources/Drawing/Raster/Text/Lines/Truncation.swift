/// Truncates the last visible line with an ellipsis. The truncated text is reshaped, so that the ellipsis is kerned and
/// ordered correctly in right-to-left text.
struct Truncation {
  static let ellipsis = "\u{2026}"

  let text: ShapedText
  let shaper: TextShaper
  let style: ParagraphStyle
  /// The line width in text units, or `nil` for no limit.
  let limit: Int?

  /// Returns the line from a position to the end of the text, truncated to the limit.
  func line(from start: Int, paragraph: Int) -> (shown: ShapedText, source: LineSource) {
    let first = start..<max(start, text.paragraphs[paragraph].content.upperBound)
    let last = text.paragraphs[text.paragraphs.count - 1].content
    let tail = max(start, last.lowerBound)..<max(start, last.upperBound)
    let level = text.paragraphs[paragraph].baseLevel
    var (head, rest) = parts(first: first, tail: tail)
    var rounds = 0
    while true {
      let shown = shape(head: head, rest: rest, at: start, level: level)
      if limit == nil || shown.width(of: shown.scalars.indices) <= limit ?? 0 || (head.isEmpty && rest.isEmpty) {
        let kept = text.trimmingTrailingSpaces(head)
        let first = kept.isEmpty ? start : kept.lowerBound
        let hidden = first + kept.count..<max(first + kept.count, rest.lowerBound)
        return (shown, LineSource(start: first, sign: (kept.count, hidden)))
      }
      // The parts may be wider when shaped together, so one more cluster is removed. Thousands of invisible characters would need
      // as many rounds, so that later ones remove more.
      rounds += 1
      for _ in 0..<(1 << max(0, min(rounds - Self.singleRounds, 12))) where !head.isEmpty || !rest.isEmpty {
        shorten(&head, &rest)
      }
    }
  }

  private static let singleRounds = 16

  private func shorten(_ head: inout Range<Int>, _ rest: inout Range<Int>) {
    if head.isEmpty || (style.truncationMode == .middle && rest.count > head.count) {
      rest = clusterEnd(after: rest.lowerBound, in: rest)..<rest.upperBound
    } else {
      head = head.lowerBound..<clusterStart(before: head.upperBound, in: head)
    }
  }

  /// Returns the visible parts before and after the ellipsis.
  private func parts(first: Range<Int>, tail: Range<Int>) -> (head: Range<Int>, rest: Range<Int>) {
    let none = tail.upperBound..<tail.upperBound
    let noHead = first.lowerBound..<first.lowerBound
    switch style.truncationMode {
    case .tail:
      return (prefix(of: first, within: limit.map { $0 - ellipsisWidth(at: first.lowerBound) }), none)
    case .head:
      return (noHead, suffix(of: tail, within: limit.map { $0 - ellipsisWidth(at: tail.lowerBound) }))
    case .middle:
      guard let limit else { return (prefix(of: first, within: nil), first == tail ? none : tail) }
      let room = max(0, limit - ellipsisWidth(at: first.lowerBound))
      let half = prefix(of: first, within: room / 2)
      let free = first.upperBound >= tail.upperBound ? max(half.upperBound, tail.lowerBound)..<tail.upperBound : tail
      let rest = suffix(of: free, within: room - text.width(of: half))
      let until = first.upperBound >= tail.upperBound ? rest.lowerBound : first.upperBound
      return (prefix(of: first.lowerBound..<until, within: room - text.width(of: rest)), rest)
    }
  }

  private func prefix(of range: Range<Int>, within room: Int?) -> Range<Int> {
    guard let room else { return text.trimmingTrailingSpaces(range) }
    var kept = range.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      place = clusterEnd(after: place, in: range)
      if text.width(of: text.trimmingTrailingSpaces(range.lowerBound..<place)) > room { break }
      kept = place
    }
    return text.trimmingTrailingSpaces(range.lowerBound..<kept)
  }

  private func suffix(of range: Range<Int>, within room: Int?) -> Range<Int> {
    var kept = room == nil ? range.lowerBound : range.upperBound
    if let room {
      var place = range.upperBound
      while place > range.lowerBound {
        place = clusterStart(before: place, in: range)
        if text.width(of: place..<range.upperBound) > room { break }
        kept = place
      }
    }
    while kept < range.upperBound, text.scalars[kept].isHangingSpace { kept += 1 }
    return kept..<range.upperBound
  }

  private func clusterEnd(after place: Int, in range: Range<Int>) -> Int {
    var place = min(place + 1, range.upperBound)
    while place < range.upperBound, !text.isClusterStart[place] { place += 1 }
    return place
  }

  private func clusterStart(before place: Int, in range: Range<Int>) -> Int {
    var place = max(place - 1, range.lowerBound)
    while place > range.lowerBound, !text.isClusterStart[place] { place -= 1 }
    return place
  }

  private func shape(head: Range<Int>, rest: Range<Int>, at place: Int, level: UInt8) -> ShapedText {
    var runs = text.styledText(text.trimmingTrailingSpaces(head))
    if runs.isEmpty {
      // A leading ellipsis has the style of the following text.
      var following = text.styledText(rest)
      if following.isEmpty {
        following = ellipsisAlone(at: place)
      } else {
        if following[0].attachment == nil {
          following[0].text = Self.ellipsis + following[0].text
        } else {
          following.insert(Self.ellipsis(like: following[0]), at: 0)
        }
      }
      runs = following
    } else {
      if runs[runs.count - 1].attachment == nil {
        runs[runs.count - 1].text += Self.ellipsis
      } else {
        runs.append(Self.ellipsis(like: runs[runs.count - 1]))
      }
      runs += text.styledText(rest)
    }
    var shown = shaper.shape(runs, direction: style.layoutDirection, baseLevel: level)
    shown.ruler = text.ruler
    return shown
  }

  private func ellipsisAlone(at place: Int) -> [TextRun] {
    guard !text.runs.isEmpty else { return [] }
    return [Self.ellipsis(like: text.runs[text.run(at: place)])]
  }

  /// Returns an ellipsis in the style of a run. An image can't contain it, so it is a run of its own there.
  private static func ellipsis(like run: TextRun) -> TextRun {
    var run = run
    run.text = ellipsis
    run.attachment = nil
    return run
  }

  private func ellipsisWidth(at place: Int) -> Int {
    let shaped = shaper.shape(ellipsisAlone(at: place), direction: style.layoutDirection)
    return shaped.offsets[shaped.scalars.count]
  }
}
