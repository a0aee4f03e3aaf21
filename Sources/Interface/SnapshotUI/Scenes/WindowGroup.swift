/// A scene with windows of the same structure. A test shows one window.
nonisolated public struct WindowGroup<Content: View>: Scene, _BodilessContent {
  let id: String?
  let content: Content

  /// Creates windows of a view.
  public init(@ViewBuilder content: () -> Content) {
    id = nil
    self.content = content()
  }

  /// Creates windows of a view, with an identifier by which a test chooses the window.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }

  /// Creates windows with a title, which nothing shows.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates windows with a title, which nothing shows, and an identifier by which a test chooses the window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }

  /// Returns the elements of the window.
  public func _windowElements(_ window: WindowChoice, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofWindow: id, of: content, chosenBy: window)
  }
}

/// A scene with a single window.
nonisolated public struct Window<Content: View>: Scene, _BodilessContent {
  let id: String
  let content: Content

  /// Creates a window with a title, which nothing shows, and an identifier by which a test chooses the window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }

  /// Returns the elements of the window.
  public func _windowElements(_ window: WindowChoice, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofWindow: id, of: content, chosenBy: window)
  }
}

extension ElementContext {
  /// Returns the elements of a window's content if the window is chosen.
  fileprivate func elements(
    ofWindow id: String?, of content: some View, chosenBy window: WindowChoice
  ) throws -> [ViewElement] {
    guard window == .first || window.id == id else {
      throw ViewError(.noWindow(app: "", id: window.id, available: id.map { [$0] } ?? []))
    }
    let inner = child(.type("window"))
    let elements = try inner.elements(of: content)
    if elements.count == 1 { return elements }
    // A window is one element, so that an action of its scene runs once.
    let stack = StackLayout(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
    return [ViewElement("VStack", kind: .container, layout: stack, children: elements, in: inner)]
  }
}
