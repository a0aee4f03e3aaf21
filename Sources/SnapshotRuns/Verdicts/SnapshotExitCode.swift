/// How the command line tool ends: the contract with scripts and continuous integration.
package enum SnapshotExitCode: Int32, Hashable, Sendable, CaseIterable {
  case clean = 0
  /// A snapshot differs from its reference, or has none.
  case changed = 1
  /// Tests failed, crashed or did not build, for a reason that is no snapshot's.
  case testsFailed = 2
  case stale = 3
  case lint = 4
  /// A snapshot differs from itself.
  case nondeterministic = 5
  /// Cut short, or nothing was asserted.
  case incomplete = 6
  case usage = 64
  case unreadableReference = 65
  case noSuchKey = 66
  case internalError = 70
  case inputOutput = 74
  case refusedOnCI = 77
  case badConfiguration = 78
}
