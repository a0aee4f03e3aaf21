/// Justifies a line: expands its spaces evenly, or the gaps between its ideographs if it has no spaces.
struct Justification {
  let text: ShapedText

  /// Expands a line. A line without spaces or ideographs is unchanged.
  ///
  /// - Parameters:
  ///   - segments: The segments of the line.
  ///   - range: The line's range without leading and trailing spaces.
  ///   - extra: The additional width.
  func widen(_ segments: inout [LineSegment], of range: Range<Int>, by extra: Int) {
    guard extra > 0 else { return }
    // Text before a tab keeps its position.
    let start = text.tabs(in: range).last.map { $0.place + 1 } ?? range.lowerBound
    var places = (start..<range.upperBound).filter { Self.isStretchable(text.scalars[$0]) }
    if places.isEmpty { places = gapsOfIdeographs(in: start..<range.upperBound) }
    guard !places.isEmpty else { return }
    var advances: [Int: Int] = [:]
    for (index, place) in places.enumerated() {
      advances[place] = extra * (index + 1) / places.count - extra * index / places.count
    }
    segments.addAdvances(advances)
  }

  private static func isStretchable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{3000}"
  }

  /// Returns the clusters of ideographs except the last one of the line.
  private func gapsOfIdeographs(in range: Range<Int>) -> [Int] {
    let starts = range.filter { text.isClusterStart[$0] }
    return starts.dropLast().filter { Self.ideographic.contains(UnicodeScript.of(text.scalars[$0]).code) }
  }

  private static let ideographic: Set<String> = ["Hani", "Hira", "Kana", "Bopo"]
}
