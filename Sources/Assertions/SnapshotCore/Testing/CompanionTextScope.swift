import Testing

/// Performs an operation in which each picture of a view has a companion text. The innermost call takes precedence.
///
///     override func invokeTest() {
///       withSnapshotTesting(companionText: .layout) { super.invokeTest() }
///     }
public func withSnapshotTesting<R>(
  companionText: CompanionText, record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  configuration.companionText = companionText
  return try SnapshotTestingConfiguration.$current.withValue(configuration.nested(), operation: operation)
}

/// Performs an operation in which each picture of a view has a companion text. The innermost call takes precedence.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation, companionText: CompanionText,
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  configuration.companionText = companionText
  return try await SnapshotTestingConfiguration.$current.withValue(configuration.nested(), operation: operation)
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Records a companion text beside each picture of a view, in a test or in the tests of a suite.
  public static func snapshots(
    companionText: CompanionText, record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    configuration.companionText = companionText
    return snapshots(configuration)
  }
}

extension CompanionText {
  /// The text of the innermost scope or, outside of every scope, of the running test's traits.
  static func current(in scope: SnapshotTestingConfiguration?) -> CompanionText {
    scope?.companionText ?? LegacyGlobals.trait { $0.companionText } ?? .off
  }
}
