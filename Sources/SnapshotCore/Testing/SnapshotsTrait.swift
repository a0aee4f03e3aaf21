import Testing

/// The trait behind `.snapshots`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// How the test records and compares.
  public let configuration: SnapshotTestingConfiguration

  /// A suite's trait holds for its tests too.
  public var isRecursive: Bool { true }

  /// Runs the test with the configuration, and with numbers of its own for unnamed snapshots.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await CounterScope.$current.withValue(CounterScope()) {
      try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
        try await function()
      }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Numbers a test's unnamed snapshots from 1 each time it runs.
  public static var snapshots: Self { snapshots() }

  /// Says how a test or the tests of a suite record and compare.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Says how a test or the tests of a suite record and compare.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
