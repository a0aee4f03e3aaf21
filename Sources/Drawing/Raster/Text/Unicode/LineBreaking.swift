/// Whether a line may end after a scalar.
enum LineBreakOpportunity: Equatable, Sendable {
  case prohibited
  case allowed
  case mandatory
}

/// The line breaking algorithm of Unicode Standard Annex #14 for Unicode 17.0.
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
      let next = Following(
        next: units[index + 1], second: index + 2 < units.count ? units[index + 2] : .none,
        third: index + 3 < units.count ? units[index + 3].set : .none)
      opportunities[units[index].end] = context.opportunity(before: next)
    }
    opportunities[last.end] = .mandatory
    return opportunities
  }

  /// A scalar with the marks that follow it, which rules LB9 and LB10 treat as one.
  private struct Unit {
    var set: Classes
    var isEastAsian = false
    var end = 0
    var endsWithJoiner = false

    static let none = Unit(set: .none)
  }

  /// The units after a boundary.
  private struct Following {
    var next: Unit
    var second: Unit
    var third: Classes
  }

  private static func units(of values: [UInt8]) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let set = Classes(value & 0x7F)
      if set.isIn(.CM | .ZWJ), let last = units.last, !last.set.isIn(.lineBreaks | .SP | .ZW) {
        units[units.count - 1].end = index
        units[units.count - 1].endsWithJoiner = set == .ZWJ
      } else {
        units.append(
          Unit(
            set: set.isIn(.CM | .ZWJ) ? .AL : set, isEastAsian: value & 0x80 != 0, end: index,
            endsWithJoiner: set == .ZWJ))
      }
    }
    return units
  }

  /// What the rules need to know of the text before a boundary.
  private struct Context {
    /// The place in a number: after NU (SY | IS)*, or after the CL or CP that follows it.
    private enum Number { case none, digits, closed }

    private var last = Unit.none
    private var beforeLast = Unit.none
    /// The last that is not a space.
    private var lastSolid: Classes = .none
    /// Whether that is an initial quotation mark that opens a quotation.
    private var opensQuotation = false
    private var number = Number.none
    private var hasOddIndicators = false

    mutating func pass(_ unit: Unit) {
      beforeLast = last
      last = unit
      if unit.set != .SP {
        lastSolid = unit.set
        opensQuotation =
          unit.set == .QUI
          && (beforeLast.set == .none || beforeLast.set.isIn(.lineBreaks | .OP | .quotation | .GL | .SP | .ZW))
      }
      hasOddIndicators = unit.set == .RI && !hasOddIndicators
      if unit.set == .NU {
        number = .digits
      } else if number == .digits, unit.set.isIn(.CL | .CP) {
        number = .closed
      } else if number != .digits || !unit.set.isIn(.SY | .IS) {
        number = .none
      }
    }

    /// The rules in the annex's order: the first that applies decides.
    func opportunity(before following: Following) -> LineBreakOpportunity {
      let (last, next) = (self.last.set, following.next.set)
      func isPair(_ left: Classes, _ right: Classes) -> Bool { last.isIn(left) && next.isIn(right) }

      // LB4 to LB6: line breaks.
      if last == .CR, next == .LF { return .prohibited }
      if last.isIn(.lineBreaks) { return .mandatory }
      if next.isIn(.lineBreaks) { return .prohibited }
      // LB7, LB8: before spaces never, after zero width space always.
      if next.isIn(.SP | .ZW) { return .prohibited }
      if lastSolid == .ZW { return .allowed }
      // LB8a: zero width joiner.
      if self.last.endsWithJoiner { return .prohibited }
      // LB11, LB12, LB12a: word joiner, no-break space.
      if last == .WJ || next == .WJ || last == .GL { return .prohibited }
      if next == .GL, !last.isIn(.SP | .BA | .HY | .HH) { return .prohibited }
      // LB13, LB14: closing and opening punctuation, across spaces.
      if next.isIn(.CL | .CP | .EX | .SY) { return .prohibited }
      if lastSolid == .OP { return .prohibited }
      // LB15a to LB15d: quotation marks at the ends of a quotation, decimal points.
      if opensQuotation { return .prohibited }
      if next == .QUF, following.second.set == .none || following.second.set.isIn(.afterQuotation) {
        return .prohibited
      }
      if isPair(.SP, .IS), following.second.set == .NU { return .allowed }
      if next == .IS { return .prohibited }
      // LB16 to LB18: across spaces, and after spaces.
      if lastSolid.isIn(.CL | .CP), next == .NS { return .prohibited }
      if lastSolid == .B2, next == .B2 { return .prohibited }
      if last == .SP { return .allowed }
      // LB19 to LB20a: quotation marks, objects, hyphens at the start of a word.
      if joinsQuotation(following) { return .prohibited }
      if last == .CB || next == .CB { return .allowed }
      if isPair(.HY | .HH, .letters), beforeLast.set == .none || beforeLast.set.isIn(.beforeWord) {
        return .prohibited
      }
      // LB21 to LB22: hyphens and their like.
      if next.isIn(.BA | .HH | .HY | .NS) || last == .BB { return .prohibited }
      if beforeLast.set == .HL, last.isIn(.HY | .HH), next != .HL { return .prohibited }
      if isPair(.SY, .HL) || next == .IN { return .prohibited }
      return words(following)
    }

    /// LB19, LB19a.
    private func joinsQuotation(_ following: Following) -> Bool {
      let (last, next) = (self.last, following.next)
      if next.set.isIn(.QU | .QUF) || last.set.isIn(.QU | .QUI) { return true }
      if next.set.isIn(.quotation) {
        if !last.isEastAsian || following.second.set == .none || !following.second.isEastAsian { return true }
      }
      if last.set.isIn(.quotation) {
        if !next.isEastAsian || beforeLast.set == .none || !beforeLast.isEastAsian { return true }
      }
      return false
    }

    /// LB23 to LB31.
    private func words(_ following: Following) -> LineBreakOpportunity {
      let (last, next, second) = (self.last.set, following.next.set, following.second.set)
      func isPair(_ left: Classes, _ right: Classes) -> Bool { last.isIn(left) && next.isIn(right) }

      // LB23 to LB25: numbers, their signs and their neighbors.
      if isPair(.letters, .NU) || isPair(.NU, .letters) { return .prohibited }
      if isPair(.PR, .pictorial) || isPair(.pictorial, .PO) { return .prohibited }
      if isPair(.signs, .letters) || isPair(.letters, .signs) { return .prohibited }
      if number != .none, next.isIn(.signs) { return .prohibited }
      if isPair(.signs, .OP), second == .NU || second == .IS && following.third == .NU { return .prohibited }
      if isPair(.signs | .HY | .IS, .NU) || number == .digits && next == .NU { return .prohibited }
      // LB26, LB27: Korean syllables.
      if isPair(.JL, .JL | .JV | .H2 | .H3) || isPair(.JV | .H2, .JV | .JT) || isPair(.JT | .H3, .JT) {
        return .prohibited
      }
      if isPair(.korean, .PO) || isPair(.PR, .korean) { return .prohibited }
      // LB28, LB28a: words, and orthographic syllables of Brahmic scripts.
      if isPair(.letters, .letters) { return .prohibited }
      if isPair(.AP, .aksaras) || isPair(.aksaras, .VF | .VI) { return .prohibited }
      if beforeLast.set.isIn(.aksaras), isPair(.VI, .AK | .DC) { return .prohibited }
      if isPair(.aksaras, .aksaras), second == .VF { return .prohibited }
      // LB29, LB30: punctuation in words.
      if isPair(.IS, .letters) { return .prohibited }
      if isPair(.letters | .NU, .OP), !following.next.isEastAsian { return .prohibited }
      if isPair(.CP, .letters | .NU), !self.last.isEastAsian { return .prohibited }
      // LB30a, LB30b: flags, emoji with skin tones.
      if hasOddIndicators, next == .RI { return .prohibited }
      if isPair(.EB | .EP | .EPA, .EM) { return .prohibited }
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
    static let CL = Classes(bits: 1 << 11)  // Close punctuation.
    static let CP = Classes(bits: 1 << 12)  // Close parenthesis.
    static let QU = Classes(bits: 1 << 13)  // Quotation, neither initial nor final.
    static let QUI = Classes(bits: 1 << 14)  // Initial quotation mark.
    static let QUF = Classes(bits: 1 << 15)  // Final quotation mark.
    static let EX = Classes(bits: 1 << 16)  // Exclamation.
    static let IS = Classes(bits: 1 << 17)  // Infix numeric separator.
    static let SY = Classes(bits: 1 << 18)  // Symbol allowing a break after it.
    static let NS = Classes(bits: 1 << 19)  // Nonstarter.
    static let B2 = Classes(bits: 1 << 20)  // Break before and after.
    static let BA = Classes(bits: 1 << 21)  // Break after.
    static let BB = Classes(bits: 1 << 22)  // Break before.
    static let HY = Classes(bits: 1 << 23)  // Hyphen-minus.
    static let HH = Classes(bits: 1 << 24)  // Unambiguous hyphen.
    static let CB = Classes(bits: 1 << 25)  // Contingent break.
    static let IN = Classes(bits: 1 << 26)  // Inseparable.
    static let NU = Classes(bits: 1 << 27)  // Numeric.
    static let PR = Classes(bits: 1 << 28)  // Prefix numeric.
    static let PO = Classes(bits: 1 << 29)  // Postfix numeric.
    static let AL = Classes(bits: 1 << 30)  // Alphabetic.
    static let HL = Classes(bits: 1 << 31)  // Hebrew letter.
    static let DC = Classes(bits: 1 << 32)  // The dotted circle, which is alphabetic.
    static let ID = Classes(bits: 1 << 33)  // Ideographic.
    static let EB = Classes(bits: 1 << 34)  // Emoji base.
    static let EM = Classes(bits: 1 << 35)  // Emoji modifier.
    static let EP = Classes(bits: 1 << 36)  // Ideographic, unassigned but reserved for emoji.
    static let EPA = Classes(bits: 1 << 37)  // Alphabetic, unassigned but reserved for emoji.
    static let RI = Classes(bits: 1 << 38)  // Regional indicator.
    static let JL = Classes(bits: 1 << 39)  // Hangul leading jamo.
    static let JV = Classes(bits: 1 << 40)  // Hangul vowel jamo.
    static let JT = Classes(bits: 1 << 41)  // Hangul trailing jamo.
    static let H2 = Classes(bits: 1 << 42)  // Hangul syllable without a trailing consonant.
    static let H3 = Classes(bits: 1 << 43)  // Hangul syllable with one.
    static let AK = Classes(bits: 1 << 44)  // Aksara.
    static let AP = Classes(bits: 1 << 45)  // Aksara prebase.
    static let AS = Classes(bits: 1 << 46)  // Aksara start.
    static let VI = Classes(bits: 1 << 47)  // Virama.
    static let VF = Classes(bits: 1 << 48)  // Virama final.

    static var lineBreaks: Classes { BK | CR | LF | NL }
    static var quotation: Classes { QU | QUI | QUF }
    static var letters: Classes { AL | HL | DC | EPA }
    static var aksaras: Classes { AK | DC | AS }
    static var signs: Classes { PR | PO }
    static var pictorial: Classes { ID | EB | EM | EP }
    static var korean: Classes { JL | JV | JT | H2 | H3 }
    /// What follows a final quotation mark in rule LB15b.
    static var afterQuotation: Classes {
      SP | GL | WJ | CL | quotation | CP | EX | IS | SY | lineBreaks | ZW
    }
    /// What precedes a hyphen at the start of a word in rule LB20a.
    static var beforeWord: Classes { lineBreaks | SP | ZW | CB | GL }
  }
}
