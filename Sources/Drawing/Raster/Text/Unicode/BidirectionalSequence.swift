/// An isolating run sequence, and rules W1 to I2 of Unicode Standard Annex #9, which resolve the levels within it.
struct BidirectionalSequence {
  /// The scalars of the sequence, as indices into the paragraph.
  let indices: [Int]
  /// The level of all of them before they are resolved.
  let level: UInt8
  /// The direction at the start, `sos`.
  let start: BidirectionalClass
  /// The direction at the end, `eos`.
  let end: BidirectionalClass

  /// The direction of the level itself.
  private var embedding: BidirectionalClass { level & 1 == 0 ? .L : .R }

  /// Replaces the levels of the sequence's scalars. `classes` are those that the explicit rules left.
  func resolve(scalars: [Unicode.Scalar], classes: [BidirectionalClass], levels: inout [UInt8]) {
    let original = indices.map { classes[$0] }
    var types = original
    resolveWeak(&types)
    resolveBrackets(&types, original: original, scalars: scalars)
    resolveNeutral(&types)
    for (position, index) in indices.enumerated() { levels[index] = level + step(types[position]) }
  }

  /// Rules I1 and I2.
  private func step(_ type: BidirectionalClass) -> UInt8 {
    switch (embedding, type) {
    case (.L, .L), (.R, .R): 0
    case (.L, .R), (.R, .L), (.R, .EN), (.R, .AN): 1
    case (.L, .EN), (.L, .AN): 2
    default: 0
    }
  }

  // MARK: Weak types

  private func resolveWeak(_ types: inout [BidirectionalClass]) {
    resolveMarksAndArabicNumbers(&types)
    resolveSeparatorsBetweenNumbers(&types)
    resolveTerminatorsAndRemainingSeparators(&types)
    resolveEuropeanNumbers(&types)
  }

  /// Rules W1 to W3.
  private func resolveMarksAndArabicNumbers(_ types: inout [BidirectionalClass]) {
    var previous = start
    var strong = start
    for position in types.indices {
      var type = types[position]
      if type == .NSM { type = previous.isIsolateInitiator || previous == .PDI ? .ON : previous }
      previous = type
      switch type {
      case .L, .R, .AL:
        strong = type
        types[position] = type == .AL ? .R : type
      case .EN: types[position] = strong == .AL ? .AN : .EN
      default: types[position] = type
      }
    }
  }

  /// Rule W4.
  private func resolveSeparatorsBetweenNumbers(_ types: inout [BidirectionalClass]) {
    guard types.count >= 3 else { return }
    for position in 1..<types.count - 1 {
      let before = types[position - 1]
      guard before == types[position + 1] else { continue }
      switch types[position] {
      case .ES where before == .EN: types[position] = .EN
      case .CS where before == .EN || before == .AN: types[position] = before
      default: break
      }
    }
  }

  /// Rules W5 and W6.
  private func resolveTerminatorsAndRemainingSeparators(_ types: inout [BidirectionalClass]) {
    var position = 0
    while position < types.count {
      if types[position] == .ET {
        let first = position
        while position < types.count, types[position] == .ET { position += 1 }
        let touchesNumber =
          first > 0 && types[first - 1] == .EN || position < types.count && types[position] == .EN
        for terminator in first..<position { types[terminator] = touchesNumber ? .EN : .ON }
      } else {
        if types[position] == .ES || types[position] == .CS { types[position] = .ON }
        position += 1
      }
    }
  }

  /// Rule W7.
  private func resolveEuropeanNumbers(_ types: inout [BidirectionalClass]) {
    var strong = start
    for position in types.indices {
      switch types[position] {
      case .L, .R: strong = types[position]
      case .EN where strong == .L: types[position] = .L
      default: break
      }
    }
  }

  // MARK: Neutral types

  /// The direction that a type counts for among neutrals: numbers are right to left.
  private func strongDirection(_ type: BidirectionalClass) -> BidirectionalClass? {
    switch type {
    case .L: .L
    case .R, .EN, .AN: .R
    default: nil
    }
  }

  /// Rule N0. At most 63 pairs can be nested, so that the time stays linear although each pair looks at its content.
  private func resolveBrackets(
    _ types: inout [BidirectionalClass], original: [BidirectionalClass], scalars: [Unicode.Scalar]
  ) {
    let neutrals = types.indices.filter { types[$0] == .ON }.map { (position: $0, scalar: scalars[indices[$0]]) }
    for pair in BidirectionalBracket.pairs(in: neutrals) {
      let content = types[pair.opening + 1..<pair.closing].lazy.compactMap(strongDirection)
      let direction: BidirectionalClass
      if content.contains(embedding) {
        direction = embedding
      } else if content.first != nil {
        // Only the opposite direction within: it counts if the text before has it as well.
        let before = types[..<pair.opening].lazy.reversed().compactMap(strongDirection).first ?? start
        direction = before
      } else {
        continue
      }
      for bracket in [pair.opening, pair.closing] {
        types[bracket] = direction
        var mark = bracket + 1
        while mark < types.count, original[mark] == .NSM {
          types[mark] = direction
          mark += 1
        }
      }
    }
  }

  /// Rules N1 and N2.
  private func resolveNeutral(_ types: inout [BidirectionalClass]) {
    var position = 0
    var before = start
    while position < types.count {
      if let direction = strongDirection(types[position]) {
        before = direction
        position += 1
        continue
      }
      let first = position
      while position < types.count, strongDirection(types[position]) == nil { position += 1 }
      let after = position < types.count ? strongDirection(types[position]) ?? end : end
      for neutral in first..<position { types[neutral] = before == after ? before : embedding }
    }
  }
}
