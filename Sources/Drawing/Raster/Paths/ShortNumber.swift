import Foundation

/// A number as text forms print it: at most three fraction digits, rounded half away from zero, without trailing zeros
/// and independent of the locale.
///
/// Negative zero is `0`, and a missing number is `nan`. Numbers from 10¹² on have the shortest digits that identify the value.
package func shortNumber(_ value: CGFloat) -> String {
  let value = Double(value)
  guard value.magnitude < 1e12 else { return allDigits(value) }
  let thousandths = Int((value * 1000).rounded(.toNearestOrAwayFromZero))
  let magnitude = thousandths.magnitude
  let sign = thousandths < 0 ? "-" : ""
  let fraction = magnitude % 1000
  if fraction == 0 { return sign + String(magnitude / 1000) }
  var digits = String(fraction + 1000).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return sign + String(magnitude / 1000) + "." + digits
}

/// A number with the fewest digits that identify the value, independent of the locale. A missing number is `nan`.
package func exactNumber(_ value: Double) -> String {
  guard value.magnitude < 1e15, value == value.rounded(.towardZero) else { return allDigits(value) }
  return String(Int64(value))
}

/// The fewest digits that identify a value.
///
/// The sign of a missing number depends on the processor: 0 / 0 is negative on x86-64, and positive on arm64. It is not printed.
func allDigits(_ value: Double) -> String { value.isNaN ? "nan" : "\(value)" }
