/// What can tell which bodies it has evaluated: a ``ViewHost`` of any view.
public protocol BodyEvaluating {
  /// Every evaluation of a body until now, one a line: `ContentModel: _counter changed.`
  var bodyEvaluationsText: String { get throws }
}

extension ViewHost: BodyEvaluating {
  /// Every evaluation of a body so far, one per line: `ContentModel: _counter changed.`
  public var bodyEvaluationsText: String {
    get throws { try site.locating { try currentEvaluations() }.map { $0.description + "\n" }.joined() }
  }
}
