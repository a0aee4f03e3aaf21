/// Groups scalars into user-perceived characters, between which font, color, line breaks and truncation may change: the extended
/// grapheme clusters of Unicode Standard Annex #29 for Unicode 17.0. The rules of `Character` depend on the version of Swift.
enum GraphemeClusters {
  /// Grapheme_Cluster_Break, with the classes that rules GB9c and GB11 distinguish. The order is that of the generated table.
  private enum Class: UInt8 {
    case other, CR, LF, control, extend, linker, nonjoiner, ZWJ, RI, prepend, spacingMark, L, V, T, LV, LVT, pictograph
    case consonant
  }

  /// Returns whether each scalar begins a cluster.
  ///
  /// - Complexity: O(*n*).
  static func starts(in scalars: [Unicode.Scalar]) -> [Bool] {
    var starts = [Bool](repeating: true, count: scalars.count)
    // Scalars before the combining marks do not combine, except a line break of two.
    guard scalars.contains(where: { $0.value >= 0x300 || $0 == "\r" || $0.value == 0xA9 || $0.value == 0xAE }) else {
      return starts
    }
    var context = Context()
    for (index, scalar) in scalars.enumerated() {
      let next = Class(rawValue: ScalarTable.graphemeClasses[scalar]) ?? .other
      starts[index] = index == 0 || context.breaks(before: next)
      context.pass(next)
    }
    return starts
  }

  /// What the rules need to know of the text before a boundary.
  private struct Context {
    private var last = Class.other
    private var hasOddIndicators = false
    /// Whether the text ends with a pictograph and what extends it.
    private var endsWithPictograph = false
    /// Whether a joiner follows that.
    private var joinsPictograph = false
    /// Whether the text ends with a consonant and what extends it, and whether a linker is among that.
    private var endsWithConsonant = false
    private var hasLinker = false

    mutating func pass(_ next: Class) {
      joinsPictograph = next == .ZWJ && endsWithPictograph
      endsWithPictograph =
        next == .pictograph || endsWithPictograph && (next == .extend || next == .linker || next == .nonjoiner)
      switch next {
      case .consonant: (endsWithConsonant, hasLinker) = (true, false)
      case .linker: hasLinker = endsWithConsonant
      case .extend, .ZWJ: break
      default: (endsWithConsonant, hasLinker) = (false, false)
      }
      hasOddIndicators = next == .RI && !hasOddIndicators
      last = next
    }

    /// The rules in the annex's order: the first that applies decides.
    func breaks(before next: Class) -> Bool {
      // GB3 to GB5: line breaks and controls.
      if last == .CR, next == .LF { return false }
      if Self.isControl(last) || Self.isControl(next) { return true }
      // GB6 to GB8: Hangul syllables.
      switch (last, next) {
      case (.L, .L), (.L, .V), (.L, .LV), (.L, .LVT), (.LV, .V), (.LV, .T), (.V, .V), (.V, .T), (.LVT, .T), (.T, .T):
        return false
      default: break
      }
      // GB9 to GB9b: what extends a cluster, and what begins one.
      switch next {
      case .extend, .linker, .nonjoiner, .ZWJ, .spacingMark: return false
      default: if last == .prepend { return false }
      }
      // GB9c, GB11: conjuncts, sequences of emoji.
      if next == .consonant, endsWithConsonant, hasLinker { return false }
      if next == .pictograph, joinsPictograph { return false }
      // GB12, GB13: flags.
      return !(next == .RI && hasOddIndicators)
    }

    private static func isControl(_ value: Class) -> Bool { value == .control || value == .CR || value == .LF }
  }
}
