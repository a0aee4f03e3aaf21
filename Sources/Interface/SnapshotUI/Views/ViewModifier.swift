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

  /// Returns the elements of the modified view; `nil` for those of the body. Don't implement this requirement: implement
  /// `body`, or the requirements of a protocol that refines this one.
  nonisolated func _elements(of content: any View, in context: ElementContext) throws -> [ViewElement]?
}

extension ViewModifier {
  /// `nil`: the modified view has the elements of the body.
  public nonisolated func _elements(of content: any View, in context: ElementContext) throws -> [ViewElement]? { nil }
}

/// A placeholder for the modified view.
nonisolated public struct ViewModifierContent<Modifier: ViewModifier>: StructuralView {
  let view: any View

  package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
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

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let context = context.child(.type(typeName(Modifier.self)))
    if let elements = try modifier._elements(of: content, in: context) { return elements }
    return try context.elements(ofBodyOf: self, properties: modifier) {
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
