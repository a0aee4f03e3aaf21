import SnapshotLedger
import SnapshotRuns

/// The command that makes a result the new reference.
package enum AcceptHint {
  /// `snapshot accept 'AppTests/LoginTests/welcome()#1'`; empty where there is nothing to accept.
  package static func text(for result: SnapshotResult) -> String {
    switch result.status {
    case .changed, .missing, .nondeterministic:
      result.entry.artifacts.actual == nil ? "" : AcceptCommand.text(id: result.id)
    case .error, .new, .rerecorded, .passed:
      ""
    }
  }
}
