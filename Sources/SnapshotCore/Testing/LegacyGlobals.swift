import TestFailures
import Testing
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

/// The record mode outside every scope: the running test's trait's, else what was set, else the environment's, else
/// `missing`.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record {
  get { LegacyGlobals.trait { $0.record } ?? __record }
  set { __record = newValue }
}

/// The record mode outside every scope and trait.
@_spi(Internals)
public var __record: SnapshotTestingConfiguration.Record {
  get { LegacyGlobals.current.record ?? ProcessSettings.current.record ?? .missing }
  set { LegacyGlobals.shared.withLock { $0.record = newValue } }
}

/// The comparison command outside every scope: the running test's trait's, else what was set.
@_spi(Internals)
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { LegacyGlobals.trait { $0.diffTool } ?? __diffTool }
  set { __diffTool = newValue }
}

/// The comparison command outside every scope and trait.
@_spi(Internals)
public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { LegacyGlobals.current.diffTool }
  set { LegacyGlobals.shared.withLock { $0.diffTool = newValue } }
}

/// What was set, if anything was.
struct LegacyGlobals: Sendable {
  var record: SnapshotTestingConfiguration.Record?
  var diffTool: SnapshotTestingConfiguration.DiffTool = .default

  static let shared = Locked(LegacyGlobals())

  static var current: LegacyGlobals { shared.withLock { $0 } }

  /// What code asks for outside every scope; `nil` leaves it to the environment.
  static var recordOfCode: SnapshotTestingConfiguration.Record? { trait { $0.record } ?? current.record }

  /// What the running test's traits say, the innermost first.
  static func trait<Value>(_ value: (SnapshotTestingConfiguration) -> Value?) -> Value? {
    guard let test = Test.current else { return nil }
    for case let trait as _SnapshotsTestTrait in test.traits.reversed() {
      if let value = value(trait.configuration) { return value }
    }
    return nil
  }
}
