import SnapshotFoundation
import SnapshotRuns

/// Skipped tests and stale references, for all report formats.
package struct NotRun: Sendable {
  /// A skipped test or a stale reference.
  package struct Item: Sendable {
    /// The name of the test, or the path of the reference relative to the package.
    package var name: String
    /// The reason, as a sentence without a full stop; empty if unknown.
    package var reason: String
    /// The source file or the reference, relative to the package; empty if unknown.
    package var file: String
    package var line: Int

    /// The name and the reason in one line.
    package var text: String { reason.isEmpty ? name : "\(name): \(reason)" }
  }

  /// The skipped tests.
  package let skipped: [Item]
  /// The stale references.
  package let stale: [Item]

  package init(_ report: RunReport) {
    skipped = report.skipped.map { test in
      Item(
        name: test.test, reason: test.reason ?? "", file: test.file.map(report.displayPath) ?? "", line: test.line ?? 0)
    }
    stale = report.stale.map { finding in
      let path = report.displayPath(finding.path)
      return Item(name: path, reason: finding.reason, file: path, line: 1)
    }
  }

  package var isEmpty: Bool { skipped.isEmpty && stale.isEmpty }

  /// Returns "1 skipped test".
  package static func title(skipped count: Int) -> String {
    counted(count, "skipped test")
  }

  /// Returns "2 stale references".
  package static func title(stale count: Int) -> String {
    counted(count, "stale reference")
  }
}
