extension View {
  /// The type size of a view, in place of the context's.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }

  /// The type sizes that a view allows.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    changingEnvironment { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound) }
  }

  /// The largest type size that a view allows.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    changingEnvironment { $0.dynamicTypeSize = min($0.dynamicTypeSize, range.upperBound) }
  }

  /// The smallest type size that a view allows.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    changingEnvironment { $0.dynamicTypeSize = max($0.dynamicTypeSize, range.lowerBound) }
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View { changingEnvironment { $0.colorScheme = scheme } }

  public func layoutDirection(_ direction: LayoutDirection) -> some View {
    changingEnvironment { $0.layoutDirection = direction }
  }

  /// Whether the controls in a view can be used. A control is enabled only where all views around it are.
  public func disabled(_ disabled: Bool) -> some View {
    modified(DisablingModifier(isDisabled: disabled))
  }
}

/// Takes the controls of a view out of use, and notes where that was said.
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
