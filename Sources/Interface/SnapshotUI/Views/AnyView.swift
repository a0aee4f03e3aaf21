/// A type-erased view. The type of the wrapped view is part of its identity.
nonisolated public struct AnyView: StructuralView {
  private let storage: Storage

  /// The wrapped view.
  var content: any View { storage.content }

  /// Erases the type of a view.
  public init(_ view: any View) {
    // Unwraps nested type-erased views.
    storage = (view as? AnyView)?.storage ?? Storage(view)
  }

  /// Erases the type of a view.
  public init(erasing view: any View) { self.init(view) }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content)
  }

  /// Releases nested type-erased views iteratively, because their depth is unlimited and a recursive release could
  /// exhaust the stack.
  private final class Storage {
    private(set) var content: any View

    init(_ content: any View) { self.content = content }

    deinit { DeferredRelease.release(&content, leaving: EmptyView()) }
  }
}

extension AnyView: SelfComparing {
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool {
    guard let other = other as? AnyView else { return false }
    return areSame(content, other.content, ignoringFunctions: ignoringFunctions)
  }
}
