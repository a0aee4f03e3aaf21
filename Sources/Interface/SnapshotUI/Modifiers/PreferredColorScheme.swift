nonisolated extension View {
  /// Sets the preferred color scheme of the enclosing screen or sheet, which applies to its background and all its
  /// content.
  ///
  /// `nil` sets no preference. If several views have a preference, the outermost one is used.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modified(PreferredColorSchemeModifier(scheme: scheme))
  }
}

private struct PreferredColorSchemeModifier: ElementModifier {
  let scheme: ColorScheme?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    // A view that is evaluated during layout can change only its own content, not the screen around it.
    if context.environment.isEvaluatedDuringLayout, let scheme { inner.environment.colorScheme = scheme }
    return try inner.elements(
      of: content, transformingPreferences: { $0.set(PreferredColorSchemeKey.self, to: scheme) }
    ).elements
  }
}
