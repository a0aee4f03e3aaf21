import SnapshotLedger
import SnapshotUI

nonisolated extension View {
  /// What lint finds in the view, which was rendered in a context, for the ledger.
  func lintFindings(of rendered: RenderedView, in context: RenderContext) throws -> [LedgerEntry.LintFinding] {
    try lint(rendered, in: context).map { found in
      LedgerEntry.LintFinding(
        rule: found.rule.rawValue, path: found.path, message: found.message,
        measured: found.measured.map(LintMeasure.text),
        cause: found.cause, exemption: found.exemption?.rawValue)
    }
  }
}
