import SnapshotFoundation
import SnapshotRuns

/// Numbers of trends as text, independent of the locale and of the C library.
enum TrendNumber {
  /// A number with one decimal: `12.5`.
  static func oneDecimal(_ value: Double) -> String {
    guard value.isFinite, value >= 0, value < 1e14 else { return "0" }
    let tenths = Int((value * 10).rounded())
    return "\(grouped(tenths / 10)).\(tenths % 10)"
  }

  /// A share as a percentage: `12.5 %`.
  static func percentage(_ share: Double) -> String { oneDecimal(share * 100) + " %" }

  /// A duration: `12.5 ms`, or `3.2 s` from one second on.
  static func duration(milliseconds: Double) -> String {
    milliseconds >= 1000 ? oneDecimal(milliseconds / 1000) + " s" : oneDecimal(milliseconds) + " ms"
  }

  /// A coordinate with at most two decimals, without a group separator.
  static func coordinate(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    return (hundredths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest < 10 ? "0" : "")\(rest)")
  }
}
