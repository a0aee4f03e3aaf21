import Foundation
import SnapshotFoundation

/// Names of runs, which sort by time. The process identifier, and a number for further runs in the same second, make them unique.
enum RunName {
  private static let last = Locked((name: "", count: 0))

  static func make() -> String {
    let name = nameOfNow()
    return last.withLock { last in
      last = (name, last.name == name ? last.count + 1 : 1)
      return last.count == 1 ? name : "\(name)-\(last.count)"
    }
  }

  private static func nameOfNow() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let fields = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    let digits = fields.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let day = digits[0..<3].joined()
    return "\(day)-\(digits[3...].joined())-\(ProcessInfo.processInfo.processIdentifier)"
  }
}
