/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  private enum Goal: Equatable {
    case none
    case edge(Edge)
    case id(AnyHashable, UnitPoint?)
    case point(x: CGFloat?, y: CGFloat?)
  }

  nonisolated(unsafe) private var goal: Goal
  /// Whether the user has scrolled, which doesn't happen in a test.
  public var isPositionedByUser: Bool { false }

  /// Creates a position that nothing has set.
  public init<ID: Hashable>(idType: ID.Type = Never.self) { goal = .none }

  /// Creates a position at a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { goal = .id(AnyHashable(id), anchor) }

  /// Creates a position at an edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { goal = .edge(edge) }

  /// Creates a position at a point.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { goal = .point(x: point.x, y: point.y) }

  /// Creates a position at a point.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { goal = .point(x: x, y: y) }

  /// Creates a horizontal position.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) { goal = .point(x: x, y: nil) }

  /// Creates a vertical position.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) { goal = .point(x: nil, y: y) }

  /// The edge, if the position is at one.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
  /// The point, if the position is at one.
  public var point: CGPoint? { if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil } }
  /// The identity of the view, if the position is at one.
  public var viewID: (any Hashable)? { if case .id(let id, _) = goal { id.base as? any Hashable } else { nil } }

  /// Returns the identity of the view, if the position is at one.
  public func viewID<T: Hashable>(type: T.Type) -> T? { if case .id(let id, _) = goal { id.base as? T } else { nil } }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { goal = .id(AnyHashable(id), anchor) }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { goal = .edge(edge) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { goal = .point(x: point.x, y: point.y) }

  /// Scrolls horizontally to a point of the content.
  public mutating func scrollTo(x: CGFloat) { goal = .point(x: x, y: nil) }

  /// Scrolls vertically to a point of the content.
  public mutating func scrollTo(y: CGFloat) { goal = .point(x: nil, y: y) }

  /// Applies the position to the next scroll views.
  func apply(_ anchor: UnitPoint?, to environment: inout EnvironmentValues) {
    switch goal {
    case .none: break
    case .point(let x, let y): environment.scrollTarget = ShownScrollTarget(x: x, y: y)
    case .id(let id, let own): environment.scrollTarget = ShownScrollTarget(id: id, anchor: own ?? anchor)
    case .edge(let edge):
      switch edge {
      case .top: environment.scrollAnchor = .top
      case .leading: environment.scrollAnchor = .leading
      case .bottom: environment.scrollAnchor = .bottom
      case .trailing: environment.scrollAnchor = .trailing
      }
    }
  }
}

nonisolated extension View {
  /// Scrolls to the view with an identity. A picture shows the current one.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modified(
      ScrollPositionModifier { environment in
        guard let id = id.wrappedValue else { return }
        environment.scrollTarget = ShownScrollTarget(id: AnyHashable(id), anchor: anchor)
      })
  }

  /// Scrolls to a position. A picture shows the current one.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modified(ScrollPositionModifier { position.wrappedValue.apply(anchor, to: &$0) })
  }

  /// Sets the first visible part of the next scroll view's content.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}

private struct ScrollPositionModifier: ElementModifier {
  let apply: (inout EnvironmentValues) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    context.evaluate { apply(&inner.environment) }
    return try inner.elements(of: content.inert("scrollPosition"))
  }
}
