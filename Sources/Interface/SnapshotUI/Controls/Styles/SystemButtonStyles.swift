/// A style that draws a link: the label in the tint color.
nonisolated public struct LinkButtonStyle: ButtonStyle {
  /// Creates a link style.
  public init() {}

  /// Returns the label in the tint color, dimmed while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style that draws the label on a capsule of glass.
nonisolated public struct GlassButtonStyle: ButtonStyle {
  let glass: Glass

  /// Creates a style of regular glass.
  public init() { glass = .regular }

  /// Creates a style of a kind of glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the label on glass in the environment's button border shape, a capsule by default.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(GlassButtonBackground(glass: glass)).modified(DimmedWhenDisabled())
      .modified(DimmedWhenPressed())
  }
}

/// A style that draws the label in white on a capsule of tinted glass.
nonisolated public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates a prominent glass style.
  public init() {}

  /// Returns the label in white on glass in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white)
      .modified(
        GlassButtonBackground(glass: .regular.tint(configuration.role == .destructive ? .red : .accentColor))
      )
      .modified(DimmedWhenDisabled()).modified(DimmedWhenPressed())
  }
}

/// The glass of a button, with the insets around its label.
private struct GlassButtonBackground: ElementModifier {
  let glass: Glass

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let label = content.padding(context.environment.controlSize.buttonInsets(in: context.environment.designMetrics))
      .changingTraits { $0.isButtonBackground = true }
    switch context.environment.buttonBorderShape.outline {
    case .rounded(let radius?):
      return try context.elements(of: label.glassEffect(glass, in: .rect(cornerRadius: radius)))
    case .rounded(nil), .capsule: return try context.elements(of: label.glassEffect(glass, in: .capsule))
    case .circle: return try context.elements(of: label.glassEffect(glass, in: .circle))
    }
  }
}

nonisolated extension ButtonStyle where Self == GlassButtonStyle {
  /// Returns a style that draws the label on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
