import Foundation
import SnapshotLedger

// The part of an assertion that follows the comparison. It is the same for a reference in a file and for a reference in
// the source of the test: the record policy, the artifacts, the ledger entry and the verdict. The closures do what depends
// on the place of the reference.

extension Assertion {
  /// Applies the record policy to a comparison, and completes the ledger entry.
  ///
  /// - Parameters:
  ///   - comparison: The result of comparing the new value with its reference.
  ///   - expected: The contents of the reference; `nil` if there is none.
  ///   - actual: Returns the contents that a reference of the new value has.
  ///   - renderTrace: Returns the render trace of the new value, if it has one.
  ///   - pass: Returns the verdict on a value that passes.
  ///   - reject: Handles a value that fails and is not recorded.
  ///   - record: Makes the new value the reference, unless it matches already.
  ///   - message: Returns the message of a failure.
  ///   - notes: Returns further notes on a failure.
  func judge(
    _ comparison: Comparison, expected: Data?, in context: Context, _ entry: inout LedgerEntry,
    actual: () throws -> Data,
    renderTrace: () throws -> TraceText? = { nil },
    pass: (LedgerEntry) throws -> Verdict,
    reject: (Data, inout LedgerEntry) -> Void,
    record: (Data) throws -> Void,
    message: (Judgement, FailureArtifacts, LedgerEntry) -> String,
    notes: (Data) -> [String] = { _ in [] }
  ) throws -> Verdict {
    let judgement = Judgement.of(comparison, policy: context.policy)
    if judgement == .pass { return try pass(entry) }

    let actual = try actual()
    if case .differs(let difference) = comparison {
      entry.image = difference.image
      entry.text = difference.text
    }
    // The artifacts are kept first, so that they exist even if the reference cannot be written.
    let artifacts = FailureArtifacts(
      comparison: comparison, expected: expected, actual: actual, renderTrace: try? renderTrace(), entry: &entry,
      session: context.session)
    if judgement == .record {
      try record(actual)
    } else {
      reject(actual, &entry)
    }
    return Verdict(
      outcome: judgement.outcome(of: comparison), message: message(judgement, artifacts, entry),
      notes: [context.policy.note(on: comparison)].compactMap { $0 } + notes(actual),
      attachments: artifacts.attachments)
  }
}
