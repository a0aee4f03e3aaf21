/// The settings of a run that the command line tool passes to test processes: environment variables, which a process reads once.
///
/// SwiftPM compiles the manifests of all packages again for each new combination of environment variables, which takes several
/// seconds. So `swift test` gets only ``environmentFile``, whose value is the same in each run, and the file has the others.
package enum RunChannel {
  /// The path of an ``EnvironmentFile`` with the variables of this run.
  package static let environmentFile = "SNAPSHOT_RUN_ENVIRONMENT"
  /// The absolute path of the folder of the run. Under a plain `swift test` it is not set, and the library creates a run.
  package static let runDirectory = "SNAPSHOT_RUN_DIRECTORY"
  /// `all`, `failed`, `missing` or `never`. Overrides all record modes in code.
  package static let forcedRecordMode = "SNAPSHOT_FORCE_RECORD"
  /// `1` for the option `--allow-ci-writes`.
  package static let allowsCIWrites = "SNAPSHOT_ALLOW_CI_WRITES"
  /// `1` to lint the views of all pictures.
  package static let lints = "SNAPSHOT_LINT"
  /// `1` to keep the render traces of references whose explanations describe an earlier view.
  package static let checksExplanations = "SNAPSHOT_CHECK_EXPLANATIONS"
  /// A ``SweepRequest`` as JSON. The assertion that it names sweeps its view, and no other assertion is made.
  package static let sweep = "SNAPSHOT_SWEEP"

  /// The variables that the file may set.
  package static let variables = [
    runDirectory, forcedRecordMode, allowsCIWrites, lints, checksExplanations, sweep,
  ]

  /// Returns the environment of a process with the variables of its file. The process' own variables take precedence.
  package static func resolved(_ environment: [String: String]) -> [String: String] {
    guard let path = environment[environmentFile], let others = EnvironmentFile.variables(atPath: path) else {
      return environment
    }
    return environment.merging(others.filter { variables.contains($0.key) }) { own, _ in own }
  }
}
