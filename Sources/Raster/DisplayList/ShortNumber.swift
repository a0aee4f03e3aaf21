import Foundation

/// A number as text forms print it: at most three fraction digits, rounded half away from zero, without trailing zeros
/// and independent of the locale.
///
/// Negative zero is `0`. Numbers from 10¹² on have the shortest digits that identify the value.
package func shortNumber(_ value: CGFloat) -> String {
  let value = Double(value)
  guard value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int((value * 1000).rounded(.toNearestOrAwayFromZero))
  let magnitude = thousandths.magnitude
  let sign = thousandths < 0 ? "-" : ""
  let fraction = magnitude % 1000
  if fraction == 0 { return sign + String(magnitude / 1000) }
  var digits = String(fraction + 1000).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return sign + String(magnitude / 1000) + "." + digits
}

/// A number with the fewest digits that identify the value, independent of the locale.
package func exactNumber(_ value: Double) -> String {
  guard value.magnitude < 1e15, value == value.rounded(.towardZero) else { return "\(value)" }
  return String(Int64(value))
}
