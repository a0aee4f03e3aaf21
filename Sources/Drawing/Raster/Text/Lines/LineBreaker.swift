/// A line before layout: ranges of a ``ShapedText``.
struct BrokenLine {
  var paragraph: Int
  /// The visible range, without trailing spaces.
  var content: Range<Int>
  /// The start of the next line.
  var end: Int
  /// Whether the line ends within a word, at a soft hyphen or where the word is hyphenated. A hyphen is then visible.
  var endsWithHyphen: Bool
}

/// Breaks shaped text into lines, greedily: each line takes as many words as fit.
struct LineBreaker {
  let slicer: LineSlicer
  /// The line width in text units, or `nil` to break at hard breaks only.
  let limit: Int?
  /// The hyphenation of words that are wider than a line.
  private let hyphenation: Hyphenation?
  /// Whether the second of two lines takes a word of the first, rather than consist of a short one.
  private let pushesOutLastWord: Bool
  /// Returns the width of a run's hyphen.
  let hyphenWidth: (_ run: Int) -> Int

  private let text: ShapedText

  init(slicer: LineSlicer, style: ParagraphStyle, limit: Int?, hyphenWidth: @escaping (_ run: Int) -> Int) {
    self.slicer = slicer
    self.limit = limit
    self.hyphenWidth = hyphenWidth
    hyphenation = style.language.flatMap(Hyphenation.init(language:))
    pushesOutLastWord = style.pushesOutLastWord
    text = slicer.text
  }

  /// Returns the first `count` lines, or all lines.
  func lines(atMost count: Int?) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      var start = paragraph.content.lowerBound
      let first = lines.count
      repeat {
        if let count, lines.count == count { return lines }
        let line = line(from: start, in: paragraph, index: index)
        lines.append(line)
        start = line.end
      } while start < paragraph.content.upperBound
      if pushesOutLastWord, lines.count == first + 2 {
        lines.replaceSubrange(first..., with: pushingOutLastWord(of: lines[first], into: lines[first + 1]))
      }
    }
    return lines
  }

  /// Moves the last word of the first of two lines into the second one, if that is a single short word.
  private func pushingOutLastWord(of first: BrokenLine, into last: BrokenLine) -> [BrokenLine] {
    let word = last.content
    guard !first.endsWithHyphen, first.end > first.content.upperBound, !word.isEmpty,
      !(word.lowerBound + 1..<word.upperBound).contains(where: { text.allowsBreak[$0] }),
      Self.shortestShare * slicer.width(of: word) < slicer.width(of: first.content),
      let place = (first.content.lowerBound + 1..<first.content.upperBound).last(where: { text.allowsBreak[$0] })
    else { return [first, last] }
    let paragraph = text.paragraphs[first.paragraph]
    let moved = brokenLine(place..<paragraph.content.upperBound, in: paragraph, index: first.paragraph)
    let rest = brokenLine(first.content.lowerBound..<place, in: paragraph, index: first.paragraph)
    return fits(moved) && fits(rest) ? [rest, moved] : [first, last]
  }

  /// A word is short if the first line is at least so many times as wide.
  private static let shortestShare = 4

  private func line(from start: Int, in paragraph: ShapedText.Paragraph, index: Int) -> BrokenLine {
    var bound = paragraph.content.upperBound
    while let place = lastBreak(from: start, in: paragraph, upTo: bound) {
      let line = brokenLine(start..<place, in: paragraph, index: index)
      if fits(line) { return line }
      // Breaking here made the text wider, so the previous break opportunity is next.
      bound = place - 1
    }
    return hyphenatedLine(from: start, in: paragraph, index: index)
      ?? lineOfClusters(from: start, in: paragraph, index: index)
  }

  /// Breaks a word that is wider than the line where it is hyphenated.
  private func hyphenatedLine(from start: Int, in paragraph: ShapedText.Paragraph, index: Int) -> BrokenLine? {
    guard let hyphenation, let limit else { return nil }
    // Only places that can fit matter.
    var end = start + 1
    while end < paragraph.content.upperBound, !text.allowsBreak[end],
      text.width(of: start..<end) <= limit + Self.slack
    { end += 1 }
    return hyphenation.places(in: text.scalars, start..<end).reversed().lazy
      .filter { text.isClusterStart[$0] }
      .map { BrokenLine(paragraph: index, content: start..<$0, end: $0, endsWithHyphen: true) }
      .first(where: fits)
  }

  private func brokenLine(
    _ range: Range<Int>, in paragraph: ShapedText.Paragraph, index: Int
  ) -> BrokenLine {
    let isLast = range.upperBound == paragraph.content.upperBound
    return BrokenLine(
      paragraph: index, content: text.trimmingTrailingSpaces(range), end: isLast ? paragraph.end : range.upperBound,
      endsWithHyphen: !isLast && text.scalars[range.upperBound - 1].value == 0xAD)
  }

  private func fits(_ line: BrokenLine) -> Bool {
    guard let limit else { return true }
    return slicer.width(of: line.content) + hyphenWidth(of: line) <= limit
  }

  private func hyphenWidth(of line: BrokenLine) -> Int {
    line.endsWithHyphen ? hyphenWidth(text.run(at: line.content.upperBound - 1)) : 0
  }

  /// Returns the last break opportunity up to a bound at which the advances fit, or `nil`.
  private func lastBreak(from start: Int, in paragraph: ShapedText.Paragraph, upTo bound: Int) -> Int? {
    let end = paragraph.content.upperBound
    guard let limit else { return bound >= end ? end : nil }
    if start == end { return bound >= end ? end : nil }
    var best: Int?
    var visibleEnd = start
    var place = start + 1
    while place <= bound {
      if !text.scalars[place - 1].isHangingSpace { visibleEnd = place }
      let width = text.width(of: start..<visibleEnd)
      if width > limit + Self.slack { break }
      if place == end || text.allowsBreak[place] { best = place }
      place += 1
    }
    return best
  }

  /// How much wider than the line its text may be before it is measured exactly. A word that ends in a kerned pair can
  /// be narrower than the sum of its advances.
  private static let slack = 4 * TextUnit.perPoint

  /// Breaks a word that is wider than the line, and not hyphenated, between clusters. At least one cluster stays.
  private func lineOfClusters(from start: Int, in paragraph: ShapedText.Paragraph, index: Int) -> BrokenLine {
    let end = paragraph.content.upperBound
    var places: [Int] = []
    var place = start
    repeat {
      place += 1
      while place < end, !text.isClusterStart[place] { place += 1 }
      places.append(place)
    } while place < end && text.width(of: start..<place) <= (limit ?? 0) + Self.slack
    while let last = places.popLast() {
      let line = brokenLine(start..<last, in: paragraph, index: index)
      if places.isEmpty || fits(line) { return line }
    }
    return brokenLine(start..<end, in: paragraph, index: index)
  }
}
