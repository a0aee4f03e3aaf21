/// A scene whose windows have a modifier.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ElementModifier>: Scene, _BodilessContent {
  let content: Content
  let modifier: Modifier

  func _windowElements(_ window: WindowChoice, in context: ElementContext) throws -> [ViewElement] {
    try modifier.elements(of: SceneWindow(scene: content, window: window), in: context)
  }
}

/// Adds actions to a scene. They belong to the scene and not to its content, which may change.
private struct SceneActionModifier: ElementModifier {
  private static let name = "scene"

  let change: (inout ElementActions, ElementContext) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content).map { window in
      var scene = window
      // Actions of one scene run in the order of the modifiers, from the inside out.
      if window.name != Self.name {
        scene = ViewElement(
          Self.name, kind: .modifier, layout: PassthroughLayout(), children: [window], in: context)
        scene.traits = window.traits
      }
      change(&scene.actions, context)
      return scene
    }
  }
}

nonisolated extension Scene {
  private func modified(_ modifier: some ElementModifier) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  /// Sets an environment value for the scene's windows.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    modified(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts a model into the environment of the scene's windows; `nil` removes it.
  public func environment<Model: AnyObject>(_ model: Model?) -> some Scene {
    modified(EnvironmentModifier { $0[model: ObjectIdentifier(Model.self)] = model })
  }

  /// Runs an action when a value changes while a window of the scene is on the screen of a ``ViewHost``.
  ///
  /// - Parameter initial: Whether the action also runs when the window appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    modified(SceneActionModifier(change: ElementActionModifier(of: value, initial: initial, action).change))
  }

  /// Runs an action when a value changes while a window of the scene is on the screen of a ``ViewHost``.
  ///
  /// - Parameter initial: Whether the action also runs when the window appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes. The legacy spelling of `onChange(of:initial:_:)`.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Accepts the initial size of the scene's windows. It has no effect: the render context sets the size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Accepts the initial size of the scene's windows. It has no effect: the render context sets the size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Accepts menu commands. They are not evaluated, because nothing shows a menu bar.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
