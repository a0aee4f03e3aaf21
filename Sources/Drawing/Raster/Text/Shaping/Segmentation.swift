/// Line break opportunities, paragraphs and bidirectional levels.
enum Segmentation {
  /// Returns whether a line may break before each scalar and at the end.
  static func breaks(in scalars: [Unicode.Scalar]) -> [Bool] {
    var breaks = [Bool](repeating: false, count: scalars.count + 1)
    for (index, opportunity) in LineBreaking.opportunities(in: scalars).enumerated() {
      breaks[index + 1] = opportunity != .prohibited
    }
    return breaks
  }

  /// Returns the text between hard breaks, and the end of each break. Empty text and a hard break at the end give an
  /// empty paragraph.
  static func paragraphs(of scalars: [Unicode.Scalar]) -> [(content: Range<Int>, end: Int)] {
    var paragraphs: [(Range<Int>, Int)] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      guard scalars[index].isHardBreak else {
        index += 1
        continue
      }
      let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      let end = index + (isPair ? 2 : 1)
      paragraphs.append((start..<index, end))
      start = end
      index = end
    }
    paragraphs.append((start..<scalars.count, scalars.count))
    return paragraphs
  }

  /// Writes the embedding levels of a paragraph, and returns its base level. The first strong character determines the
  /// base level, or the layout direction if there is none.
  static func resolveLevels(
    of scalars: [Unicode.Scalar], in content: Range<Int>, direction: LayoutDirection, baseLevel: UInt8?,
    into levels: inout [UInt8]
  ) -> UInt8 {
    let text = Array(scalars[content])
    let base = baseLevel ?? paragraphLevel(of: text, direction: direction)
    let resolved = Bidirectional.levels(of: text, base: base == 0 ? .leftToRight : .rightToLeft)
    levels.replaceSubrange(content, with: resolved)
    return base
  }

  private static func paragraphLevel(of text: [Unicode.Scalar], direction: LayoutDirection) -> UInt8 {
    let rightToLeftMark: Unicode.Scalar = "\u{200F}"
    // A direction mark at the end is the first strong character of text without letters.
    let probe = direction == .leftToRight ? text : text + [rightToLeftMark]
    return Bidirectional.paragraphLevel(of: probe, base: .automatic)
  }

  /// Returns the visual order, from left to right, of text ranges with the given levels.
  static func visualOrder(_ levels: [UInt8]) -> [Int] { Bidirectional.visualOrder(levels: levels) }
}
