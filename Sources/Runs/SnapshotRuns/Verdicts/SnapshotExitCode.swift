/// The exit codes of the command line tool, which scripts and CI rely on.
package enum SnapshotExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All snapshots match.
  case clean = 0
  /// A snapshot changed, or has no reference.
  case changed = 1
  /// Tests failed for another reason, crashed, or failed to build.
  case testsFailed = 2
  case stale = 3
  case lint = 4
  /// A snapshot is nondeterministic.
  case nondeterministic = 5
  /// The run did not finish, or made no assertion.
  case incomplete = 6
  case usage = 64
  case unreadableReference = 65
  case noSuchKey = 66
  case internalError = 70
  case inputOutput = 74
  case refusedOnCI = 77
  case badConfiguration = 78
}
