/// A style that draws menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that draws the control.
  associatedtype Body: View
  /// The properties of the control.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view that draws the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control for a style that draws menus.
public struct MenuStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The content.
  nonisolated public struct Content: ControlPart { let view: any View }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The custom style of menus; `nil` for the default style.
  var menuStyle: ControlStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the menus in the view.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      environment.menuStyle =
        style is any BuiltInMenuStyle
        ? nil
        : ControlStyle(outer: environment.menuStyle) {
          AnyView(runOnCurrentThread((style, $0)) { $0.0.makeBody(configuration: $0.1) })
        }
    }
  }
}

/// A style of this module, which is drawn like the default style.
private protocol BuiltInMenuStyle: MenuStyle {}

/// The default style, in the environment's button style.
nonisolated public struct DefaultMenuStyle: BuiltInMenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the control in the default style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).environment(\.menuStyle, nil)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style, in the environment's button style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style that draws the label in the tint color.
nonisolated public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the control in the default style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).environment(\.menuStyle, nil)
  }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that draws the label in the tint color.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A style in the environment's button style.
nonisolated public struct ButtonMenuStyle: BuiltInMenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the control in the default style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).environment(\.menuStyle, nil)
  }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// A style in the environment's button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style draws. It uses the style that is set around the styled menu.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
