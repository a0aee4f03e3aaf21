extension View {
  /// The view mirrored where the layout runs from right to left, for pictures that point somewhere.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modified(DirectionFlip(isEnabled: enabled))
  }
}

/// Mirrors what stands in a layout from right to left.
struct DirectionFlip: ElementModifier {
  let isEnabled: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isEnabled, context.environment.layoutDirection == .rightToLeft else {
      return try context.elements(of: content)
    }
    return try context.elements(of: content.scaleEffect(x: -1, y: 1))
  }
}
