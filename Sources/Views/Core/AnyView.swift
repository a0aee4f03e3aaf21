/// A view whose type is not known at compile time. The dynamic type of what it wraps is part of its identity.
public struct AnyView: StructuralView {
  let content: any View

  public init(_ view: any View) {
    // Wrappers of wrappers add nothing but depth.
    if let any = view as? AnyView { content = any.content } else { content = view }
  }

  public init(erasing view: any View) { self.init(view) }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content)
  }
}
