/// What may happen to an element, as data: a host runs it, rendering never does.
public struct ElementActions {
  /// What a tap does.
  public internal(set) var tap: (() -> Void)?
  /// What happens when the element comes on screen, and when it leaves.
  public internal(set) var appear: [() -> Void] = []
  public internal(set) var disappear: [() -> Void] = []
  /// What runs while the element is on the screen.
  var tasks: [@Sendable () async -> Void] = []
  /// What happens when a value changes while the element is on the screen.
  var changes: [ValueChange] = []
  /// What takes the text that a person types.
  var input: ((String) -> Void)?
  /// What can be chosen in a picker or a menu.
  var choices: Choices?
  /// Where a link leads.
  var destination: (() -> any View)?
  /// What takes a sheet away.
  var dismiss: (() -> Void)?
  /// Whether what presents a sheet still does.
  var isPresented: (() -> Bool)?

  /// Whether a user can interact with the element.
  var isUsable: Bool { tap != nil || input != nil || destination != nil || choices != nil }
}

/// A value that is watched, and what happens when it changes.
struct ValueChange {
  var value: Any
  /// Whether the action also runs when the element comes on screen.
  var isInitial: Bool
  var perform: (_ old: Any, _ new: Any) -> Void
}

extension View {
  /// What a tap on the view does.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modified(ElementActionModifier { actions, context in actions.tap = context.performing(action) })
  }

  /// What a tap on the view does with the environment in which it stands.
  package func onTapGesture(performing action: @escaping (EnvironmentValues) -> Void) -> some View {
    modified(
      ElementActionModifier { actions, context in
        let environment = context.environment
        actions.tap = context.performing { action(environment) }
      })
  }

  /// What happens when the view comes on screen. Rendering does not run it; a ``ViewHost`` does, once for as long as the
  /// view stays.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if let action { actions.appear.append(context.performing(action)) }
      })
  }

  /// What happens when the view leaves the screen. Rendering does not run it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if let action { actions.disappear.append(context.performing(action)) }
      })
  }

  /// What happens when a value changes while the view is on a host's screen.
  ///
  /// - Parameter initial: Whether it also happens when the view comes on screen.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(
      ElementActionModifier { actions, context in
        actions.changes.append(
          ValueChange(value: value, isInitial: initial) { old, new in
            guard let old = old as? Value, let new = new as? Value else { return }
            context.performing { action(old, new) }()
          })
      })
  }

  /// What happens when a value changes while the view is on a host's screen.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The older spelling of `onChange`, with the new value alone.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// What runs from when the view comes on a host's screen until it ends or the view leaves, which cancels it.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(ElementActionModifier { actions, _ in actions.tasks.append(action) })
  }
}

/// Changes what may happen to the elements of a view.
struct ElementActionModifier: ElementModifier {
  let change: (inout ElementActions, ElementContext) -> Void

  init(_ change: @escaping (inout ElementActions, ElementContext) -> Void) { self.change = change }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    for index in elements.indices { change(&elements[index].actions, context) }
    return elements
  }
}

/// Changes the elements of a view themselves.
struct ElementChange: ElementModifier {
  let change: (inout ViewElement) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    for index in elements.indices { change(&elements[index]) }
    return elements
  }
}

extension View {
  func changingElement(_ change: @escaping (inout ViewElement) -> Void) -> some View {
    modified(ElementChange(change: change))
  }

  /// Tells the view apart from others by a value of one's own.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified(ExplicitIdentity(id: AnyHashable(id)))
  }

  /// Names the view among the choices of a control.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { changingTraits { $0.tag = AnyHashable(tag) } }
}

/// Gives a view an identity of its own.
struct ExplicitIdentity: ElementModifier {
  let id: AnyHashable

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.child(.identified(by: id)).elements(of: content)
    for index in elements.indices { elements[index].traits.explicitID = id }
    return elements
  }
}
