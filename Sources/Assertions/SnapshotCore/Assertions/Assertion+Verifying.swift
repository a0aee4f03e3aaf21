import Foundation
import SnapshotLedger

// The pipeline of an assertion. It is the same for a reference in a file and for one in the source of the test.

extension Assertion {
  /// Verifies a value against one reference, and appends the outcome to the ledger. May be called on any thread.
  ///
  /// - Returns: The verdict, and the snapshot unless it could not be made.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, at place: some ReferencePlace<Format>,
    in context: Context
  ) -> (verdict: Verdict, snapshot: NewSnapshot<Format>?) {
    var snapshot: NewSnapshot<Format>?
    let verdict = enter(in: context, pathExtension: strategy.pathExtension) { entry in
      try place.name(&entry)
      place.read()
      let new = try make(value, as: strategy, in: context, &entry)
      snapshot = new
      let comparison = try place.compare(new, &entry)
      let (judgement, note) = place.judgement(on: comparison, policy: context.policy)
      guard judgement != .pass else { return pass(new, at: place, in: context, id: entry.id) }
      let artifacts = try write(new, judgement, comparison, at: place, in: context, &entry)
      return self.verdict(
        on: AssertionFailure(
          judgement: judgement, note: note, comparison: comparison, artifacts: artifacts, entry: entry),
        at: place)
    }
    return (verdict, snapshot)
  }

  /// Evaluates the value, and makes the snapshot.
  private func make<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, in context: Context,
    _ entry: inout LedgerEntry
  ) throws -> NewSnapshot<Format> {
    let value = try Thrown.wrapping(value)
    let new = try Identity.$current.withValue(Identity(self, id: entry.id)) {
      try NewSnapshot(of: value, as: strategy, timeout: timeout, explanations: context.explanations)
    }
    // A view that can't be linted is unknown, and the picture shows why.
    if context.settings.lints { entry.lint = try? new.exposure?.lintFindings() }
    return new
  }

  /// Returns the verdict on a snapshot that matches.
  private func pass<Format>(
    _ new: NewSnapshot<Format>, at place: some ReferencePlace<Format>, in context: Context, id: String
  ) -> Verdict {
    let hasRecorded = context.session.hasRecorded(id)
    if new.exposure != nil, !hasRecorded, let reference = place.contents {
      new.archiveTrace(of: reference, id: id, in: context)
    }
    // Of tests that share a reference which this run recorded, those that find it fail as the one that wrote it, so that the
    // outcome of none depends on the schedule.
    guard hasRecorded || place.isRecordedByAnother, let file = place.file else { return .passed }
    return .recordedEarlier(path: file)
  }

  /// Writes the files of the run and, if the judgement is to record, the reference.
  private func write<Format>(
    _ new: NewSnapshot<Format>, _ judgement: Judgement, _ comparison: Comparison,
    at place: some ReferencePlace<Format>, in context: Context, _ entry: inout LedgerEntry
  ) throws -> FailureArtifacts {
    let actual = try new.contents()
    // The artifacts are kept first, so that they exist even if the reference cannot be written.
    var artifacts = FailureArtifacts(
      comparison: comparison, expected: place.contents, actual: actual, renderTrace: new.renderTrace, entry: &entry,
      session: context.session)
    if judgement == .fail {
      place.reject(new, &entry)
    } else if !comparison.matches {
      try place.record(new, &entry)
    }
    if case .differs = comparison, let folder = context.settings.artifactsDirectory, let file = place.file {
      artifacts.collect(actual, at: "\(folder)/\(position.source.baseName)/\((file as NSString).lastPathComponent)")
    }
    return artifacts
  }

  /// Returns what to report.
  private func verdict(
    on failure: AssertionFailure, at place: some ReferencePlace
  ) -> Verdict {
    Verdict(
      outcome: failure.judgement.outcome(of: failure.comparison), message: place.message(of: failure),
      notes: [failure.note, failure.artifacts.note].compactMap { $0 },
      attachments: failure.artifacts.attachments)
  }
}
