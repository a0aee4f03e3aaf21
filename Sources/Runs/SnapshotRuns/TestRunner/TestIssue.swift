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
    entries.contains { $0.outcome != .passed && (isAt($0) || quotes($0)) }
  }

  /// Whether the failure contains the message of a preview's assertion: it is in the line of the preview.
  func quotes(_ entry: LedgerEntry) -> Bool {
    entry.preview != nil && !entry.message.isEmpty && message.contains(entry.message)
  }

  /// Whether the failure is in the line of an assertion.
  private func isAt(_ entry: LedgerEntry) -> Bool { entry.line == line && entry.file == file }

  /// Whether a snapshot failed where its test expects it: a known issue is in its line, and no failure is. If there are both,
  /// as for two cases of a test, the messages decide.
  ///
  /// - Parameter failures: All failures; `nil` if they are not known, so that the messages decide.
  static func expects(_ entry: LedgerEntry, known: [TestIssue], failures: [TestIssue]?) -> Bool {
    let known = known.filter { $0.isAt(entry) }
    let failures = failures?.filter { $0.isAt(entry) }
    if known.isEmpty || failures?.isEmpty == true { return !known.isEmpty }
    return !entry.message.isEmpty && known.contains { $0.message.contains(entry.message) }
      && failures?.contains { $0.message.contains(entry.message) } != true
  }
}
