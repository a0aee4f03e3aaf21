/// The findings of a run. A run can have several findings.
package struct RunFindings: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let badConfiguration = RunFindings(rawValue: 1 << 0)
  package static let unreadableReference = RunFindings(rawValue: 1 << 1)
  /// A failure that is not caused by a snapshot: of another assertion, a crash, or a build error.
  package static let otherFailure = RunFindings(rawValue: 1 << 2)
  /// The run did not finish, its ledger is truncated, or it made no assertion.
  package static let incomplete = RunFindings(rawValue: 1 << 3)
  package static let nondeterministic = RunFindings(rawValue: 1 << 4)
  package static let changed = RunFindings(rawValue: 1 << 5)
  package static let lint = RunFindings(rawValue: 1 << 6)
  package static let stale = RunFindings(rawValue: 1 << 7)

  /// The exit codes of findings. The first finding that applies determines the exit code.
  package static let precedence: [(finding: RunFindings, code: SnapshotExitCode)] = [
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
  package var exitCode: SnapshotExitCode {
    RunFindings.precedence.first { contains($0.finding) }?.code ?? .clean
  }

  private static let named: [(finding: RunFindings, name: String)] = [
    (.badConfiguration, "badConfiguration"), (.unreadableReference, "unreadableReference"),
    (.otherFailure, "otherFailure"), (.incomplete, "incomplete"), (.nondeterministic, "nondeterministic"),
    (.changed, "changed"), (.lint, "lint"), (.stale, "stale"),
  ]

  /// The names of the findings, in a fixed order.
  package var names: [String] { RunFindings.named.filter { contains($0.finding) }.map(\.name) }

  /// Parses names of findings. An unknown name counts as incomplete.
  init(names: [String]) {
    self = []
    for name in names { formUnion(RunFindings.named.first { $0.name == name }?.finding ?? .incomplete) }
  }
}
