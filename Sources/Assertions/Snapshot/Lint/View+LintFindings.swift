import SnapshotLedger
import SnapshotUI

nonisolated extension View {
  /// What lint finds in the view's picture, for the ledger.
  func lintFindings(in context: RenderContext) throws -> [LedgerEntry.LintFinding] {
    try lint(in: context).map { found in
      LedgerEntry.LintFinding(
        rule: found.rule.rawValue, path: found.path, message: found.message,
        measured: found.measured.map(LintMeasure.text),
        cause: found.cause, exemption: found.exemption?.rawValue)
    }
  }
}
