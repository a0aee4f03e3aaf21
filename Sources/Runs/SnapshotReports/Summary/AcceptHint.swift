import SnapshotRuns
import SnapshotWorkspace

/// The command that accepts a result.
package enum AcceptHint {
  /// Returns `swift run snapshot accept 'AppTests/LoginTests/welcome()#1'`; empty if there is nothing to accept.
  package static func text(for result: SnapshotResult, in report: RunReport) -> String {
    result.isAcceptable ? AcceptCommandLine.text(id: result.id, tool: report.tool) : ""
  }
}

extension RunReport {
  /// The snapshots that can be accepted, and were neither accepted nor rejected since the run.
  package var pending: [SnapshotResult] {
    results.filter { !isDecided($0) && !AcceptHint.text(for: $0, in: self).isEmpty }
  }
}
