import Foundation

extension SnapshotFilter {
  /// Replaces UUIDs with `uuid-1`, `uuid-2`, … in order of appearance. Equal UUIDs get the same name, regardless of case.
  public static var uuids: SnapshotFilter { numbered(.uuid, as: "uuid") { $0.lowercased() } }

  /// Replaces dates with `date-1`, `date-2`, …. Equal texts get the same name.
  ///
  /// Supported formats are ISO 8601 and RFC 3339 (`2024-05-01`, `2024-05-01T12:34:56.789Z`, `2024-05-01 12:34:56 +0000`) and
  /// HTTP (`Wed, 01 May 2024 12:34:56 GMT`). For dates that are written as numbers of seconds, use ``jsonPath(_:with:)`` or
  /// ``keyPath(_:)``.
  public static var dates: SnapshotFilter { numbered(.date, as: "date") { $0 } }

  /// Replaces memory addresses with `pointer-1`, `pointer-2`, …. Equal addresses get the same name, regardless of leading
  /// zeros. An address is `0x` followed by 9 to 16 hexadecimal digits. Shorter numbers may be colors or masks and are kept.
  public static var pointers: SnapshotFilter {
    numbered(.pointer, as: "pointer") { String($0.dropFirst(2).drop { $0 == "0" }).lowercased() }
  }

  /// Replaces numbers with a unit of time, such as `1.25 seconds`, `12ms` or `3 min`, with `<duration>`.
  public static var durations: SnapshotFilter {
    .text { TokenScanner.duration.replacing(in: $0) { _ in "<duration>" } }
  }

  /// Rounds decimal numbers to a number of fraction digits, half to even, in exact decimal arithmetic.
  ///
  ///     assertSnapshot(of: "0.30000000000000004 s", as: .lines.filtering(.roundedNumbers(digits: 2)))
  ///
  /// Records:
  ///
  ///     0.3 s
  ///
  /// Only numbers with more fraction digits are changed; one trailing zero is kept. Whole numbers, versions such as `1.2.3`
  /// and digits within words are unchanged.
  public static func roundedNumbers(digits: Int) -> SnapshotFilter {
    .text { text in
      guard digits >= 0 else { throw UnusableDigits(digits: digits) }
      return TokenScanner.decimal.replacing(in: text) { DecimalText($0)?.rounded(digits: digits) }
    }
  }

  private static func numbered(
    _ scanner: TokenScanner, as name: String, identity: @escaping (String) -> String
  ) -> SnapshotFilter {
    .text { text in
      var names = NumberedNames(name, in: text)
      return scanner.replacing(in: text) { names.name(of: identity($0)) }
    }
  }
}

/// An error for a negative number of digits.
struct UnusableDigits: Error, CustomStringConvertible {
  var digits: Int
  var description: String { "Cannot round numbers to \(digits) fraction digits. Use 0 or more." }
}

/// A decimal number in its source notation.
struct DecimalText {
  private let isNegative: Bool
  private let digits: [UInt8]
  /// The number of digits after the decimal point. Negative if zeros follow the digits.
  private let fractionDigits: Int

  /// `-?digits(.digits)?(e±digits)?`; `nil` for anything else.
  init?(_ text: String) {
    let number = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = number.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = mantissa.count == 2 ? mantissa[1] : ""
    let all = Array((mantissa[0] + fraction).utf8)
    guard !all.isEmpty, all.allSatisfy(\.isDigit) else { return nil }
    var exponent = 0
    if parts.count == 2 {
      guard let value = Int(parts[1]) else { return nil }
      exponent = value
    }
    isNegative = text.hasPrefix("-")
    digits = all.map { $0 - 0x30 }
    // Beyond what a Double holds; a number of that kind is left as it is or is zero.
    fractionDigits = fraction.utf8.count - min(max(exponent, -2000), 2000)
  }

  /// Returns the number rounded to a number of fraction digits, or `nil` if it does not have more.
  func rounded(digits kept: Int) -> String? {
    let dropped = fractionDigits - kept
    guard dropped > 0 else { return nil }
    var digits = [UInt8](repeating: 0, count: max(0, dropped + 1 - digits.count)) + digits
    let rest = digits.suffix(dropped)
    digits.removeLast(dropped)
    let first = rest.first ?? 0
    let isHalf = first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    if first > 5 || first == 5 && !isHalf || isHalf && (digits.last ?? 0) % 2 == 1 {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index < 0 { digits.insert(1, at: 0) } else { digits[index] += 1 }
    }
    digits = [UInt8](repeating: 0, count: max(0, kept + 1 - digits.count)) + digits
    let whole = digits.dropLast(kept).drop { $0 == 0 }
    var fraction = digits.suffix(kept)
    while fraction.count > 1, fraction.last == 0 { fraction.removeLast() }
    let isZero = whole.isEmpty && fraction.allSatisfy { $0 == 0 }
    func text(_ digits: ArraySlice<UInt8>) -> String { digits.map(String.init).joined() }
    return (isNegative && !isZero ? "-" : "") + (whole.isEmpty ? "0" : text(whole))
      + (fraction.isEmpty ? "" : "." + text(fraction))
  }
}
