/// Whether a line may end after a scalar.
enum LineBreakOpportunity: Equatable, Sendable {
  case prohibited
  case allowed
  case mandatory
}

/// The line breaking algorithm of Unicode Standard Annex #14 for Unicode 15.0, with the regular expression for numbers
/// of its section 8.2, example 7, in place of the pairs of rule LB25. (The annex's test file assumes the same.)
///
/// Scripts that need a dictionary (Thai, Lao, Khmer, Burmese) break at spaces only.
enum LineBreaking {
  /// For each scalar whether a line may, must or must not end after it. The last one is `.mandatory` by rule LB3, as
  /// text ends there; a line break at the end of the text shows in the scalar itself. Linear time.
  static func opportunities(in scalars: [Unicode.Scalar]) -> [LineBreakOpportunity] {
    var opportunities = [LineBreakOpportunity](repeating: .prohibited, count: scalars.count)
    let units = units(of: ScalarTable.lineBreakClasses.values(of: scalars))
    guard let last = units.last else { return opportunities }
    var context = Context()
    for index in 0..<units.count - 1 {
      context.pass(units[index])
      let next = units[index + 1].set
      let afterNext = index + 2 < units.count ? units[index + 2].set : .none
      opportunities[units[index].end] = context.opportunity(before: next, followedBy: afterNext)
    }
    opportunities[last.end] = .mandatory
    return opportunities
  }

  /// A scalar with the marks that follow it, which rules LB9 and LB10 treat as one.
  private struct Unit {
    let set: Classes
    var end: Int
    var endsWithJoiner: Bool
  }

  private static func units(of values: [UInt8]) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let set = Classes(value)
      if set.isIn(.CM | .ZWJ), let last = units.last, !last.set.isIn(.lineBreaks | .SP | .ZW) {
        units[units.count - 1].end = index
        units[units.count - 1].endsWithJoiner = set == .ZWJ
      } else {
        units.append(Unit(set: set.isIn(.CM | .ZWJ) ? .AL : set, end: index, endsWithJoiner: set == .ZWJ))
      }
    }
    return units
  }

  /// What the rules need to know of the text before a boundary.
  private struct Context {
    /// Where a number (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)? stands.
    private enum Number { case none, digits, closed }

    private var last: Classes = .none
    private var beforeLast: Classes = .none
    /// The last that is not a space.
    private var lastSolid: Classes = .none
    private var endsWithJoiner = false
    private var number = Number.none
    private var hasOddIndicators = false

    mutating func pass(_ unit: Unit) {
      beforeLast = last
      last = unit.set
      if unit.set != .SP { lastSolid = unit.set }
      endsWithJoiner = unit.endsWithJoiner
      hasOddIndicators = unit.set == .RI && !hasOddIndicators
      if unit.set == .NU {
        number = .digits
      } else if number == .digits, unit.set.isIn(.closing) {
        number = .closed
      } else if number != .digits || !unit.set.isIn(.SY | .IS) {
        number = .none
      }
    }

    /// The rules in the annex's order: the first that applies decides.
    func opportunity(before next: Classes, followedBy afterNext: Classes) -> LineBreakOpportunity {
      func isPair(_ left: Classes, _ right: Classes) -> Bool { last.isIn(left) && next.isIn(right) }

      // LB4 to LB6: line breaks.
      if last == .CR, next == .LF { return .prohibited }
      if last.isIn(.lineBreaks) { return .mandatory }
      if next.isIn(.lineBreaks) { return .prohibited }
      // LB7, LB8: before spaces never, after zero width space always.
      if next.isIn(.SP | .ZW) { return .prohibited }
      if lastSolid == .ZW { return .allowed }
      // LB8a: zero width joiner.
      if endsWithJoiner { return .prohibited }
      // LB11, LB12, LB12a: word joiner, no-break space.
      if last == .WJ || next == .WJ || last == .GL { return .prohibited }
      if next == .GL, !last.isIn(.SP | .BA | .HY) { return .prohibited }
      // LB13 to LB17: closing, opening, quotation and what goes with it, across spaces.
      if next.isIn(.CL | .CP | .CPW | .EX | .IS | .SY) { return .prohibited }
      if lastSolid.isIn(.opening) { return .prohibited }
      if lastSolid == .QU, next.isIn(.opening) { return .prohibited }
      if lastSolid.isIn(.closing), next == .NS { return .prohibited }
      if lastSolid == .B2, next == .B2 { return .prohibited }
      // LB18: after spaces.
      if last == .SP { return .allowed }
      // LB19, LB20: quotation marks, objects.
      if last == .QU || next == .QU { return .prohibited }
      if last == .CB || next == .CB { return .allowed }
      // LB21 to LB22: hyphens and their like.
      if next.isIn(.BA | .HY | .NS) || last == .BB { return .prohibited }
      if beforeLast == .HL, last.isIn(.HY | .BA) { return .prohibited }
      if isPair(.SY, .HL) || next == .IN { return .prohibited }
      // LB23 to LB25: numbers, their signs and their neighbors.
      if isPair(.letters, .NU) || isPair(.NU, .letters) { return .prohibited }
      if isPair(.PR, .pictorial) || isPair(.pictorial, .PO) { return .prohibited }
      if isPair(.signs, .letters) || isPair(.letters, .signs) { return .prohibited }
      if isPair(.signs | .HY, .NU) { return .prohibited }
      if isPair(.signs, .opening | .HY), afterNext == .NU { return .prohibited }
      if number == .digits, next.isIn(.NU | .PR | .PO) { return .prohibited }
      if number == .closed, next.isIn(.signs) { return .prohibited }
      // LB26, LB27: Korean syllables.
      if isPair(.JL, .JL | .JV | .H2 | .H3) || isPair(.JV | .H2, .JV | .JT) || isPair(.JT | .H3, .JT) {
        return .prohibited
      }
      if isPair(.korean, .PO) || isPair(.PR, .korean) { return .prohibited }
      // LB28 to LB30: words.
      if isPair(.letters | .IS, .letters) { return .prohibited }
      if isPair(.letters | .NU, .OP) || isPair(.CP, .letters | .NU) { return .prohibited }
      // LB30a, LB30b: flags, emoji with skin tones.
      if hasOddIndicators, next == .RI { return .prohibited }
      if isPair(.EB | .EP, .EM) { return .prohibited }
      return .allowed
    }
  }

  /// A set of classes of the Line_Break property after rule LB1, under the annex's abbreviations so that the rules read
  /// as they stand there. The bits are numbered as the generated table numbers the classes.
  private struct Classes: Equatable {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// The class of a table's value.
    @inline(__always)
    init(_ value: UInt8) { bits = 1 &<< UInt64(value) }

    /// Whether a class is one of a set's. No class is in none.
    @inline(__always)
    func isIn(_ set: Classes) -> Bool { bits & set.bits != 0 }

    @inline(__always)
    static func | (left: Classes, right: Classes) -> Classes { Classes(bits: left.bits | right.bits) }

    static let none = Classes(bits: 0)
    static let BK = Classes(bits: 1 << 0)  // Mandatory break.
    static let CR = Classes(bits: 1 << 1)  // Carriage return.
    static let LF = Classes(bits: 1 << 2)  // Line feed.
    static let NL = Classes(bits: 1 << 3)  // Next line.
    static let SP = Classes(bits: 1 << 4)  // Space.
    static let ZW = Classes(bits: 1 << 5)  // Zero width space.
    static let WJ = Classes(bits: 1 << 6)  // Word joiner.
    static let ZWJ = Classes(bits: 1 << 7)  // Zero width joiner.
    static let CM = Classes(bits: 1 << 8)  // Combining mark.
    static let GL = Classes(bits: 1 << 9)  // Glue.
    static let OP = Classes(bits: 1 << 10)  // Open punctuation.
    /// Open punctuation whose East_Asian_Width is wide, full-width or half-width, which rule LB30 excludes.
    static let OPW = Classes(bits: 1 << 11)
    static let CL = Classes(bits: 1 << 12)  // Close punctuation.
    static let CP = Classes(bits: 1 << 13)  // Close parenthesis.
    /// A close parenthesis whose East_Asian_Width is wide, full-width or half-width, which rule LB30 excludes.
    static let CPW = Classes(bits: 1 << 14)
    static let QU = Classes(bits: 1 << 15)  // Quotation.
    static let EX = Classes(bits: 1 << 16)  // Exclamation.
    static let IS = Classes(bits: 1 << 17)  // Infix numeric separator.
    static let SY = Classes(bits: 1 << 18)  // Symbol allowing a break after it.
    static let NS = Classes(bits: 1 << 19)  // Nonstarter.
    static let B2 = Classes(bits: 1 << 20)  // Break before and after.
    static let BA = Classes(bits: 1 << 21)  // Break after.
    static let BB = Classes(bits: 1 << 22)  // Break before.
    static let HY = Classes(bits: 1 << 23)  // Hyphen.
    static let CB = Classes(bits: 1 << 24)  // Contingent break.
    static let IN = Classes(bits: 1 << 25)  // Inseparable.
    static let NU = Classes(bits: 1 << 26)  // Numeric.
    static let PR = Classes(bits: 1 << 27)  // Prefix numeric.
    static let PO = Classes(bits: 1 << 28)  // Postfix numeric.
    static let AL = Classes(bits: 1 << 29)  // Alphabetic.
    static let HL = Classes(bits: 1 << 30)  // Hebrew letter.
    static let ID = Classes(bits: 1 << 31)  // Ideographic.
    static let EB = Classes(bits: 1 << 32)  // Emoji base.
    static let EM = Classes(bits: 1 << 33)  // Emoji modifier.
    /// Unassigned but reserved for emoji, which rule LB30b treats as an emoji base.
    static let EP = Classes(bits: 1 << 34)
    static let RI = Classes(bits: 1 << 35)  // Regional indicator.
    static let JL = Classes(bits: 1 << 36)  // Hangul leading jamo.
    static let JV = Classes(bits: 1 << 37)  // Hangul vowel jamo.
    static let JT = Classes(bits: 1 << 38)  // Hangul trailing jamo.
    static let H2 = Classes(bits: 1 << 39)  // Hangul syllable without a trailing consonant.
    static let H3 = Classes(bits: 1 << 40)  // Hangul syllable with one.

    static var lineBreaks: Classes { BK | CR | LF | NL }
    static var opening: Classes { OP | OPW }
    static var closing: Classes { CL | CP | CPW }
    static var letters: Classes { AL | HL }
    static var signs: Classes { PR | PO }
    static var pictorial: Classes { ID | EB | EM | EP }
    static var korean: Classes { JL | JV | JT | H2 | H3 }
  }
}
