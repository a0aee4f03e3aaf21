/// Rules P2 to X10 and L1 of Unicode Standard Annex #9: the level of a paragraph, explicit levels, and the isolating run
/// sequences in which the other rules work.
struct BidirectionalParagraph {
  /// The paragraph's own level.
  let level: UInt8

  private let scalars: [Unicode.Scalar]
  private let classes: [BidirectionalClass]
  /// For isolate initiators their matching PDI, or the paragraph's end; for a matched PDI itself; else -1 (BD9).
  private let matches: [Int]

  init(scalars: [Unicode.Scalar], classes: [BidirectionalClass], base: BaseDirection) {
    self.scalars = scalars
    self.classes = classes
    let matches = Self.matchingIsolates(classes)
    self.matches = matches
    switch base {
    case .leftToRight: level = 0
    case .rightToLeft: level = 1
    case .automatic: level = Self.firstStrongLevel(classes, matches, in: 0..<classes.count) ?? 0
    }
  }

  /// The level of every scalar.
  func levels() -> [UInt8] {
    var (levels, resolved) = explicitLevels()
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    for sequence in sequences(kept: kept, levels: levels) {
      sequence.resolve(scalars: scalars, classes: resolved, levels: &levels)
    }
    giveLevelsToRemoved(&levels)
    Bidirectional.resetSpaces(in: &levels, classes: classes, paragraphLevel: level)
    return levels
  }

  private static func matchingIsolates(_ classes: [BidirectionalClass]) -> [Int] {
    var matches = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, bidirectionalClass) in classes.enumerated() {
      if bidirectionalClass.isIsolateInitiator {
        matches[index] = classes.count
        open.append(index)
      } else if bidirectionalClass == .PDI, let initiator = open.popLast() {
        matches[initiator] = index
        matches[index] = index
      }
    }
    return matches
  }

  /// Rules P2 and P3: the direction of the first strong character that is in no isolate within the range.
  private static func firstStrongLevel(
    _ classes: [BidirectionalClass], _ matches: [Int], in range: Range<Int>
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .L: return 0
      case .R, .AL: return 1
      case .LRI, .RLI, .FSI: index = matches[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  /// An entry of the directional status stack.
  private struct Status {
    let level: UInt8
    var override: BidirectionalClass?
    var isIsolate = false
  }

  /// The deepest level that explicit formatting characters can reach (BD2).
  private static let maximumDepth: UInt8 = 125

  /// Rules X1 to X8: the levels that formatting characters make, and the classes that overrides leave.
  private func explicitLevels() -> (levels: [UInt8], classes: [BidirectionalClass]) {
    var levels = [UInt8](repeating: level, count: classes.count)
    var resolved = classes
    var stack = [Status(level: level)]
    var top = Status(level: level)
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0

    /// Takes a new entry onto the stack, unless that is too deep.
    func push(rightToLeft: Bool, override: BidirectionalClass? = nil, isIsolate: Bool = false) -> Bool {
      let next = rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
      guard next <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else { return false }
      top = Status(level: next, override: override, isIsolate: isIsolate)
      stack.append(top)
      return true
    }
    func pop() {
      stack.removeLast()
      top = stack[stack.count - 1]
    }
    func embed(rightToLeft: Bool, override: BidirectionalClass? = nil) {
      if !push(rightToLeft: rightToLeft, override: override), overflowIsolates == 0 { overflowEmbeddings += 1 }
    }
    func isolate(rightToLeft: Bool) {
      if push(rightToLeft: rightToLeft, isIsolate: true) { validIsolates += 1 } else { overflowIsolates += 1 }
    }
    func assign(_ index: Int) {
      levels[index] = top.level
      if let override = top.override { resolved[index] = override }
    }

    for (index, bidirectionalClass) in classes.enumerated() {
      switch bidirectionalClass {
      case .RLE: embed(rightToLeft: true)
      case .LRE: embed(rightToLeft: false)
      case .RLO: embed(rightToLeft: true, override: .R)
      case .LRO: embed(rightToLeft: false, override: .L)
      case .PDF:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count >= 2 {
          pop()
        }
      case .RLI:
        assign(index)
        isolate(rightToLeft: true)
      case .LRI:
        assign(index)
        isolate(rightToLeft: false)
      case .FSI:
        assign(index)
        isolate(rightToLeft: Self.firstStrongLevel(classes, matches, in: index + 1..<matches[index]) == 1)
      case .PDI:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !top.isIsolate { pop() }
          pop()
          validIsolates -= 1
        }
        assign(index)
      case .B, .BN: break
      default: assign(index)
      }
    }
    return (levels, resolved)
  }

  /// Rule X10: the isolating run sequences (BD13), each with the directions at its ends.
  private func sequences(kept: [Int], levels: [UInt8]) -> [BidirectionalSequence] {
    var runs: [Range<Int>] = []  // Of positions in `kept`.
    var runOf = [Int](repeating: -1, count: classes.count)
    for (position, index) in kept.enumerated() {
      if position > 0, levels[kept[position - 1]] == levels[index] {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
      runOf[index] = runs.count - 1
    }

    var sequences: [BidirectionalSequence] = []
    for firstRun in runs where !isMatchedPDI(kept[firstRun.lowerBound]) {
      var indices = Array(kept[firstRun])
      var end = firstRun.upperBound
      while let last = indices.last, classes[last].isIsolateInitiator, matches[last] < classes.count {
        let run = runs[runOf[matches[last]]]
        indices += kept[run]
        end = run.upperBound
      }
      let ownLevel = levels[indices[0]]
      let isOpen = classes[indices[indices.count - 1]].isIsolateInitiator
      let before = firstRun.lowerBound == 0 ? level : levels[kept[firstRun.lowerBound - 1]]
      let after = isOpen || end == kept.count ? level : levels[kept[end]]
      sequences.append(
        BidirectionalSequence(
          indices: indices, level: ownLevel, start: Self.direction(of: max(ownLevel, before)),
          end: Self.direction(of: max(ownLevel, after))))
    }
    return sequences
  }

  private func isMatchedPDI(_ index: Int) -> Bool { classes[index] == .PDI && matches[index] == index }

  private static func direction(of level: UInt8) -> BidirectionalClass { level & 1 == 0 ? .L : .R }

  /// Section 5.2: what rule X9 removes goes along with what precedes it.
  private func giveLevelsToRemoved(_ levels: inout [UInt8]) {
    var previous = level
    for index in levels.indices {
      if classes[index].isRemoved { levels[index] = previous }
      previous = levels[index]
    }
  }
}
