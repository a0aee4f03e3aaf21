import SnapshotFoundation

/// The focus of an element, which a modifier binds to a value.
struct FocusTarget {
  /// The element's own value, as text forms show it; `nil` for a Boolean value.
  let name: String?
  /// Whether the element has the focus.
  let isFocused: () -> Bool
  /// Gives the focus to the element, or removes it.
  let setFocused: (Bool) -> Void
}

private struct FocusKey: ElementActionKey {
  static var defaultValue: [FocusTarget] { [] }
}

extension ElementActions {
  /// The bindings of the element's focus.
  var focus: [FocusTarget] {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Binds the focus of the view to a Boolean value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(
      FocusModifier(
        name: nil, isFocused: { condition.wrappedValue }, setFocused: { condition.wrappedValue = $0 }))
  }

  /// Binds the focus of the view to a value: the view has the focus while the binding equals the value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modified(
      FocusModifier(
        name: nameOfFocus(value), isFocused: { binding.wrappedValue == value },
        setFocused: { isFocused in
          if isFocused { binding.wrappedValue = value } else { binding.resignFocus() }
        }))
  }
}

extension FocusState.Binding {
  /// Removes the focus from the views of the binding.
  fileprivate func resignFocus() {
    if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
      wrappedValue = none
    }
  }
}

/// Binds the focus of a view's elements.
private struct FocusModifier: ElementModifier {
  let name: String?
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let hasFocus = isFocused()
    var inner = context
    inner.environment.isFocused = hasFocus
    var elements = try inner.elements(of: content)
    let detail = [name, hasFocus ? "(has the focus)" : nil].compactMap { $0 }.joined(separator: " ")
    for index in elements.indices {
      elements[index].actions.focus.append(
        FocusTarget(name: name, isFocused: isFocused, setFocused: context.performing(setFocused)))
      elements[index].inertModifiers.append(InertModifier(name: "focused", detail: detail.isEmpty ? nil : detail))
    }
    return elements
  }
}

/// Returns the name of a value that identifies a field, such as a case, without its type.
func nameOfFocus(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return CompactText.name(of: value) }
  return mirror.children.first.map { nameOfFocus($0.value) } ?? "nil"
}
