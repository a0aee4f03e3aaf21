import Foundation
import SnapshotLedger
import TestReporting

/// An assertion whose reference stands in the source: the way of ``Assertion``, with another place to read and write.
package struct InlineAssertion {
  /// The closure's label, where it is not the usual one.
  var label: String?
  var assertion: Assertion

  package init(
    label: String?, record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval, fileID: StaticString,
    filePath: StaticString, function: StaticString, line: UInt, column: UInt
  ) {
    self.label = label
    assertion = Assertion(
      name: nil, record: record, timeout: timeout,
      position: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column),
      testName: "\(function)")
  }

  /// The folder of the run that an assertion in a file belongs to.
  package static func runFolder(fileID: StaticString, filePath: StaticString) throws -> RunFolder {
    try RunSession.current(
      for: SourcePosition(fileID: fileID, filePath: filePath, line: 1, column: 1), settings: .current
    ).folder.get()
  }

  /// Makes the text, compares it with the one in the source, records it where the mode says so, writes the ledger, and
  /// reports a failure at the reference.
  package func check<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?,
    message: () -> String, store: () throws -> some InlineReferenceStore
  ) {
    if TestFramework.current == .xcTest { TestCaseObserver.start() }
    var position = assertion.position
    let verdict = verify(value, as: strategy, expected: expected, message: message, store: store, line: &position.line)
    assertion.report(verdict, at: position)
  }

  /// The same without the report. `line` becomes that of the reference where it has one and the assertion fails.
  func verify<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?,
    message: () -> String, store: () throws -> some InlineReferenceStore, line: inout Int
  ) -> Verdict {
    let circumstances = Assertion.Circumstances(assertion)
    return assertion.enter(in: circumstances, pathExtension: strategy.pathExtension) { entry in
      name(&entry, circumstances)
      let actual = try text(of: value, as: strategy)
      let comparison = comparison(of: actual, with: expected, diffing: strategy.diffing)
      if case .differs = comparison, let found = try? store().line {
        line = found
        entry.line = found
        entry.reference = "\(entry.file):\(found)"
      }
      return try judge(
        comparison, of: actual, as: strategy.diffing, expected: expected, message: message, store: store, circumstances,
        &entry)
    }
  }

  private func text<Value>(of value: () throws -> Value?, as strategy: Snapshotting<Value, String>) throws -> String? {
    guard let value = try Thrown.wrapping(value) else { return nil }
    return try Waiting.result(of: strategy.snapshot(value), timeout: assertion.timeout)
  }

  private func judge(
    _ comparison: Comparison, of actual: String?, as diffing: Diffing<String>, expected: String?, message: () -> String,
    store: () throws -> some InlineReferenceStore, _ circumstances: Assertion.Circumstances, _ entry: inout LedgerEntry
  ) throws -> Verdict {
    let judgement = Judgement.of(comparison, policy: circumstances.policy)
    if case .differs(let difference) = comparison { entry.text = difference.text }
    // What explains the failure comes first, so that it is kept where the source cannot be written.
    let evidence =
      judgement == .pass
      ? nil
      : Evidence(
        comparison: comparison, expected: expected.map { Data($0.utf8) }, actual: Data((actual ?? "").utf8),
        entry: &entry, session: circumstances.session)
    do {
      if judgement == .record, !comparison.matches {
        try store().record(actual)
      } else if comparison.matches, circumstances.policy.mode == .failed || circumstances.policy.mode == .all {
        // Where references may be rewritten, what passes must not be rewritten by the same assertion's next turn.
        try store().confirm(actual)
      }
    } catch let conflict as InlineConflict {
      return Verdict(outcome: .error, message: self.message(of: conflict, diffing: diffing))
    }
    guard let evidence else { return .passed }
    if judgement == .fail, let proposal = try? store().proposal(actual) {
      entry.artifacts.edit = circumstances.session.keep(proposal, as: "edit", pathExtension: "json", id: entry.id)
    }
    let failure = InlineFailureMessage(
      label: label, hasValue: actual != nil, testName: assertion.testName, place: entry.reference, judgement: judgement,
      comparison: comparison, policy: circumstances.policy, evidence: evidence, headline: message(),
      acceptCommand: AcceptCommand.text(id: entry.id))
    return Verdict(
      outcome: judgement.outcome(of: comparison), message: failure.text,
      notes: [circumstances.policy.note(on: comparison)].compactMap { $0 }, attachments: evidence.attachments)
  }

  private func comparison(of actual: String?, with expected: String?, diffing: Diffing<String>) -> Comparison {
    // Without a value there is no text either, but an assertion that compares nothing must not pass.
    guard let expected else { return .missing }
    return diffing.difference(reference: expected, new: actual ?? "").map(Comparison.differs) ?? .matches
  }

  private func message(of conflict: InlineConflict, diffing: Diffing<String>) -> String {
    let difference = diffing.difference(reference: conflict.first ?? "", new: conflict.second ?? "")?.message ?? ""
    return """
      One assertion made two different texts in this run, so neither was recorded.
      In a loop, a helper or a test with arguments, give each turn an assertion of its own, or use `assertSnapshot`, \
      which keeps each text in a file.

      The first and the second text differ: …

      \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  }

  /// Inline references are numbered apart from files, so that neither moves the other's numbers.
  private func name(_ entry: inout LedgerEntry, _ circumstances: Assertion.Circumstances) {
    let kind = label ?? "inline"
    let number = circumstances.naming.nextNumbers(of: circumstances.test, in: "\(kind) \(entry.file)").own
    entry.name = "\(kind)-\(number)"
    entry.id = "\(circumstances.test.path)#\(entry.name)"
    entry.reference = "\(entry.file):\(entry.line)"
  }
}
