import SnapshotUI

// A module re-exports nothing of the modules below it that is not part of its own API.

func checkRows(_ rows: [String]) {
  // Rejected: cannot find 'reportTestFailure' in scope
  if rows.isEmpty { reportTestFailure("There are no rows.") }
}
