nonisolated extension View {
  /// Disables the controls in the view. A control is enabled only if all enclosing views are enabled.
  public func disabled(_ disabled: Bool) -> some View {
    modified(DisablingModifier(isDisabled: disabled))
  }
}

/// Disables the controls of a view and records the view that disables them, for error messages.
struct DisablingModifier: ElementModifier {
  let isDisabled: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    if isDisabled, context.environment.isEnabled {
      inner.environment.isEnabled = false
      inner.environment.disabler = context.identity?.typePath ?? typeName(of: content)
    }
    return try inner.elements(of: content)
  }
}
