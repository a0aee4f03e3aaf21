/// What a run gives reason to say; several may hold at once.
public struct RunFindings: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let badConfiguration = RunFindings(rawValue: 1 << 0)
  public static let unreadableReference = RunFindings(rawValue: 1 << 1)
  /// A failure that no snapshot explains: another assertion, a crash, a build error.
  public static let otherFailure = RunFindings(rawValue: 1 << 2)
  /// Cut short, a torn ledger, or nothing asserted.
  public static let incomplete = RunFindings(rawValue: 1 << 3)
  public static let nondeterministic = RunFindings(rawValue: 1 << 4)
  public static let changed = RunFindings(rawValue: 1 << 5)
  public static let lint = RunFindings(rawValue: 1 << 6)
  public static let stale = RunFindings(rawValue: 1 << 7)

  /// Which finding decides: the first of this table that holds.
  public static let precedence: [(finding: RunFindings, code: SnapshotExitCode)] = [
    (.badConfiguration, .badConfiguration),
    (.unreadableReference, .unreadableReference),
    (.otherFailure, .testsFailed),
    (.incomplete, .incomplete),
    (.nondeterministic, .nondeterministic),
    (.changed, .changed),
    (.lint, .lint),
    (.stale, .stale),
  ]

  /// The exit code of a run with these findings.
  public var exitCode: SnapshotExitCode {
    RunFindings.precedence.first { contains($0.finding) }?.code ?? .clean
  }
}
