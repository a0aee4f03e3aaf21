/// A host that records the evaluations of bodies.
public protocol BodyEvaluating {
  /// All evaluations so far, one per line: `ContentModel: _counter changed.`
  var bodyEvaluationsText: String { get throws }
}

extension ViewHost: BodyEvaluating {
  /// All evaluations so far, one per line: `ContentModel: _counter changed.`
  public var bodyEvaluationsText: String {
    get throws { try site.locating { try currentEvaluations() }.map { $0.description + "\n" }.joined() }
  }
}
