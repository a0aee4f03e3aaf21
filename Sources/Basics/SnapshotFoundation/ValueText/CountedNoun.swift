/// Returns a number of things: "1 snapshot", "2 snapshots", "1,234 snapshots".
///
/// - Parameters:
///   - noun: The noun, or the beginning of a clause, for one thing: "reference has".
///   - plural: The same for other numbers, such as "references have"; by default the noun with an "s".
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns a number with digits in groups of three, independent of the locale.
package func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var result = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
    result.append(digit)
  }
  return result
}
