/// Makes a line as wide as its paragraph: its spaces grow evenly, or the distances of its ideographs where it has no
/// spaces.
struct Justification {
  let text: ShapedText

  /// Widens a line; one without any place to grow stays as it is.
  ///
  /// - Parameter range: the line's part of the text, which neither begins nor ends with spaces.
  func widen(_ segments: inout [LineSegment], of range: Range<Int>, by extra: Int) {
    guard extra > 0 else { return }
    // What stands before a tab keeps its place.
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

  /// The clusters after which the line may grow: those of ideographs, the last of the line excepted.
  private func gapsOfIdeographs(in range: Range<Int>) -> [Int] {
    let starts = range.filter { text.isClusterStart[$0] }
    return starts.dropLast().filter { Self.ideographic.contains(UnicodeScript.of(text.scalars[$0]).code) }
  }

  private static let ideographic: Set<String> = ["Hani", "Hira", "Kana", "Bopo"]
}
