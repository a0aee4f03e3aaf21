import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The permission to write into the package on CI.
struct CIWriteOption: ParsableArguments {
  @Flag(name: .customLong("allow-ci-writes"), help: "Allow writing and deleting references on CI.")
  var isAllowed = false

  /// - Throws: ``CommandError`` on CI without the option.
  func check() throws { try WritePermission.check(allowsCIWrites: isAllowed) }
}

/// Checks whether references may be written in this environment.
enum WritePermission {
  static func check(allowsCIWrites: Bool) throws {
    guard ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment), !allowsCIWrites else { return }
    throw CommandError(
      .refusedOnCI,
      "References are not written on CI. Record them on your machine, or add --allow-ci-writes.")
  }
}
