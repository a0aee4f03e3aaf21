import SnapshotLedger

/// A failure as the test runner reported it.
package struct TestIssue: Hashable, Sendable, Codable {
  /// Path of the source file as reported; empty where the runner named none.
  package var file: String
  package var line: Int
  /// The test as the runner names it, such as `LoginTests.testWelcome`.
  package var test: String
  package var message: String

  package init(file: String, line: Int, test: String, message: String) {
    self.file = file
    self.line = line
    self.test = test
    self.message = message
  }

  /// Whether this failure is that of a snapshot in the ledger.
  ///
  /// The rule: an issue belongs to a snapshot when an entry that did not pass was asserted in the same line of the same
  /// file. Both come from the assertion's own source location, so nothing else reports there, and the wording
  /// of messages and the number of failures do not matter.
  package func isExplained(by entries: [LedgerEntry]) -> Bool {
    entries.contains { $0.outcome != .passed && $0.line == line && $0.file == file }
  }
}
