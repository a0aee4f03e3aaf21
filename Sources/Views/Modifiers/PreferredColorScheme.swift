extension View {
  /// The color scheme that the view prefers for the screen or the sheet that it stands in: all of that is drawn in it, with
  /// its background. `nil` prefers none. The outermost preference wins.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modified(PreferredColorSchemeModifier(scheme: scheme))
  }
}

/// The color schemes that a screen and the sheets over it prefer.
struct PreferredColorSchemes: Equatable {
  var screen: ColorScheme?
  /// By the order in which sheets are evaluated.
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
    // What is made after everything around it cannot change that any more.
    if context.environment.isMadeLast, let scheme { inner.environment.colorScheme = scheme }
    return try inner.elements(of: content, tellingApart: { $0.set(PreferredColorSchemeKey.self, to: scheme) }).elements
  }
}

private struct MadeLastKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view is evaluated while it is put in its place, as the content of a ``GeometryReader`` is.
  var isMadeLast: Bool {
    get { self[MadeLastKey.self] }
    set { self[MadeLastKey.self] = newValue }
  }
}

extension RenderedView {
  /// Renders until all of the screen is in the color scheme that its content prefers, which only an evaluation can tell.
  ///
  /// - Parameters:
  ///   - known: What is known to be preferred.
  ///   - render: Renders in these schemes.
  static func settling(
    _ known: PreferredColorSchemes = PreferredColorSchemes(), _ render: (PreferredColorSchemes) throws -> RenderedView
  ) rethrows -> RenderedView {
    var used = known
    var rendered = try render(used)
    // Content that prefers the scheme that it is not in never settles; it is shown in the one that it asked for first.
    for _ in 0..<2 where rendered.preferredSchemes != used {
      used = rendered.preferredSchemes
      rendered = try render(used)
    }
    return rendered
  }
}
