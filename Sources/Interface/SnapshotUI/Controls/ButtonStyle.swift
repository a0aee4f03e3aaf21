/// A style that draws the label of buttons, links and menus.
///
///     struct Filled: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(Color.blue).cornerRadius(8)
///       }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that draws the button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style can read.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: StructuralView {
    let view: any View

    package func makeElements(in context: ElementContext) throws -> [ViewElement] {
      try ButtonLabel(view: view).makeElements(in: context)
    }
  }

  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed. Only ``View/highlighted(_:)`` sets it.
  public let isPressed: Bool
}

/// The default button style: the label in the tint color, or in red if the role is `.destructive`.
nonisolated public struct DefaultButtonStyle: ButtonStyle {
  /// Creates a default button style.
  public init() {}

  /// Returns the label in the tint color, dimmed while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(ControlTint(role: configuration.role)).modified(DimmedWhenPressed())
  }
}

/// A style that draws the label like ``DefaultButtonStyle``, also in containers that draw their buttons differently.
nonisolated public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates a borderless button style.
  public init() {}

  /// Returns the label in the tint color, dimmed while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style that draws the label unchanged, and dims it if the button is disabled or pressed.
nonisolated public struct PlainButtonStyle: ButtonStyle {
  /// Creates a plain button style.
  public init() {}

  /// Returns the label, dimmed if the button is disabled or pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(DimmedWhenDisabled()).modified(DimmedWhenPressed())
  }
}

/// A style that draws the label in the tint color on a light gray background.
nonisolated public struct BorderedButtonStyle: ButtonStyle {
  /// Creates a bordered button style.
  public init() {}

  /// Returns the label in the tint color on a background in the environment's button border shape. The background is gray,
  /// or a pale tint if a tint is set.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(ControlTint(role: configuration.role))
      .modified(BorderedButtonLook())
      .modified(DimmedWhenPressed())
  }
}

/// A style that draws the label in white on a background in the tint color.
nonisolated public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates a prominent bordered button style.
  public init() {}

  /// Returns the label in white on the accent color, or on red if the role is `.destructive`. A disabled
  /// button is gray.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(ProminentButtonLook(fill: configuration.role == .destructive ? .red : .accentColor))
      .modified(DimmedWhenPressed())
  }
}

/// A background that takes the tint, if one is set and the button is enabled.
private struct BorderedButtonLook: ElementModifier {
  /// The opacity of `UIButton.Configuration.tinted()`.
  private static let tintOpacity = 0.18

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let tint = context.environment.isEnabled ? context.environment.tint : nil
    return try context.elements(
      of: content.modified(
        BorderedButtonBackground(fill: tint?.opacity(Self.tintOpacity) ?? context.environment.designMetrics.buttonFill))
    )
  }
}

/// A white label on a color. A disabled button is gray.
private struct ProminentButtonLook: ElementModifier {
  let fill: Color

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let isEnabled = context.environment.isEnabled
    return try context.elements(
      of: content.foregroundColor(isEnabled ? .white : Color(.tertiaryLabel))
        .modified(BorderedButtonBackground(fill: isEnabled ? fill : Color(.secondarySystemFill))))
  }
}

/// The background of a bordered button, with the insets around its label.
private struct BorderedButtonBackground: ElementModifier {
  let fill: Color

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let size = context.environment.controlSize
    var inner = context
    if inner.environment.font == nil { inner.environment.font = size.buttonFont }
    let label = content.padding(size.buttonInsets(in: context.environment.designMetrics)).changingTraits {
      $0.isButtonBackground = true
    }
    let shape = context.environment.buttonBorderShape.outline.shape(in: context.environment)
    return try shape.elements(behind: label, in: fill, inner)
  }
}

extension InsettableShape {
  /// Returns the elements of a view in front of the shape.
  fileprivate nonisolated func elements(
    behind label: some View, in fill: Color, _ context: ElementContext
  ) throws -> [ViewElement] {
    try context.elements(of: label.background(fill, in: self))
  }
}

/// Sets the tint as the foreground style of a control, unless the environment already has a foreground style.
struct ControlTint: ElementModifier {
  var role: ButtonRole?
  /// Whether a disabled control is gray.
  var dims = true

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    if dims, !context.environment.isEnabled {
      inner.environment.foregroundStyle = Color(.tertiaryLabel)
    } else if context.environment.foregroundStyle == nil {
      inner.environment.foregroundStyle = color(in: context.environment)
    }
    return try inner.elements(of: content)
  }

  /// Destructive buttons of bars have the color of the others.
  private func color(in environment: EnvironmentValues) -> Color {
    if environment.isInBar { return environment.barItemColor }
    return role == .destructive ? .red : .accentColor
  }
}

extension EnvironmentValues {
  /// The color of the buttons of a bar. On glass they have that of labels, unless a tint is set.
  var barItemColor: Color { designMetrics.bars.itemGlass != nil && tint == nil ? Color(.label) : .accentColor }
}

/// Draws a disabled control at 50 % opacity.
struct DimmedWhenDisabled: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard !context.environment.isEnabled else { return try context.elements(of: content) }
    return try context.elements(of: content.opacity(0.5))
  }
}

/// Draws a pressed control at 40 % opacity.
struct DimmedWhenPressed: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard context.environment.isPressed, context.environment.isEnabled else { return try context.elements(of: content) }
    return try context.elements(of: content.opacity(0.4))
  }
}
