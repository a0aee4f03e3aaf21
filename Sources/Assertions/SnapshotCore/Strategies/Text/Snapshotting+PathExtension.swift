extension Snapshotting where Format == String {
  /// Returns a strategy for lines with a path extension that identifies their kind, so that one test can have several texts.
  package static func text(_ pathExtension: String, _ transform: @escaping (Value) throws -> String)
    -> Snapshotting
  {
    var strategy = SimplySnapshotting.lines.throwingPullback(transform)
    strategy.pathExtension = pathExtension
    return strategy
  }
}
