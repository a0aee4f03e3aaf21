import SnapshotRuns

/// What did not run, line by line, the same in every form of report.
package struct NotRun: Sendable {
  /// A test that did not run, or a reference that no test touched.
  package struct Item: Sendable {
    /// The test's name, or the reference's path, relative to the package.
    package var name: String
    /// Why, in one sentence without its end; empty where no reason is given.
    package var reason: String
    /// The source file or the reference, relative to the package; empty where none is known.
    package var file: String
    package var line: Int

    /// Both in one line.
    package var text: String { reason.isEmpty ? name : "\(name): \(reason)" }
  }

  /// Tests that were skipped.
  package let skipped: [Item]
  /// References without a test.
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

  /// "1 skipped test".
  package static func title(skipped count: Int) -> String {
    "\(DifferenceSentence.grouped(count)) skipped \(count == 1 ? "test" : "tests")"
  }

  /// "2 stale references, which no test needs".
  package static func title(stale count: Int) -> String {
    "\(DifferenceSentence.grouped(count)) stale \(count == 1 ? "reference" : "references"), without a test"
  }
}
