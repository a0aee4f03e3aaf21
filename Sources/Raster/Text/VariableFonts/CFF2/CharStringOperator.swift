/// The operators of charstrings (*CFF2 CharString Format*, "CharString Operators"). Escaped ones begin with the byte 12.
enum CharStringOperator: Int {
  case horizontalStem = 1
  case verticalStem = 3
  case verticalMove = 4
  case lines = 5
  case horizontalLine = 6
  case verticalLine = 7
  case curves = 8
  case callSubroutine = 10
  case variationIndex = 15
  case blend = 16
  case horizontalStemBeforeMask = 18
  case hintMask = 19
  case counterMask = 20
  case move = 21
  case horizontalMove = 22
  case verticalStemBeforeMask = 23
  case curvesAndLine = 24
  case linesAndCurve = 25
  case verticalCurves = 26
  case horizontalCurves = 27
  case callGlobalSubroutine = 29
  case verticalHorizontalCurves = 30
  case horizontalVerticalCurves = 31
  case horizontalFlex = 0x0C22
  case flex = 0x0C23
  case horizontalFlex1 = 0x0C24
  case flex1 = 0x0C25

  /// The first byte of an operator of two.
  static let escape = 12
}
