import SnapshotReports
import SnapshotRuns

/// The results of the tests in several environments.
struct EnvironmentComparison {
  let environments: TestEnvironments
  /// The results in the user's environment.
  let own: TestObservation
  /// What differs with all settings changed at once.
  private(set) var affected = ObservedDifferences()
  /// What differs with one setting changed, in the order of the table.
  private(set) var findings: [(environment: TestEnvironment, differences: ObservedDifferences)] = []
  /// The environments in which the test runner did not start, with the first reason.
  private(set) var notStarted: [(environment: TestEnvironment, reason: String)] = []
  /// Whether the user interrupted the tests.
  private(set) var isInterrupted = false
  /// The results of all runs.
  var report: RunReport?

  init(environments: TestEnvironments, own: TestObservation) {
    self.environments = environments
    self.own = own
  }

  /// Whether the tests finished in the user's environment and asserted something.
  var isComplete: Bool { own.ending == .finished && !own.values.isEmpty }

  /// What no setting explains alone.
  var unexplained: ObservedDifferences {
    var rest = findings.reduce(affected) { $0.subtracting($1.differences) }
    if !notStarted.isEmpty || findings.contains(where: { $0.differences.ending != nil }) { rest.ending = nil }
    return rest
  }

  /// Adds the results with all settings changed.
  mutating func add(_ observation: TestObservation, in environment: TestEnvironment) {
    affected = observation.differences(from: own)
    isInterrupted = observation.ending == .interrupted
  }

  /// The beginning of the first error, which can be a whole command line.
  private static func reason(_ observation: TestObservation) -> String {
    let first = observation.reasons.first ?? "the test runner printed no reason"
    return first.count > 160 ? first.prefix(160) + "\u{2026}" : first
  }

  /// Adds the results with one setting changed. What differed in the same environment is not caused by the setting.
  mutating func compare(_ observation: TestObservation, with control: TestObservation, in environment: TestEnvironment)
  {
    isInterrupted = isInterrupted || observation.ending == .interrupted
    guard observation.ending != .notBuilt, observation.ending != .interrupted else {
      notStarted.append((environment, Self.reason(observation)))
      return
    }
    let unsteady = findings.first { $0.environment.name == TestEnvironments.control.name }?.differences
    let differences = observation.differences(from: control).subtracting(unsteady ?? ObservedDifferences())
    guard !differences.isEmpty else { return }
    if let index = findings.firstIndex(where: { $0.environment.name == environment.name }) {
      findings[index].differences = findings[index].differences.union(differences)
    } else {
      findings.append((environment, differences))
    }
  }
}
