/// How the command line tool tells a test process where its run is and how to record: environment variables that are
/// read once, at the border of the process.
package enum RunChannel {
  /// The run's folder, absolute. Unset under a plain `swift test`; the library then makes one.
  package static let runDirectory = "SNAPSHOT_RUN_DIRECTORY"
  /// `all`, `failed`, `missing` or `never`: overrules every record mode in code.
  package static let forcedRecordMode = "SNAPSHOT_FORCE_RECORD"
  /// `1` where `--allow-ci-writes` was given.
  package static let allowsCIWrites = "SNAPSHOT_ALLOW_CI_WRITES"
}
