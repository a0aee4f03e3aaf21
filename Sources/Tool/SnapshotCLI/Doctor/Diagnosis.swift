import SnapshotReports
import SnapshotRuns

/// The result of one check of `snapshot doctor`.
struct Diagnosis: Encodable {
  enum State: String, Encodable { case good, note, warning, problem }

  var schemaVersion = JSONReport.schemaVersion
  var type = "diagnosis"
  /// The name of the check, such as `references`.
  var check: String
  var state: State
  var message: String
  /// How to fix the problem, or an empty string.
  var remedy = ""
  /// Affected files, relative to the package.
  var paths: [String] = []
  /// The exit code that the problem causes.
  var exitCode: Int32 = 0

  static func good(_ check: String, _ message: String) -> Diagnosis {
    Diagnosis(check: check, state: .good, message: message)
  }

  static func note(_ check: String, _ message: String) -> Diagnosis {
    Diagnosis(check: check, state: .note, message: message)
  }

  static func warning(_ check: String, _ message: String, remedy: String, paths: [String] = []) -> Diagnosis {
    Diagnosis(check: check, state: .warning, message: message, remedy: remedy, paths: paths)
  }

  static func problem(
    _ check: String, _ message: String, remedy: String, paths: [String] = [], _ code: SnapshotExitCode
  ) -> Diagnosis {
    Diagnosis(
      check: check, state: .problem, message: message, remedy: remedy, paths: paths, exitCode: code.rawValue)
  }
}
