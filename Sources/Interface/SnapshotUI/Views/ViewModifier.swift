/// A modifier that can be applied to any view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View {
///         content.padding().background(Color.white).cornerRadius(12)
///       }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A placeholder for the modified view.
nonisolated public struct ViewModifierContent<Modifier: ViewModifier>: StructuralView {
  let view: any View

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: Drawable, View, PrimitiveView, StructuralView
where Content: View, Modifier: ViewModifier {
  /// The view has no body: the modifier makes its elements.
  public typealias Body = Never

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    if Modifier.Body.self == Never.self, let modifier = modifier as? any PrimitiveViewModifier {
      return try modifier._elements(of: content, in: context.child(.type(typeName(Modifier.self))))
    }
    return try context.child(.type(typeName(Modifier.self))).elements(ofBodyOf: self, properties: modifier) {
      runOnCurrentThread(self) { $0.modifier.body(content: ViewModifierContent(view: $0.content)) }
    }
  }
}

nonisolated extension View {
  /// Applies a custom modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
