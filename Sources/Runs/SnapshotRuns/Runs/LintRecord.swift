import SnapshotFoundation
import SnapshotLedger

/// A finding of lint in a run, judged by the accepted findings.
package struct LintRecord: Hashable, Sendable, Codable {
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is not accepted.
    case new
    /// It is accepted, but it is worse or in more snapshots than it was.
    case worse
    /// It is accepted, but it is better or in fewer snapshots than it was.
    case improved
    /// It is accepted, but gone.
    case fixed
    /// It is accepted and as it was.
    case accepted
    /// It is accepted, and no snapshot that had it was rendered in this run.
    case unknown

    /// Whether the finding fails a run: the accepted findings must be changed, or the view.
    package var fails: Bool { self != .accepted && self != .unknown }

    /// The words in reports.
    package var words: String {
      switch self {
      case .new: "new"
      case .worse: "worse than accepted"
      case .improved: "better than accepted"
      case .fixed: "fixed"
      case .accepted: "accepted"
      case .unknown: "not rendered in this run"
      }
    }
  }

  package var status: Status
  package var rule: String
  package var path: String
  /// The ids of the snapshots that have the finding, or had it.
  package var snapshots: [String]
  package var measured: Double?
  package var message: String
  /// What several findings have in common if it is not the element.
  package var cause: String?
  /// The reason for which it is accepted.
  package var reason: String?
  /// The file and the line of the first assertion.
  package var file: String
  package var line: Int
}

/// Findings with one cause: one color, or one element.
package struct LintGroup: Hashable, Sendable {
  package var records: [LintRecord]

  /// - Parameter records: At least one record.
  init(_ records: [LintRecord]) { self.records = records }

  package var status: LintRecord.Status { records[0].status }
  package var rule: String { records[0].rule }
  package var file: String { records[0].file }
  package var line: Int { records[0].line }

  /// The number of snapshots.
  package var count: Int { Set(records.flatMap(\.snapshots)).count }

  /// The rule and the element, or the common cause with the number of its places.
  package var title: String {
    if records.count > 1, let cause = records[0].cause { return "\(rule) \(cause), in \(records.count) places" }
    return "\(rule) \(records[0].path)"
  }

  /// What is wrong, in one line.
  package var detail: String {
    let places = records.prefix(3).map(\.path).joined(separator: ", ")
    return records.count > 1
      ? "\(records[0].message); \(places)" + (records.count > 3 ? " and \(records.count - 3) more" : "")
      : records[0].message
  }

  /// The title, the status and the number of snapshots.
  package var summary: String {
    "\(title): \(detail) (\(status.words), \(counted(count, "snapshot")))"
  }

  /// Groups records by status, rule and cause, in the order of their rules and paths.
  package static func groups(of records: [LintRecord]) -> [LintGroup] {
    var groups: [[LintRecord]] = []
    var known: [[String]: Int] = [:]
    for record in records {
      let key = [record.status.rawValue, record.rule, record.cause.map { "cause " + $0 } ?? record.path]
      if let index = known[key] {
        groups[index].append(record)
      } else {
        known[key] = groups.count
        groups.append([record])
      }
    }
    return groups.map(LintGroup.init)
  }
}
