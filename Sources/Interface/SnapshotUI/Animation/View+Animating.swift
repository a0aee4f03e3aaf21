/// A placeholder for a modified view in the closure of a modifier.
nonisolated public struct PlaceholderContentView<Value>: StructuralView {
  private let view: any View

  init(_ view: any View) { self.view = view }

  /// Returns the elements of the modified view.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
}

nonisolated extension View {
  /// Animates changes of the view when a value changes. Has no effect on a picture.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    inert("animation", animation?.description ?? "none")
  }

  /// Animates all changes of the view. Has no effect on a picture.
  public func animation(_ animation: Animation?) -> some View {
    inert("animation", animation?.description ?? "none")
  }

  /// Animates changes of the modifiers in a closure, which are drawn.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).inert("animation", animation?.description ?? "none")
  }

  /// Animates between views with the same identifier in a namespace. Has no effect on a picture.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    inert("matchedGeometryEffect", textForm(of: id))
  }

  /// Isolates the geometry of the view from animations around it. Has no effect on a picture.
  public func geometryGroup() -> some View { inert("geometryGroup") }
}

/// The properties that views with matched geometry share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
