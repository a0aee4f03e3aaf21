/// The environment variables that the command line tool sets for a test process. The process reads them once.
package enum RunChannel {
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
}
