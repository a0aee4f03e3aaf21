/// How buttons, links and menus look.
///
///     struct Filled: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(Color.blue).cornerRadius(8)
///       }
///     }
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button tells its style.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: StructuralView {
    let view: any View

    public func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger lies on the button; nothing but ``View/highlighted(_:)`` says so.
  public let isPressed: Bool
}

private struct PressKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether buttons look as while a finger lies on them.
  public var isPressed: Bool {
    get { self[PressKey.self] }
    set { self[PressKey.self] = newValue }
  }
}

extension View {
  /// The view as it looks while a finger lies on its buttons. There is no time and no gesture: whoever shows the view
  /// says so.
  public func highlighted(_ isHighlighted: Bool = true) -> some View { environment(\.isPressed, isHighlighted) }
}

/// The label in the tint, or in red where it destroys something.
public struct DefaultButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(ControlTint(role: configuration.role)).modified(FadedWherePressed())
  }
}

/// The label in the tint, or in red where it destroys something, also where a container draws its buttons in another way.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as it is; faded where the button is disabled or pressed.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(FadedWhereDisabled()).modified(FadedWherePressed())
  }
}

/// The label in the tint on a pale ground.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modified(ControlTint(role: configuration.role))
      .modified(ButtonGround(fill: Color(.tertiarySystemFill)))
      .modified(FadedWherePressed())
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white)
      .modified(ButtonGround(fill: configuration.role == .destructive ? .red : .accentColor))
      .modified(FadedWhereDisabled()).modified(FadedWherePressed())
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The ground of a bordered button, and the room that it leaves around the label.
private struct ButtonGround: ElementModifier {
  let fill: Color

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let size = context.environment.controlSize
    let label = content.padding(size.buttonInsets)
    switch context.environment.buttonBorderShape.outline {
    case .rounded(let radius):
      let radius = radius ?? (size == .large || size == .extraLarge ? 12 : 8)
      return try context.elements(of: label.background(fill, in: RoundedRectangle(cornerRadius: radius)))
    case .capsule: return try context.elements(of: label.background(fill, in: Capsule()))
    case .circle: return try context.elements(of: label.background(fill, in: Circle()))
    }
  }
}

/// Paints a control in the tint, unless a foreground style is set around it.
struct ControlTint: ElementModifier {
  var role: ButtonRole?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    if !context.environment.isEnabled {
      inner.environment.foregroundStyle = Color(.tertiaryLabel)
    } else if context.environment.foregroundStyle == nil {
      inner.environment.foregroundStyle = role == .destructive ? Color.red : Color.accentColor
    }
    return try inner.elements(of: content)
  }
}

/// Draws a disabled control at half its strength.
struct FadedWhereDisabled: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard !context.environment.isEnabled else { return try context.elements(of: content) }
    return try context.elements(of: content.opacity(0.5))
  }
}

/// Draws a pressed control paler.
struct FadedWherePressed: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard context.environment.isPressed, context.environment.isEnabled else { return try context.elements(of: content) }
    return try context.elements(of: content.opacity(0.4))
  }
}
