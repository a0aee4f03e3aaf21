import SnapshotReport

/// What a verb says about references that no test needs.
struct StaleSummary {
  let common: CommonOptions
  let report: RunReport

  /// How many are listed before the rest is counted.
  private static let most = 20

  func print(_ found: StaleReferences) throws {
    for finding in found.stale where common.json {
      let line = StaleLine(
        reference: report.displayPath(finding.path), reason: finding.reason,
        movedTo: finding.movedTo.map(report.displayPath))
      try Console.print(JSONReport.line(line))
    }
    let count = found.stale.count
    guard !common.json, count > 0 else { return }
    Console.print(common.palette.warning("! \(count) stale \(count == 1 ? "reference" : "references")"))
    let shown = found.stale.prefix(common.quiet ? 0 : Self.most)
    for finding in shown {
      Console.print("  \(VisibleText.line(report.displayPath(finding.path))): \(VisibleText.line(finding.reason))")
    }
    if count > shown.count, !common.quiet { Console.print("  and \(count - shown.count) more") }
    Console.print(common.palette.quiet("prune   ") + "snapshot prune --dry-run")
  }
}

/// A stale reference in the output of `--json`.
struct StaleLine: Encodable {
  var schemaVersion = JSONReport.schemaVersion
  var type = "stale"
  var reference: String
  var reason: String
  var movedTo: String?
  /// Of a verb that deletes, whether it only says what it would do.
  var dryRun: Bool?
}
