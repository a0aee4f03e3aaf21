nonisolated extension View {
  /// Mirrors the view horizontally in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modified(DirectionFlip(isEnabled: enabled))
  }
}

/// Mirrors a view horizontally in a right-to-left layout.
struct DirectionFlip: ElementModifier {
  let isEnabled: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isEnabled, context.environment.layoutDirection == .rightToLeft else {
      return try context.elements(of: content)
    }
    return try context.elements(of: content.scaleEffect(x: -1, y: 1))
  }
}
