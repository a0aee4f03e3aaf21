/// Where text may be broken, and which way it runs.
enum Segmentation {
  /// For each place before a scalar, and the end: whether a line may be broken there.
  static func breaks(in scalars: [Unicode.Scalar]) -> [Bool] {
    var breaks = [Bool](repeating: false, count: scalars.count + 1)
    for (index, opportunity) in LineBreaking.opportunities(in: scalars).enumerated() {
      breaks[index + 1] = opportunity != .prohibited
    }
    return breaks
  }

  /// The text between hard breaks, and where each one's break ends. A hard break at the end is followed by an empty
  /// paragraph, as is no text at all.
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

  /// Writes the embedding levels of a paragraph and returns the paragraph's own. The first letter decides that; without
  /// a letter the layout's direction does.
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
    // The mark at the end is the first letter of a text without letters.
    let probe = direction == .leftToRight ? text : text + [rightToLeftMark]
    return Bidirectional.paragraphLevel(of: probe, base: .automatic)
  }

  /// The order in which stretches of text stand from left to right, given their levels in logical order.
  static func visualOrder(_ levels: [UInt8]) -> [Int] { Bidirectional.visualOrder(levels: levels) }
}
