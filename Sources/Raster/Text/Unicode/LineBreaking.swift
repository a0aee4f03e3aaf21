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
    let units = units(of: LineBreakClass.classes(of: scalars))
    guard let last = units.last else { return opportunities }
    var context = Context()
    for index in 0..<units.count - 1 {
      context.pass(units[index])
      let next = units[index + 1].set
      let afterNext = index + 2 < units.count ? units[index + 2].set : []
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

  private static func units(of classes: [LineBreakClass]) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(classes.count)
    for (index, lineBreakClass) in classes.enumerated() {
      let isMark = lineBreakClass == .combiningMark || lineBreakClass == .zeroWidthJoiner
      let isJoiner = lineBreakClass == .zeroWidthJoiner
      if isMark, let last = units.last, last.set.isDisjoint(with: .takingNoMarks) {
        units[units.count - 1].end = index
        units[units.count - 1].endsWithJoiner = isJoiner
      } else {
        let set = isMark ? .AL : Classes(lineBreakClass)
        units.append(Unit(set: set, end: index, endsWithJoiner: isJoiner))
      }
    }
    return units
  }

  /// What the rules need to know of the text before a boundary.
  private struct Context {
    /// Where a number (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)? stands.
    private enum Number { case none, digits, closed }

    private var last: Classes = []
    private var beforeLast: Classes = []
    /// The last that is not a space.
    private var lastSolid: Classes = []
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
      } else if number == .digits, unit.set.isSubset(of: .closing) {
        number = .closed
      } else if number != .digits || !unit.set.isSubset(of: [.SY, .IS]) {
        number = .none
      }
    }

    /// The rules in the annex's order: the first that applies decides.
    func opportunity(before next: Classes, followedBy afterNext: Classes) -> LineBreakOpportunity {
      func isPair(_ left: Classes, _ right: Classes) -> Bool { last.isSubset(of: left) && next.isSubset(of: right) }

      // LB4 to LB6: line breaks.
      if last == .CR, next == .LF { return .prohibited }
      if last.isSubset(of: .lineBreaks) { return .mandatory }
      if next.isSubset(of: .lineBreaks) { return .prohibited }
      // LB7, LB8: before spaces never, after zero width space always.
      if next.isSubset(of: [.SP, .ZW]) { return .prohibited }
      if lastSolid == .ZW { return .allowed }
      // LB8a: zero width joiner.
      if endsWithJoiner { return .prohibited }
      // LB11, LB12, LB12a: word joiner, no-break space.
      if last == .WJ || next == .WJ || last == .GL { return .prohibited }
      if next == .GL, last.isDisjoint(with: [.SP, .BA, .HY]) { return .prohibited }
      // LB13 to LB17: closing, opening, quotation and what goes with it, across spaces.
      if next.isSubset(of: [.CL, .CP, .CPW, .EX, .IS, .SY]) { return .prohibited }
      if !lastSolid.isEmpty {
        if lastSolid.isSubset(of: .opening) { return .prohibited }
        if lastSolid == .QU, next.isSubset(of: .opening) { return .prohibited }
        if lastSolid.isSubset(of: .closing), next == .NS { return .prohibited }
        if lastSolid == .B2, next == .B2 { return .prohibited }
      }
      // LB18: after spaces.
      if last == .SP { return .allowed }
      // LB19, LB20: quotation marks, objects.
      if last == .QU || next == .QU { return .prohibited }
      if last == .CB || next == .CB { return .allowed }
      // LB21 to LB22: hyphens and their like.
      if next.isSubset(of: [.BA, .HY, .NS]) || last == .BB { return .prohibited }
      if beforeLast == .HL, last.isSubset(of: [.HY, .BA]) { return .prohibited }
      if isPair(.SY, .HL) || next == .IN { return .prohibited }
      // LB23 to LB25: numbers, their signs and their neighbours.
      if isPair(.letters, .NU) || isPair(.NU, .letters) { return .prohibited }
      if isPair(.PR, .pictorial) || isPair(.pictorial, .PO) { return .prohibited }
      if isPair(.signs, .letters) || isPair(.letters, .signs) { return .prohibited }
      if isPair(.signs.union(.HY), .NU) { return .prohibited }
      if isPair(.signs, .opening.union(.HY)), afterNext == .NU { return .prohibited }
      if number == .digits, next.isSubset(of: [.NU, .PR, .PO]) { return .prohibited }
      if number == .closed, next.isSubset(of: .signs) { return .prohibited }
      // LB26, LB27: Korean syllables.
      if isPair(.JL, [.JL, .JV, .H2, .H3]) || isPair([.JV, .H2], [.JV, .JT]) || isPair([.JT, .H3], .JT) {
        return .prohibited
      }
      if isPair(.korean, .PO) || isPair(.PR, .korean) { return .prohibited }
      // LB28 to LB30: words.
      if isPair(.letters.union(.IS), .letters) { return .prohibited }
      if isPair(.letters.union(.NU), .OP) || isPair(.CP, .letters.union(.NU)) { return .prohibited }
      // LB30a, LB30b: flags, emoji with skin tones.
      if hasOddIndicators, next == .RI { return .prohibited }
      if isPair([.EB, .EP], .EM) { return .prohibited }
      return .allowed
    }
  }

  /// A set of classes, under the annex's abbreviations so that the rules read as they stand there.
  private struct Classes: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    @inline(__always)
    init(_ member: LineBreakClass) { rawValue = 1 &<< UInt64(member.rawValue) }

    static let SP = Classes(.space)
    static let ZW = Classes(.zeroWidthSpace)
    static let WJ = Classes(.wordJoiner)
    static let GL = Classes(.glue)
    static let OP = Classes(.openPunctuation)
    static let CL = Classes(.closePunctuation)
    static let CP = Classes(.closeParenthesis)
    static let CPW = Classes(.wideCloseParenthesis)
    static let QU = Classes(.quotation)
    static let EX = Classes(.exclamation)
    static let IS = Classes(.infixNumericSeparator)
    static let SY = Classes(.symbolAllowingBreakAfter)
    static let NS = Classes(.nonstarter)
    static let B2 = Classes(.breakBothSides)
    static let BA = Classes(.breakAfter)
    static let BB = Classes(.breakBefore)
    static let HY = Classes(.hyphen)
    static let CB = Classes(.contingentBreak)
    static let IN = Classes(.inseparable)
    static let NU = Classes(.numeric)
    static let PR = Classes(.prefixNumeric)
    static let PO = Classes(.postfixNumeric)
    static let AL = Classes(.alphabetic)
    static let HL = Classes(.hebrewLetter)
    static let ID = Classes(.ideographic)
    static let EB = Classes(.emojiBase)
    static let EM = Classes(.emojiModifier)
    static let EP = Classes(.unassignedPictograph)
    static let RI = Classes(.regionalIndicator)
    static let JL = Classes(.hangulLeadingJamo)
    static let JV = Classes(.hangulVowelJamo)
    static let JT = Classes(.hangulTrailingJamo)
    static let H2 = Classes(.hangulLVSyllable)
    static let H3 = Classes(.hangulLVTSyllable)
    static let CR = Classes(.carriageReturn)
    static let LF = Classes(.lineFeed)

    static let lineBreaks: Classes = [CR, LF, Classes(.mandatoryBreak), Classes(.nextLine)]
    /// What marks do not attach to by rule LB9.
    static let takingNoMarks = lineBreaks.union([SP, ZW])
    static let opening: Classes = [OP, Classes(.wideOpenPunctuation)]
    static let closing: Classes = [CL, CP, CPW]
    static let letters: Classes = [AL, HL]
    static let signs: Classes = [PR, PO]
    static let pictorial: Classes = [ID, EB, EM, EP]
    static let korean: Classes = [JL, JV, JT, H2, H3]
  }
}
