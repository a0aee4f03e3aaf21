import SnapshotLedger
import SnapshotRuns

/// The command that accepts a result.
package enum AcceptHint {
  /// Returns `swift run snapshot accept 'AppTests/LoginTests/welcome()#1'`; empty if there is nothing to accept.
  package static func text(for result: SnapshotResult, in report: RunReport) -> String {
    switch result.status {
    case .changed, .missing, .nondeterministic:
      result.entry.artifacts.actual == nil ? "" : AcceptCommand.text(id: result.id, tool: report.tool)
    case .error, .new, .rerecorded, .passed:
      ""
    }
  }
}
