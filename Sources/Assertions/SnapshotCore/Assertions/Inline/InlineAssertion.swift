import Foundation
import SnapshotLedger
import SnapshotFoundation
import SnapshotTestReporting

/// An assertion whose reference is in the source of the test. It is an ``Assertion`` that reads and writes another place.
package struct InlineAssertion {
  /// The label of the closure, if it is not the default.
  var label: String?
  var assertion: Assertion

  package init(
    label: String?, record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval, fileID: StaticString,
    filePath: StaticString, function: StaticString, line: UInt, column: UInt
  ) {
    self.label = label
    assertion = Assertion(
      name: nil, record: record, timeout: timeout,
      position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      testName: "\(function)")
  }

  /// Returns the folder of the run that an assertion in a file belongs to.
  package static func runFolder(fileID: StaticString, filePath: StaticString) throws -> RunFolder {
    try RunSession.current(
      for: CallSite(fileID: fileID, filePath: filePath, line: 1, column: 1), settings: .current
    ).folder.get()
  }

  /// Takes the snapshot, compares it with the text in the source, records it if the record mode allows, writes the ledger
  /// entry, and reports a failure at the line of the reference.
  package func check<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?,
    message: () -> String, store: () throws -> some InlineReferenceStore
  ) {
    TestCaseEnds.observe()
    var position = assertion.position
    let verdict = verify(value, as: strategy, expected: expected, message: message, store: store, line: &position.line)
    assertion.report(verdict, at: position)
  }

  /// Does the same without reporting a failure.
  ///
  /// - Parameter line: Set to the line of the reference if the assertion fails and has a reference.
  package func verify<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?,
    message: () -> String, store: () throws -> some InlineReferenceStore, line: inout UInt
  ) -> Verdict {
    let context = Assertion.Context(assertion)
    return assertion.enter(in: context, pathExtension: strategy.pathExtension) { entry in
      name(&entry, context)
      let actual = try text(of: value, as: strategy)
      let comparison = comparison(of: actual, with: expected, diffing: strategy.diffing)
      if case .differs = comparison, let found = try? store().line {
        line = UInt(found)
        entry.line = found
        entry.reference = "\(entry.file):\(found)"
      }
      return try judge(
        comparison, of: actual, as: strategy.diffing, expected: expected, message: message, store: store, context,
        &entry)
    }
  }

  private func text<Value>(of value: () throws -> Value?, as strategy: Snapshotting<Value, String>) throws -> String? {
    guard let value = try Thrown.wrapping(value) else { return nil }
    return try Waiting.result(of: strategy.snapshot(value), timeout: assertion.timeout)
  }

  private func judge(
    _ comparison: Comparison, of actual: String?, as diffing: Diffing<String>, expected: String?, message: () -> String,
    store: () throws -> some InlineReferenceStore, _ context: Assertion.Context, _ entry: inout LedgerEntry
  ) throws -> Verdict {
    // In these modes an assertion that runs again must not rewrite a text that passed.
    let mayRewrite = context.policy.mode == .failed || context.policy.mode == .all
    do {
      if comparison.matches, mayRewrite { try store().confirm(actual) }
      return try assertion.judge(comparison, expected: expected.map { Data($0.utf8) }, in: context, &entry) {
        Data((actual ?? "").utf8)
      } pass: { _ in
        .passed
      } reject: { _, entry in
        guard let proposal = try? store().proposal(actual) else { return }
        entry.artifacts.edit = context.session.keep(proposal, as: "edit", pathExtension: "json", id: entry.id)
      } record: { _ in
        if !comparison.matches { try store().record(actual) }
      } message: { judgement, artifacts, entry in
        InlineFailureMessage(
          label: label, hasValue: actual != nil, testName: assertion.testName, place: entry.reference,
          judgement: judgement, comparison: comparison, policy: context.policy, artifacts: artifacts,
          headline: message(), acceptCommand: AcceptCommandLine.text(id: entry.id)
        ).text
      }
    } catch let conflict as InlineConflict {
      return Verdict(outcome: .error, message: self.message(of: conflict, diffing: diffing))
    }
  }

  private func comparison(of actual: String?, with expected: String?, diffing: Diffing<String>) -> Comparison {
    // An assertion without a reference compares nothing, so it must not pass, even if there is no value.
    guard let expected else { return .missing }
    return diffing.difference(reference: expected, new: actual ?? "").map(Comparison.differs) ?? .matches
  }

  private func message(of conflict: InlineConflict, diffing: Diffing<String>) -> String {
    let difference = diffing.difference(reference: conflict.first ?? "", new: conflict.second ?? "")?.message ?? ""
    return """
      One assertion produced two different texts in this run, so neither was recorded.
      In a loop, a helper or a parameterized test, use a separate assertion for each text, or use `assertSnapshot`, which \
      stores each text in a file.

      The first and the second text differ: …

      \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  }

  /// Inline references have their own numbers, so that they do not change the numbers of references in files.
  private func name(_ entry: inout LedgerEntry, _ context: Assertion.Context) {
    let kind = label ?? "inline"
    let number = context.naming.nextNumbers(of: context.test, in: "\(kind) \(entry.file)").own
    entry.name = "\(kind)-\(number)"
    entry.id = SnapshotID.text(test: context.test.path, name: entry.name)
    entry.reference = "\(entry.file):\(entry.line)"
  }
}
