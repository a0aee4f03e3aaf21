/// One of two views, built from `if`, `else` or `switch`. The branch is part of the view's identity.
nonisolated public struct ConditionalContent<TrueContent: View, FalseContent: View>: StructuralView {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  init(first: TrueContent) { branch = .first(first) }

  init(second: FalseContent) { branch = .second(second) }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    switch branch {
    case .first(let view): try context.child(.branch(true)).elements(of: view)
    case .second(let view): try context.child(.branch(false)).elements(of: view)
    }
  }
}

/// A view or nothing, built from `if` without `else`.
extension Optional: Drawable, View, PrimitiveView, StructuralView where Wrapped: View {
  /// The view has no body: its content makes the elements.
  public typealias Body = Never

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    guard let self else { return [] }
    return try context.child(.branch(true)).elements(of: self)
  }
}
