/// The actions of an element. A host runs them.
package struct ElementActions {
  /// The action that a tap runs.
  package internal(set) var tap: (() -> Void)?
  /// The actions that run when the element appears on the screen.
  package internal(set) var appear: [() -> Void] = []
  /// The actions that run when the element leaves the screen.
  package internal(set) var disappear: [() -> Void] = []
  /// The tasks that run while the element is on the screen.
  var tasks: [@Sendable () async -> Void] = []
  /// The tasks that start again when a value changes.
  var identifiedTasks: [IdentifiedTask] = []
  /// The values that a host observes while the element is on the screen.
  var changes: [ValueChange] = []
  /// The action that replaces the text of a field.
  var input: ((String) -> Void)?
  /// The options of a picker or a menu.
  var choices: Choices?
  /// Returns the destination of a navigation link.
  var destination: (() -> any View)?
  /// The action that dismisses a sheet.
  var dismiss: (() -> Void)?
  /// Whether the presenting view still presents the sheet.
  var isPresented: (() -> Bool)?
  /// The path of the modifier that forbids dismissing the sheet by swiping.
  var dismissForbidden = false
  /// Returns the action that shows the destination of a navigation link in its stack.
  var push: (() throws -> (() -> Void))?
  /// Opens a menu.
  var open: (() -> Void)?
  private var values: [ObjectIdentifier: Any] = [:]
  /// Whether an action of a key runs when the element appears.
  private var hasKeyOnAppearing = false

  /// The action of a kind that only the folder of its key knows.
  subscript<Key: ElementActionKey>(key: Key.Type) -> Key.Value {
    get { values.isEmpty ? Key.defaultValue : values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      hasKeyOnAppearing = hasKeyOnAppearing || Key.runsOnAppearing
    }
  }

  /// Whether a user can interact with the element.
  var isUsable: Bool { tap != nil || input != nil || destination != nil || choices != nil }

  /// Whether the actions run when the element appears, so that a picture is drawn after them.
  var changesOnAppearing: Bool {
    hasKeyOnAppearing || !(appear.isEmpty && tasks.isEmpty && identifiedTasks.isEmpty)
      || changes.contains { $0.isInitial }
  }
}

/// A key for an action that inspection performs, such as a gesture.
protocol ElementActionKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether the action runs when the element appears.
  static var runsOnAppearing: Bool { get }
}

extension ElementActionKey {
  static var runsOnAppearing: Bool { false }
}

/// A navigation link whose stack has no destination for its value.
struct MissingDestination: Error {
  /// The type of the value.
  var type: String
  /// The types that have a destination.
  var available: [String]
}

/// A value that a host observes, and the action that runs when it changes.
struct ValueChange {
  /// The modifier that has the action.
  var modifier: String
  var value: Any
  /// Whether the action also runs when the element appears.
  var isInitial: Bool
  /// Measures the value on the screen; `nil` if it is known before the layout.
  var measure: (() -> Any)?
  var perform: (_ old: Any, _ new: Any) -> Void
}

nonisolated extension View {
  /// Runs an action when the view appears, before a picture of it is drawn.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if let action { actions.appear.append(context.performing(by: "onAppear", action)) }
      })
  }

  /// Runs an action when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(
      ElementActionModifier { actions, context in
        if let action { actions.disappear.append(context.performing(by: "onDisappear", action)) }
      })
  }

  /// Runs an action when the view appears, with the environment at the view's position.
  package func onAppear(performing action: @escaping (EnvironmentValues) -> Void) -> some View {
    modified(
      ElementActionModifier { actions, context in
        let environment = context.environment
        actions.appear.append(context.performing(by: "onAppear") { action(environment) })
      })
  }

  /// Runs an action when the view leaves the screen, with the environment at the view's position.
  package func onDisappear(performing action: @escaping (EnvironmentValues) -> Void) -> some View {
    modified(
      ElementActionModifier { actions, context in
        let environment = context.environment
        actions.disappear.append(context.performing(by: "onDisappear") { action(environment) })
      })
  }

  /// Runs an action when a value changes while the view is on the screen.
  ///
  /// - Parameter initial: Whether the action also runs when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(ElementActionModifier(of: value, initial: initial, action))
  }

  /// Runs an action when a value changes while the view is on the screen.
  ///
  /// - Parameter initial: Whether the action also runs when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes. The legacy spelling of `onChange(of:initial:_:)`.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Starts a task when the view appears, and cancels it when the view leaves.
  ///
  /// A picture is drawn when the task has ended, or waits for more than the context's clock.
  ///
  /// - Parameter priority: Has no effect.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(
      ElementActionModifier { actions, context in
        actions.tasks.append(context.performing(by: "task", action))
      })
  }
}

/// Changes the actions of a view's elements.
struct ElementActionModifier: ElementModifier {
  let change: (inout ElementActions, ElementContext) -> Void

  init(_ change: @escaping (inout ElementActions, ElementContext) -> Void) { self.change = change }

  /// Runs an action when a value changes.
  init<Value: Equatable>(
    of value: Value, initial: Bool, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) {
    self.init { actions, context in
      actions.changes.append(
        ValueChange(modifier: "onChange", value: value, isInitial: initial, measure: nil) { old, new in
          guard let old = old as? Value, let new = new as? Value else { return }
          context.performing(by: "onChange") { action(old, new) }()
        })
    }
  }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    if context.journal.endsAtActions {
      var actions = ElementActions()
      change(&actions, context)
      if actions.changesOnAppearing { try context.endAtActionsOnAppearing() }
    }
    var elements = try context.elements(of: content)
    for index in elements.indices { change(&elements[index].actions, context) }
    return elements
  }
}

/// Changes the elements of a view.
struct ElementChange: ElementModifier {
  let change: (inout ViewElement) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    for index in elements.indices { change(&elements[index]) }
    return elements
  }
}

nonisolated extension View {
  func changingElement(_ change: @escaping (inout ViewElement) -> Void) -> some View {
    modified(ElementChange(change: change))
  }

  /// Gives the view an explicit identity.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified(ExplicitIdentity(id: AnyHashable(id)))
  }
}

/// Gives a view an explicit identity.
struct ExplicitIdentity: ElementModifier {
  let id: AnyHashable

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.child(.identified(by: id)).elements(of: content)
    for index in elements.indices { elements[index].traits.explicitID = id }
    return elements
  }
}
