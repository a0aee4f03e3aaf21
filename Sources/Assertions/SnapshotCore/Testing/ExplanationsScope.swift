import Testing

/// Performs an operation in which reference pictures are recorded with explanations of a form. The innermost call takes precedence.
///
///     override func invokeTest() {
///       withSnapshotTesting(explanations: .off) { super.invokeTest() }
///     }
public func withSnapshotTesting<R>(
  explanations: Explanations, record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  configuration.explanations = explanations
  return try SnapshotTestingConfiguration.$current.withValue(configuration.nested(), operation: operation)
}

/// Performs an operation in which reference pictures are recorded with explanations of a form. The innermost call takes precedence.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation, explanations: Explanations,
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  configuration.explanations = explanations
  return try await SnapshotTestingConfiguration.$current.withValue(configuration.nested(), operation: operation)
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Sets what reference pictures of a test or of the tests of a suite store about how they were drawn.
  public static func snapshots(
    explanations: Explanations, record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    var configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    configuration.explanations = explanations
    return snapshots(configuration)
  }
}

extension Explanations {
  /// The form of the innermost scope or, outside of every scope, of the running test's traits.
  static func current(in scope: SnapshotTestingConfiguration?) -> Explanations {
    scope?.explanations ?? LegacyGlobals.trait { $0.explanations } ?? .full
  }
}
