/// A plural form of CLDR.
enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// A number as the plural rules of CLDR see it: `1.50` has the integer 1, and two fraction digits with the value 50.
struct PluralOperands: Equatable, Sendable {
  /// The absolute value.
  var n: Double
  /// The integer digits.
  var i: UInt64
  /// The number of fraction digits.
  var v: Int
  /// The fraction digits as a number.
  var f: UInt64
  /// The fraction digits as a number, without trailing zeros.
  var t: UInt64

  /// Creates the operands of an integer.
  init(_ number: UInt64) {
    n = Double(number)
    i = number
    v = 0
    f = 0
    t = 0
  }

  /// Creates the operands of a decimal number such as `1.50`. Numbers with an exponent or too many digits count as their
  /// integer part.
  init(decimal text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    self.init(UInt64(parts.first ?? "") ?? 0)
    guard parts.count == 2, let fraction = UInt64(parts[1]) else { return }
    n = Double(text).map(\.magnitude) ?? n
    v = parts[1].count
    f = fraction
    t = fraction
    while t > 0, t % 10 == 0 { t /= 10 }
  }

  /// Creates the operands of a number with its shortest decimals.
  init(_ number: Double) {
    if let whole = UInt64(exactly: number.magnitude) { self.init(whole) } else { self.init(decimal: "\(number)") }
  }
}
