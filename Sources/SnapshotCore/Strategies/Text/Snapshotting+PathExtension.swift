extension Snapshotting where Format == String {
  /// Lines under a path extension that tells what they are, so that one test can have several such texts.
  package static func text(_ pathExtension: String, _ transform: @escaping (Value) throws -> String)
    -> Snapshotting
  {
    var strategy = SimplySnapshotting.lines.throwingPullback(transform)
    strategy.pathExtension = pathExtension
    return strategy
  }
}
