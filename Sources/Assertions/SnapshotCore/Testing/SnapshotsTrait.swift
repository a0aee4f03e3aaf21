import Testing

/// The trait behind `.snapshots`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// The configuration of the test.
  public let configuration: SnapshotTestingConfiguration

  /// Whether the trait of a suite also applies to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs the test with the configuration, numbering its unnamed snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await CounterScope.$current.withValue(CounterScope()) {
      try await SnapshotTestingConfiguration.$current.withValue(configuration.nested()) {
        try await function()
      }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Numbers the unnamed snapshots of a test from 1 each time it runs.
  public static var snapshots: Self { snapshots() }

  /// Sets the record mode, the diff tool, the companion texts and the explanations of a test or of the tests of a suite.
  ///
  ///     @Suite(.snapshots(companionText: .layout, explanations: .slim)) struct LoginTests { … }
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    companionText: CompanionText? = nil, explanations: Explanations? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, companionText: companionText, explanations: explanations))
  }

  /// Sets the configuration of a test or of the tests of a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
