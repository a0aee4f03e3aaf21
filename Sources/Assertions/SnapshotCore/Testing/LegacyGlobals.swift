import SnapshotFoundation
import Testing
import XCTest

// Global settings of older tests, usually set in `setUp`. They apply to the process and are guarded by a lock.

/// Whether every reference is recorded again.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the '.snapshots' trait.")
public var isRecording: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// Whether every reference is recorded again.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the '.snapshots' trait.")
public var record: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// The diff tool that failure messages show.
@available(*, deprecated, message: "Use 'withSnapshotTesting(diffTool:)' or the '.snapshots' trait.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { _diffTool = newValue }
}

/// A former name of `XCTestCase`.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// The record mode outside of every scope: the mode of the running test's trait, of the global setting or of the
/// environment, in this order. The default is `missing`.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record {
  get { LegacyGlobals.traits?.first { $0.record } ?? __record }
  set { __record = newValue }
}

/// The record mode outside of every scope and trait.
@_spi(Internals)
public var __record: SnapshotTestingConfiguration.Record {
  get { LegacyGlobals.current.record ?? ProcessSettings.current.record ?? .missing }
  set { LegacyGlobals.shared.withLock { $0.record = newValue } }
}

/// The diff tool outside of every scope: that of the running test's trait or of the global setting, in this order.
@_spi(Internals)
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { LegacyGlobals.traits?.first { $0.diffTool } ?? __diffTool }
  set { __diffTool = newValue }
}

/// The diff tool outside of every scope and trait.
@_spi(Internals)
public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { LegacyGlobals.current.diffTool }
  set { LegacyGlobals.shared.withLock { $0.diffTool = newValue } }
}

/// The global settings.
struct LegacyGlobals: Sendable {
  var record: SnapshotTestingConfiguration.Record?
  var diffTool: SnapshotTestingConfiguration.DiffTool = .default

  static let shared = Locked(LegacyGlobals())

  static var current: LegacyGlobals { shared.withLock { $0 } }

  /// The configurations of the running test's traits, innermost first; `nil` outside of tests of Swift Testing.
  static var traits: Traits? {
    guard let test = Test.current else { return nil }
    return Traits(configurations: test.traits.reversed().compactMap { ($0 as? _SnapshotsTestTrait)?.configuration })
  }

  struct Traits {
    var configurations: [SnapshotTestingConfiguration]

    /// Returns the first value, innermost first.
    func first<Value>(_ value: (SnapshotTestingConfiguration) -> Value?) -> Value? {
      for configuration in configurations {
        if let value = value(configuration) { return value }
      }
      return nil
    }
  }
}
