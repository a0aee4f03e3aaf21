import Foundation

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

  /// Returns the environment without settings of a run that is over, and the names of the variables that were removed.
  ///
  /// A setting applies only while a command of the tool runs: it keeps ``environmentFile`` locked, or in a read-only package
  /// says so in the metadata of the run. ``runDirectory`` alone may also name a folder that no command made.
  package static func withoutLeaks(
    _ environment: [String: String]
  ) -> (environment: [String: String], leaked: [String]) {
    let folder = environment[runDirectory]
    let run = folder.flatMap { FileManager.default.contents(atPath: $0 + "/run.json") }
    if let path = environment[environmentFile], FileLock.isHeld(on: path) { return (environment, []) }
    if run.map(isRunning) == true { return (environment, []) }
    var leaked = ([environmentFile] + variables).filter { environment[$0]?.isEmpty == false }
    if run == nil { leaked.removeAll { $0 == runDirectory } }
    return (environment.filter { !leaked.contains($0.key) }, leaked)
  }

  private static func isRunning(_ metadata: Data) -> Bool {
    struct Run: Decodable { var ending: String }
    return (try? JSONDecoder().decode(Run.self, from: metadata))?.ending == "running"
  }

  /// Returns the environment of a process with the variables of its file. The process' own variables take precedence.
  package static func resolved(_ environment: [String: String]) -> [String: String] {
    guard let path = environment[environmentFile], let others = EnvironmentFile.variables(atPath: path) else {
      return environment
    }
    return environment.merging(others.filter { variables.contains($0.key) }) { own, _ in own }
  }
}
