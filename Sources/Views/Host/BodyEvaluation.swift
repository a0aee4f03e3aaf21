/// One evaluation of a view's body by a host, and why it happened.
public struct BodyEvaluation: CustomStringConvertible {
  /// The view's type without its generic arguments.
  public let viewType: String
  /// How many evaluations of this type the host had made before.
  public let index: Int
  /// What had changed: `@self` (the view was made anew with other values), `@identity` (it came on the screen),
  /// `@dependencies` (something observed), and the names of properties, such as `_counter`.
  public let changes: [String]
  /// The view's place, such as `Screen/VStack/0/Row`.
  public let identity: String
  /// The view whose body was evaluated. Its state is what it is at the time of asking.
  public let view: any View

  /// `ContentModel: @self, @identity, _counter changed.`
  public var description: String { "\(viewType): \(changes.joined(separator: ", ")) changed." }
}
