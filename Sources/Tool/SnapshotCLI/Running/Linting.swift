import Foundation
import SnapshotLedger
import SnapshotRuns

/// Judges the findings of a run by the accepted ones.
enum Linting {
  /// Saves the judged findings with the run, for its reports.
  ///
  /// - Throws: `LintBaselineError`.
  static func note(in report: inout RunReport, policy: LintPolicy, packageRoot: String) throws {
    guard policy != .off, var facts = report.facts else { return }
    let judgement = LintJudgement(
      of: try Ledger(contentsOf: report.folder).entries,
      besides: try LintBaseline(in: PackageBoundary(configuredIn: packageRoot)))
    facts.lint = judgement.records
    facts.lintExempt = judgement.exempt.isEmpty ? nil : judgement.exempt
    facts.lintIsError = policy == .error ? true : nil
    try facts.write(to: report.folder)
    report = try RunReport(of: report.folder, in: report.boundary)
  }
}
