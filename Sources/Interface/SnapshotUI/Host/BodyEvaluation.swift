import SnapshotFoundation

/// An evaluation of a view's body by a host, and its cause.
public struct BodyEvaluation: CustomStringConvertible {
  /// The view's type without generic arguments.
  public let viewType: String
  /// The number of earlier evaluations of this type by the host.
  public let index: Int
  /// The causes: `@self` (the view value differs), `@identity` (the view is new on the screen), `@dependencies` (an
  /// observed model), and names of properties such as `_counter`.
  public let changes: [String]
  /// The identity of the view, such as `Screen/VStack/0/Row`.
  public let identity: String
  /// The view whose body was evaluated. Its state properties have their current values.
  public let view: any View
  /// The position among the evaluations of all hosts.
  let order: Int

  /// `ContentModel: @self, @identity, _counter changed.`
  public var description: String { "\(viewType): \(changes.joined(separator: ", ")) changed." }
}

/// A value that records the evaluations of bodies, such as a host or a flow.
public protocol BodyEvaluating {
  /// All evaluations so far, one per line: `ContentModel: _counter changed.` Empty if no body was evaluated.
  var bodyEvaluationsText: String { get throws }
}

extension ViewHost: BodyEvaluating {
  /// All evaluations so far, one per line: `ContentModel: _counter changed.`
  public var bodyEvaluationsText: String {
    get throws { try site.locating { try currentEvaluations() }.map { $0.description + "\n" }.joined() }
  }
}
