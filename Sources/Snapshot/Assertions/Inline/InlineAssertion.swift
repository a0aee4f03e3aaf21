import Foundation
import SnapshotLedger

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
    assertion.attach(verdict)
    if let text = verdict.message { IssueReport(message: text, position: position).report() }
  }

  /// The same without the report. `line` becomes that of the reference where it has one and the assertion fails.
  func verify<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?,
    message: () -> String, store: () throws -> some InlineReferenceStore, line: inout Int
  ) -> Verdict {
    let start = DispatchTime.now().uptimeNanoseconds
    let circumstances = Assertion.Circumstances(assertion)
    var entry = newEntry(circumstances, pathExtension: strategy.pathExtension)
    var verdict: Verdict
    do {
      let actual = try text(of: value, as: strategy)
      let comparison = comparison(of: actual, with: expected, diffing: strategy.diffing)
      if case .differs = comparison, let found = try? store().line {
        line = found
        entry.line = found
        entry.reference = "\(entry.file):\(found)"
      }
      verdict = try judge(
        comparison, of: actual, as: strategy.diffing, expected: expected, message: message, store: store, circumstances,
        &entry)
    } catch let error as Thrown {
      verdict = Verdict(outcome: .error, message: error.underlying.localizedDescription)
    } catch {
      verdict = Verdict(outcome: .error, message: describe(error))
    }
    if var message = verdict.message {
      if let overruled = circumstances.policy.overruled { message += "\n\n" + overruled.message }
      if let complaint = circumstances.session.nextComplaint() { message += "\n\n" + describe(complaint) }
      verdict.message = message
    }
    entry.outcome = verdict.outcome
    entry.message = verdict.message ?? ""
    entry.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    circumstances.session.append(entry)
    return verdict
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
      label: label, testName: assertion.testName, place: entry.reference, judgement: judgement,
      comparison: comparison, policy: circumstances.policy, evidence: evidence, headline: message(),
      acceptCommand: AcceptCommand.text(id: entry.id))
    return Verdict(
      outcome: Self.outcome(judgement, comparison), message: failure.text, attachments: evidence.attachments)
  }

  private func comparison(of actual: String?, with expected: String?, diffing: Diffing<String>) -> Comparison {
    guard let expected else { return actual == nil ? .matches : .missing }
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

  private static func outcome(_ judgement: Judgement, _ comparison: Comparison) -> LedgerEntry.Outcome {
    switch (judgement, comparison) {
    case (.pass, _): .passed
    case (.record, .missing): .recorded
    case (.record, _): .rerecorded
    case (.fail, .missing): .missing
    case (.fail, .damaged), (.fail, .matches): .error
    case (.fail, .differs): .changed
    }
  }

  /// Inline references are numbered apart from files, so that neither moves the other's numbers.
  private func newEntry(_ circumstances: Assertion.Circumstances, pathExtension: String?) -> LedgerEntry {
    let test = circumstances.test
    let kind = label ?? "inline"
    let number = circumstances.naming.nextNumbers(of: test, in: "\(kind) \(assertion.position.filePath)").own
    let name = "\(kind)-\(number)"
    return LedgerEntry(
      id: "\(test.path)#\(name)", target: test.target, suite: test.suite, test: test.function, name: name,
      file: assertion.position.filePath, line: assertion.position.line, outcome: .error, format: pathExtension ?? "",
      mode: circumstances.policy.mode.mode.rawValue,
      reference: "\(assertion.position.filePath):\(assertion.position.line)", milliseconds: 0, process: Int(getpid()))
  }
}
