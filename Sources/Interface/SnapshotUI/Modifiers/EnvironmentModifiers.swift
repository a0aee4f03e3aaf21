nonisolated extension View {
  /// Sets the type size of the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }

  /// Limits the type size of the view to a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    changingEnvironment { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound) }
  }

  /// Sets the largest type size of the view.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    changingEnvironment { $0.dynamicTypeSize = min($0.dynamicTypeSize, range.upperBound) }
  }

  /// Sets the smallest type size of the view.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    changingEnvironment { $0.dynamicTypeSize = max($0.dynamicTypeSize, range.lowerBound) }
  }

  /// Sets the color scheme of the view.
  public func colorScheme(_ scheme: ColorScheme) -> some View { changingEnvironment { $0.colorScheme = scheme } }

  /// Sets the layout direction of the view.
  public func layoutDirection(_ direction: LayoutDirection) -> some View {
    changingEnvironment { $0.layoutDirection = direction }
  }

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
