import Foundation
import SnapshotCore
import SnapshotLedger

/// The reference of an assertion in a literal of its source.
final class LiteralReference: ReferencePlace {
  /// The closure of the call that returns the literal.
  struct Closure {
    /// The label, if it is not the default.
    var label: String?
    /// The text that the closure returns; `nil` if the call has no closure.
    var text: String?
    /// Returns where the closure is in the source.
    var request: () throws -> InlineRecorder.Request
    var recorder = InlineRecorder.process
    /// Called with each recorded text.
    var onRecord: (String?) -> Void = { _ in }
  }

  /// The line of the literal if the snapshot differs from it, otherwise that of the call.
  private(set) var line: UInt

  private let assertion: Assertion
  private let context: Assertion.Context
  private let closure: Closure
  private let request: Once<InlineRecorder.Request>
  private let diffing: Diffing<String>
  private let sentence: () -> String
  private var actual: String?

  /// - Parameter sentence: Returns the sentence before the difference, or an empty text for the default.
  init(
    of assertion: Assertion, _ closure: Closure, diffing: Diffing<String>, sentence: @escaping () -> String = { "" }
  ) {
    self.assertion = assertion
    self.closure = closure
    self.diffing = diffing
    self.sentence = sentence
    context = Assertion.Context(assertion)
    request = Once(closure.request)
    line = assertion.position.line
  }

  /// Writes texts. The comparison with the literal is that of the strategy.
  private static let optionalText = Diffing<String?>(
    toData: { Data(($0 ?? "").utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }, diffV2: { _, _ in nil })

  /// Verifies a value. `nil` has no literal.
  func verify<Value>(_ value: () throws -> Value?, as strategy: Snapshotting<Value, String>) -> Verdict {
    let strategy = Snapshotting<Value?, String?>(
      pathExtension: strategy.pathExtension, diffing: Self.optionalText,
      asyncSnapshot: { $0.map { strategy.snapshot($0).map(Optional.some) } ?? Async(value: nil) })
    return assertion.verify(value, as: strategy, at: self, in: context).verdict
  }

  var file: String? { nil }
  var contents: Data? { closure.text.map { Data($0.utf8) } }

  /// Literals have their own numbers, so that they do not change the numbers of references in files.
  func name(_ entry: inout LedgerEntry) {
    let kind = closure.label ?? "inline"
    let test = context.asserting
    let number = context.naming.nextNumbers(of: test, in: kind + " " + entry.file).own
    entry.name = kind + "-" + number.description
    entry.id = SnapshotID.text(test: test.path, name: entry.name)
    entry.reference = entry.file + ":" + entry.line.description
  }

  /// The compiler has read the literal.
  func read() {}

  func compare(_ new: NewSnapshot<String?>, _ entry: inout LedgerEntry) throws -> Comparison {
    actual = try new.format.get()
    // An assertion without a literal compares nothing, so it must not pass, even if there is no value.
    guard let expected = closure.text else { return .missing }
    guard let difference = diffing.difference(reference: expected, new: actual ?? "") else {
      // In these modes an assertion that runs again must not rewrite a text that passed.
      let mayRewrite = context.policy.mode == .failed || context.policy.mode == .all
      if mayRewrite { try edit { try closure.recorder.confirm(actual, for: $0) } }
      return .matches
    }
    if let found = (try? request()).flatMap(closure.recorder.line) {
      line = UInt(found)
      entry.line = found
      entry.reference = "\(entry.file):\(found)"
    }
    return .differs(difference)
  }

  func record(_ new: NewSnapshot<String?>, _ entry: inout LedgerEntry) throws {
    try edit { try closure.recorder.record(actual, for: $0) }
    closure.onRecord(actual)
  }

  func reject(_ new: NewSnapshot<String?>, _ entry: inout LedgerEntry) {
    guard let proposal = try? closure.recorder.proposal(actual, for: request()),
      let edit = try? JSONEncoder().encode(proposal)
    else { return }
    entry.artifacts.edit = context.session.keep(edit, as: "edit", pathExtension: "json", id: entry.id)
  }

  func message(of failure: AssertionFailure) -> String {
    let difference = diffing.difference(reference: closure.text ?? "", new: actual ?? "")
    return InlineFailureMessage(
      label: closure.label, hasValue: actual != nil, testName: assertion.testName, failure: failure,
      policy: context.policy, difference: difference, sentence: sentence()
    ).text
  }

  private func edit(_ work: (InlineRecorder.Request) throws -> Void) throws {
    do {
      try work(request())
    } catch let conflict as InlineRecorder.Conflict {
      let difference = diffing.difference(reference: conflict.first ?? "", new: conflict.second ?? "")
      throw TwoTexts(difference: difference?.message ?? "")
    }
  }
}

/// One assertion produced two different texts in a run, so neither can be its reference.
private struct TwoTexts: LocalizedError {
  var difference: String

  var errorDescription: String? {
    """
    One assertion produced two different texts in this run, so neither was recorded.
    In a loop, a helper or a parameterized test, use a separate assertion for each text, or use `assertSnapshot`, which \
    stores each text in a file.

    The first and the second text differ: …

    \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
    """
  }
}
