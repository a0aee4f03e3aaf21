import XCTest

// What older tests set in `setUp`. One value a process, behind a lock.

/// Whether every reference is written anew.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the '.snapshots' trait.")
public var isRecording: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// Whether every reference is written anew.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the '.snapshots' trait.")
public var record: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// What failures say about comparing the files.
@available(*, deprecated, message: "Use 'withSnapshotTesting(diffTool:)' or the '.snapshots' trait.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { _diffTool = newValue }
}

@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// The record mode outside every scope; `nil` leaves it to the environment.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record? {
  get { legacy.withLock { $0.record } }
  set { legacy.withLock { $0.record = newValue } }
}

/// The comparison command outside every scope.
@_spi(Internals)
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { legacy.withLock { $0.diffTool } }
  set { legacy.withLock { $0.diffTool = newValue } }
}

private let legacy = Locked(LegacyGlobals())

private struct LegacyGlobals: Sendable {
  var record: SnapshotTestingConfiguration.Record?
  var diffTool: SnapshotTestingConfiguration.DiffTool = .default
}
