import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

extension EnvironmentComparison {
  private static let check = "determinism"

  /// The results for people, one problem for each setting that changes snapshots or tests.
  var diagnoses: [Diagnosis] {
    guard isComplete, !isInterrupted else {
      let title = report.map { Headline($0).title } ?? "no results"
      return [
        .problem(
          Self.check, "The tests did not finish: \(title).", remedy: "See \(report?.folder.path ?? "")/output.log",
          .testsFailed)
      ]
    }
    var found = findings.map { diagnosis(of: $0.differences, in: $0.environment) }
    if !unexplained.isEmpty { found.append(unexplainedDiagnosis) }
    if found.isEmpty { found.append(.good(Self.check, sameValues)) }
    found += notStarted.map { environment, reason in
      .warning(
        Self.check, "The tests do not start with another \(environment.name), so this was not checked: \(reason).",
        remedy: "To see the output, add --verbose")
    }
    if !environments.exceptions.isEmpty {
      let settings = environments.exceptions.joined(separator: "; ")
      found.append(.note(Self.check, "Settings that could not be changed on this system: \(settings)"))
    }
    if let id = affected.changed.map(\.id).min() {
      found.append(.note(Self.check, "To see a difference: swift run snapshot diff \(ShellText.quote(id))"))
    }
    return found
  }

  private var sameValues: String {
    let names = environments.variations.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
    let count = own.values.count
    let subject = counted(count, "snapshot has the same value", "snapshots have the same values")
    return "\(subject) with another \(list)."
  }

  private func diagnosis(of differences: ObservedDifferences, in environment: TestEnvironment) -> Diagnosis {
    let isControl = environment.name == TestEnvironments.control.name
    let setting = environment.setting.isEmpty ? "" : " (\(environment.setting))"
    let place = isControl ? "between two runs in the same environment" : "with another \(environment.name)\(setting)"
    let message =
      differences.ending.map { "The tests do not finish \(place): \($0.sentence)." }
      ?? "\(Self.subject(differences)) \(place)."
    return .problem(Self.check, message, remedy: environment.remedy, paths: Self.lines(differences), .nondeterministic)
  }

  private var unexplainedDiagnosis: Diagnosis {
    let rest = unexplained
    let message =
      rest.ending.map { "The tests do not finish with all settings changed at once: \($0.sentence)." }
      ?? "\(Self.subject(rest)) with all settings changed at once, but not with each of them alone."
    return .problem(
      Self.check, message,
      remedy: "Look for clocks, random numbers and the order of concurrent work: swift run snapshot verify --repeat 10",
      paths: Self.lines(rest), .nondeterministic)
  }

  /// "2 snapshots and 1 test differ".
  private static func subject(_ differences: ObservedDifferences) -> String {
    let snapshots = differences.changed.count + differences.missing.count
    let tests = differences.failed.union(differences.notRun).count
    let parts = [
      snapshots == 0 ? nil : counted(snapshots, "snapshot"),
      tests == 0 ? nil : counted(tests, "test"),
    ]
    return parts.compactMap { $0 }.joined(separator: " and ") + (snapshots + tests == 1 ? " differs" : " differ")
  }

  private static func lines(_ differences: ObservedDifferences) -> [String] {
    let missing = differences.missing.map { "\($0.id) (asserted in only one run)" }
    let failed = differences.failed.map { "\($0) (failed in only one run)" }
    let notRun = differences.notRun.subtracting(differences.failed).map { "\($0) (ran in only one run)" }
    return Set(differences.changed.map(\.id)).sorted() + missing.sorted() + failed.sorted() + notRun.sorted()
  }
}

extension RunFacts.Ending {
  /// How the test runner ended, for the end of a sentence.
  fileprivate var sentence: String {
    switch self {
    case .crashed: "a test process crashed"
    case .notBuilt: "no test started"
    case .cutShort, .running: "the test runner ended early"
    case .interrupted: "it was interrupted"
    case .finished: "it finished"
    }
  }
}
