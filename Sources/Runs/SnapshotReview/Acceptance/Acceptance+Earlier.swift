import SnapshotRuns

extension Acceptance {
  /// The snapshots that were accepted since the run: their references have the new values.
  package static func earlier(of report: RunReport) -> Set<SnapshotResult.Key> {
    guard report.boundary != nil else { return [] }
    let changes = report.results.filter { $0.status == .changed || $0.status == .missing }
    guard !changes.isEmpty, let plan = try? Acceptance(of: report, all: changes) else { return [] }
    return Set(plan.items.filter(plan.isWritten).map(\.result.key))
  }
}
