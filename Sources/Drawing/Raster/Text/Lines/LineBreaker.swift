/// A line before layout: ranges of a ``ShapedText``.
struct BrokenLine {
  var paragraph: Int
  /// The visible range, without trailing spaces.
  var content: Range<Int>
  /// The start of the next line.
  var end: Int
  /// Whether the line ends at a soft hyphen, which is then visible.
  var endsWithHyphen: Bool
}

/// Breaks shaped text into lines, greedily.
struct LineBreaker {
  let slicer: LineSlicer
  /// The line width in text units, or `nil` to break at hard breaks only.
  let limit: Int?
  /// Returns the width of a run's hyphen.
  let hyphenWidth: (_ run: Int) -> Int

  private let text: ShapedText

  init(slicer: LineSlicer, limit: Int?, hyphenWidth: @escaping (_ run: Int) -> Int) {
    self.slicer = slicer
    self.limit = limit
    self.hyphenWidth = hyphenWidth
    text = slicer.text
  }

  /// Returns the first `count` lines, or all lines.
  func lines(atMost count: Int?) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      var start = paragraph.content.lowerBound
      repeat {
        if let count, lines.count == count { return lines }
        let line = line(from: start, in: paragraph, index: index)
        lines.append(line)
        start = line.end
      } while start < paragraph.content.upperBound
    }
    return lines
  }

  private func line(from start: Int, in paragraph: ShapedText.Paragraph, index: Int) -> BrokenLine {
    var bound = paragraph.content.upperBound
    while let place = lastBreak(from: start, in: paragraph, upTo: bound) {
      let line = brokenLine(start..<place, in: paragraph, index: index)
      if fits(line) { return line }
      // Breaking here made the text wider, so the previous break opportunity is next.
      bound = place - 1
    }
    return lineOfClusters(from: start, in: paragraph, index: index)
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

  /// Breaks a word that is wider than the line between clusters. At least one cluster stays.
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
