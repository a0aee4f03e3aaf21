import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// The settings of the environment, read once per process.
package struct ProcessSettings: Sendable {
  /// The run's folder, or `nil` for a new folder in the package.
  package var runDirectory: String?
  /// The record mode of the command line, which takes precedence over all others.
  package var forcedRecord: SnapshotTestingConfiguration.Record?
  /// Whether references may be written on CI.
  package var allowsCIWrites = false
  /// The environment variable that identifies CI, or `nil` outside of CI.
  package var ciVariable: String?
  /// `SNAPSHOT_TESTING_RECORD`.
  package var record: SnapshotTestingConfiguration.Record?
  /// `SNAPSHOT_ARTIFACTS`: a folder that additionally receives the new value of each failure.
  package var artifactsDirectory: String?

  /// Whether the views of pictures are linted.
  package var lints = false
  /// Whether the explanations of references are compared with the render traces of the values.
  package var checksExplanations = false
  /// The sweep that replaces all assertions, if any.
  package var sweep: SweepRequest?

  package init() {}

  package init(environment: [String: String]) {
    let environment = RunChannel.resolved(environment)
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // A Bazel test may only write there. Bazel keeps the folder as the outputs of the test.
    let outputs = value("TEST_UNDECLARED_OUTPUTS_DIR").map { $0 + "/snapshots" }
    runDirectory = value(RunChannel.runDirectory) ?? outputs
    forcedRecord = environment[RunChannel.forcedRecordMode].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
    allowsCIWrites = environment[RunChannel.allowsCIWrites] == "1"
    ciVariable = ContinuousIntegration.variable(in: environment)
    record = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
    lints = environment[RunChannel.lints] == "1"
    checksExplanations = environment[RunChannel.checksExplanations] == "1"
    sweep = environment[RunChannel.sweep].flatMap(SweepRequest.init(text:))
    artifactsDirectory = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The settings of this process.
  ///
  /// Variables that a command of the tool left behind, such as `SNAPSHOT_SWEEP`, which replaces all assertions, are ignored
  /// with a note.
  package static let process: ProcessSettings = {
    let (environment, leaked) = RunChannel.withoutLeaks(ProcessInfo.processInfo.environment)
    if !leaked.isEmpty {
      let names = leaked.joined(separator: ", ")
      ErrorOutput.write(
        """
        note: Ignored \(names), because no snapshot command is running these tests. Remove with: unset \
        \(leaked.joined(separator: " "))
        """)
    }
    return ProcessSettings(environment: environment)
  }()

  /// Replacement settings for tests of this library.
  @TaskLocal package static var injected: ProcessSettings?

  package static var current: ProcessSettings { injected ?? process }
}
