import Foundation

/// Names of runs, which sort by time. The process identifier makes them unique.
enum RunName {
  static func make() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let fields = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    let digits = fields.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let day = digits[0..<3].joined()
    return "\(day)-\(digits[3...].joined())-\(ProcessInfo.processInfo.processIdentifier)"
  }
}
