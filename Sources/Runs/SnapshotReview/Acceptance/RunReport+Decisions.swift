import SnapshotRuns

extension RunReport {
  /// Notes which snapshots were accepted or rejected since the run.
  ///
  /// - Throws: An error if the decisions of the run cannot be read.
  package mutating func noteDecisions() throws {
    let decisions = try Decisions(of: folder)
    let rejected = results.filter { $0.status.needsDecision && decisions[$0.key] == .reject }
    note(accepted: Acceptance.earlier(of: self), rejected: Set(rejected.map(\.key)))
  }
}
