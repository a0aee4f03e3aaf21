extension View {
  /// Sets the preferred color scheme of the enclosing screen or sheet, which applies to its background and all its
  /// content.
  ///
  /// `nil` sets no preference. If several views have a preference, the outermost one is used.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modified(PreferredColorSchemeModifier(scheme: scheme))
  }
}

/// The preferred color schemes of a screen and its sheets.
struct PreferredColorSchemes: Equatable {
  var screen: ColorScheme?
  /// The preferences of sheets, by the order in which the sheets are evaluated.
  var sheets: [Int: ColorScheme] = [:]
}

struct PreferredColorSchemeKey: PreferenceKey {
  static let defaultValue: ColorScheme? = nil

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

private struct PreferredColorSchemeModifier: ElementModifier {
  let scheme: ColorScheme?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    // A view that is evaluated during layout can change only its own content, not the screen around it.
    if context.environment.isMadeLast, let scheme { inner.environment.colorScheme = scheme }
    return try inner.elements(of: content, tellingApart: { $0.set(PreferredColorSchemeKey.self, to: scheme) }).elements
  }
}

private struct MadeLastKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is evaluated during layout, as the content of a ``GeometryReader`` is.
  var isMadeLast: Bool {
    get { self[MadeLastKey.self] }
    set { self[MadeLastKey.self] = newValue }
  }
}

extension RenderedView {
  /// Renders until the color schemes equal those that the content prefers. The preferences are known only after an
  /// evaluation.
  ///
  /// - Parameters:
  ///   - known: The preferences that are already known.
  ///   - render: Renders with the given color schemes.
  static func settling(
    _ known: PreferredColorSchemes = PreferredColorSchemes(), _ render: (PreferredColorSchemes) throws -> RenderedView
  ) rethrows -> RenderedView {
    var used = known
    var rendered = try render(used)
    // Content that changes its preference with the color scheme never settles. Two further attempts are made.
    for _ in 0..<2 where rendered.preferredSchemes != used {
      used = rendered.preferredSchemes
      rendered = try render(used)
    }
    return rendered
  }
}
