/// The direction a paragraph is laid out in.
enum BaseDirection: Equatable, Sendable {
  case leftToRight
  case rightToLeft
  /// That of the first strong character outside isolates, left to right if there is none (rules P2 and P3).
  case automatic
}

/// The bidirectional algorithm of Unicode Standard Annex #9 for Unicode 15.0.
///
/// Levels are resolved for a paragraph before lines are broken; each line then takes its part of them through
/// ``lineLevels(_:of:line:paragraphLevel:)`` and puts its runs into ``visualOrder(levels:)``.
enum Bidirectional {
  /// The embedding level of each scalar: even is left to right, odd is right to left.
  ///
  /// The text may hold several paragraphs, separated by scalars of class B (CR LF counts as one); each has its own base
  /// direction if that is automatic. Rule L1 is applied as if every paragraph were one line. Invisible formatting
  /// characters, which the annex removes (rule X9), have the level of what precedes them. Linear time.
  static func levels(of scalars: [Unicode.Scalar], base: BaseDirection) -> [UInt8] {
    let classes = BidirectionalClass.classes(of: scalars)
    if base != .rightToLeft, !classes.contains(where: raisesLevels) {
      return [UInt8](repeating: 0, count: scalars.count)
    }
    var levels: [UInt8] = []
    levels.reserveCapacity(scalars.count)
    var start = 0
    while start < scalars.count {
      let end = paragraphEnd(from: start, scalars, classes)
      let paragraph = BidirectionalParagraph(
        scalars: Array(scalars[start..<end]), classes: Array(classes[start..<end]), base: base)
      levels += paragraph.levels()
      start = end
    }
    return levels
  }

  /// The embedding level of the first paragraph: 0 from left to right, 1 from right to left.
  static func paragraphLevel(of scalars: [Unicode.Scalar], base: BaseDirection) -> UInt8 {
    let classes = BidirectionalClass.classes(of: scalars)
    let end = paragraphEnd(from: 0, scalars, classes)
    return BidirectionalParagraph(
      scalars: Array(scalars[..<end]), classes: Array(classes[..<end]), base: base
    ).level
  }

  /// The levels of the scalars of one line, with the spaces at its end set to the paragraph's level (rule L1).
  static func lineLevels(
    _ levels: [UInt8], of scalars: [Unicode.Scalar], line: Range<Int>, paragraphLevel: UInt8
  ) -> [UInt8] {
    var lineLevels = Array(levels[line])
    resetSpaces(
      in: &lineLevels, classes: BidirectionalClass.classes(of: Array(scalars[line])), paragraphLevel: paragraphLevel)
    return lineLevels
  }

  /// The indices of a line's scalars, or of its runs, from left to right (rule L2). Time proportional to their number
  /// times the difference of the highest and the lowest level.
  static func visualOrder(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.lazy.map({ $0 | 1 }).min() else { return order }
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < levels.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }

  /// The scalar that looks like the mirror image of this one, to be drawn in its place at odd levels (rule L4), or
  /// `nil` for most scalars.
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    var low = 0
    var high = mirrors.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(truncatingIfNeeded: mirrors[middle] &>> 32) < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < mirrors.count, mirrors[low] &>> 32 == UInt64(scalar.value) else { return nil }
    return Unicode.Scalar(UInt32(truncatingIfNeeded: mirrors[low]))
  }

  /// Rule L1: separators, and the spaces before them or at the end of the line, take the paragraph's level.
  static func resetSpaces(in levels: inout [UInt8], classes: [BidirectionalClass], paragraphLevel: UInt8) {
    var isTrailing = true
    for index in levels.indices.reversed() {
      switch classes[index] {
      case .B, .S: isTrailing = true
      case .WS, .LRI, .RLI, .FSI, .PDI, .BN, .LRE, .LRO, .RLE, .RLO, .PDF: break
      default: isTrailing = false
      }
      if isTrailing { levels[index] = paragraphLevel }
    }
  }

  /// Whether a class can give any scalar of a left-to-right paragraph another level than zero.
  private static func raisesLevels(_ bidirectionalClass: BidirectionalClass) -> Bool {
    switch bidirectionalClass {
    case .R, .AL, .AN, .LRE, .LRO, .RLE, .RLO, .LRI, .RLI, .FSI: true
    default: false
    }
  }

  /// Rule P1: a paragraph ends after its separator.
  private static func paragraphEnd(
    from start: Int, _ scalars: [Unicode.Scalar], _ classes: [BidirectionalClass]
  ) -> Int {
    guard let separator = classes[start...].firstIndex(of: .B) else { return classes.count }
    let isCarriageReturnLineFeed =
      scalars[separator] == "\r" && separator + 1 < scalars.count && scalars[separator + 1] == "\n"
    return separator + (isCarriageReturnLineFeed ? 2 : 1)
  }
}
