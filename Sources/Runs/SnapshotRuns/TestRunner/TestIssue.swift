import SnapshotLedger

/// A failure reported by the test runner.
package struct TestIssue: Hashable, Sendable, Codable {
  /// The path of the source file; empty if unknown.
  package var file: String
  package var line: Int
  /// The name that the test runner prints, such as `LoginTests.testWelcome`.
  package var test: String
  package var message: String

  package init(file: String, line: Int, test: String, message: String) {
    self.file = file
    self.line = line
    self.test = test
    self.message = message
  }

  /// Whether the failure is caused by a snapshot in the ledger: one that did not pass, asserted in the same line of the same
  /// file.
  ///
  /// Both locations come from the assertion, so messages need not be compared.
  package func isExplained(by entries: [LedgerEntry]) -> Bool {
    entries.contains { $0.outcome != .passed && $0.line == line && $0.file == file }
  }
}
