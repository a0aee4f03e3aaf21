import Foundation
import SnapshotRuns

/// Fingerprints with which code hosts recognize an alert in a later run. They depend on the snapshot or the test, not on its
/// line.
enum AlertFingerprint {
  static func of(_ result: SnapshotResult) -> String { digest(result.id, result.entry.format) }
  static func of(_ issue: TestIssue) -> String { digest(issue.test, issue.message) }
  static func of(stale item: NotRun.Item) -> String { digest("stale", item.name) }
  static func of(skipped item: NotRun.Item) -> String { digest("skipped", item.name, item.file) }
  static func of(lint group: LintGroup) -> String {
    digest("lint", group.status.rawValue, group.rule, group.records[0].cause ?? group.records[0].path)
  }
  static let incompleteRun = digest("run-incomplete")

  private static func digest(_ parts: String...) -> String {
    ContentDigest.of(Data(parts.joined(separator: "\n").utf8))
  }
}
