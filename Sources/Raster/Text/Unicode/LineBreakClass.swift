/// The Line_Break property after rule LB1 of Unicode Standard Annex #14, under the names that the annex uses.
/// The order is that of the generated table.
enum LineBreakClass: UInt8, CaseIterable {
  case mandatoryBreak
  case carriageReturn
  case lineFeed
  case nextLine
  case space
  case zeroWidthSpace
  case wordJoiner
  case zeroWidthJoiner
  case combiningMark
  case glue
  case openPunctuation
  /// Open punctuation whose East_Asian_Width is wide, full-width or half-width, which rule LB30 excludes.
  case wideOpenPunctuation
  case closePunctuation
  case closeParenthesis
  /// A close parenthesis whose East_Asian_Width is wide, full-width or half-width, which rule LB30 excludes.
  case wideCloseParenthesis
  case quotation
  case exclamation
  case infixNumericSeparator
  case symbolAllowingBreakAfter
  case nonstarter
  case breakBothSides
  case breakAfter
  case breakBefore
  case hyphen
  case contingentBreak
  case inseparable
  case numeric
  case prefixNumeric
  case postfixNumeric
  case alphabetic
  case hebrewLetter
  case ideographic
  case emojiBase
  case emojiModifier
  /// An unassigned scalar that is reserved for emoji, which rule LB30b treats as a base.
  case unassignedPictograph
  case regionalIndicator
  case hangulLeadingJamo
  case hangulVowelJamo
  case hangulTrailingJamo
  case hangulLVSyllable
  case hangulLVTSyllable

  /// The classes of many scalars.
  static func classes(of scalars: [Unicode.Scalar]) -> [LineBreakClass] {
    let all = allCases
    return ScalarTable.lineBreakClasses.values(of: scalars).map { all[Int($0)] }
  }
}
