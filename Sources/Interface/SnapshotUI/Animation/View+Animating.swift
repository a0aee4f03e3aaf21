/// A placeholder for a modified view in the closure of a modifier.
nonisolated public struct PlaceholderContentView<Value>: StructuralView {
  private let view: any View

  init(_ view: any View) { self.view = view }

  /// Returns the elements of the modified view.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
}

nonisolated extension View {
  /// Animates changes of the modifiers in a closure, which are drawn.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).inert("animation", animation?.description ?? "none")
  }
}

/// The properties that views with matched geometry share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
