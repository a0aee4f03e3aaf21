/// What may happen to an element, as data: a host runs it, rendering never does.
public struct ElementActions {
  /// What a tap does.
  public internal(set) var tap: (() -> Void)?
  /// What happens when the element comes on screen, and when it leaves.
  public internal(set) var appear: [() -> Void] = []
  public internal(set) var disappear: [() -> Void] = []
}

extension View {
  /// What a tap on the view does.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    changingElement { $0.actions.tap = action }
  }

  /// What happens when the view comes on screen. Rendering does not run it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    changingElement { element in if let action { element.actions.appear.append(action) } }
  }

  /// What happens when the view leaves the screen. Rendering does not run it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    changingElement { element in if let action { element.actions.disappear.append(action) } }
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
    var elements = try context.child(.explicit("\(id)")).elements(of: content)
    for index in elements.indices { elements[index].traits.explicitID = id }
    return elements
  }
}
