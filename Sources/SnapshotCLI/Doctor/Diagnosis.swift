import SnapshotReports
import SnapshotRuns

/// What the doctor found about one thing.
struct Diagnosis: Encodable {
  enum State: String, Encodable { case good, note, warning, problem }

  var schemaVersion = JSONReport.schemaVersion
  var type = "diagnosis"
  /// What was looked at, such as `references`.
  var check: String
  var state: State
  var message: String
  /// What to do; empty where nothing is to be done.
  var remedy = ""
  /// Files that it is about, relative to the package.
  var paths: [String] = []
  /// How the tool ends because of it.
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
