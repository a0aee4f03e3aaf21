import Foundation
import SnapshotLedger

/// What the environment says, read once at the border of the process.
package struct ProcessSettings: Sendable {
  /// The run's folder, or `nil` for one of our own under the package.
  package var runDirectory: String?
  /// The command line's record mode, which overrules every other.
  package var forcedRecord: SnapshotTestingConfiguration.Record?
  /// Whether references may be written on CI.
  package var allowsCIWrites = false
  /// The variable that says that this is CI, or `nil` elsewhere.
  package var ciVariable: String?
  /// `SNAPSHOT_TESTING_RECORD`.
  package var record: SnapshotTestingConfiguration.Record?
  /// `SNAPSHOT_ARTIFACTS`: a folder that gets the new value of each failure besides.
  package var artifactsDirectory: String?

  package init() {}

  package init(environment: [String: String]) {
    runDirectory = environment[RunChannel.runDirectory].flatMap { $0.isEmpty ? nil : $0 }
    forcedRecord = environment[RunChannel.forcedRecordMode].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
    allowsCIWrites = environment[RunChannel.allowsCIWrites] == "1"
    ciVariable = ContinuousIntegration.variable(in: environment)
    record = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
    artifactsDirectory = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The process's own.
  package static let process = ProcessSettings(environment: ProcessInfo.processInfo.environment)

  /// What tests of this library put in its place.
  @TaskLocal package static var injected: ProcessSettings?

  package static var current: ProcessSettings { injected ?? process }
}
