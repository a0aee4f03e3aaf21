/// A style that draws control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that draws the control.
  associatedtype Body: View
  /// The properties of the control.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view that draws the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control for a style that draws control groups.
public struct ControlGroupStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The content.
  nonisolated public struct Content: ControlPart { let view: any View }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The custom style of control groups; `nil` for the default style.
  var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the control groups in the view.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      environment.controlGroupStyle =
        style is any BuiltInControlGroupStyle
        ? nil
        : ControlStyle(outer: environment.controlGroupStyle) {
          AnyView(runOnCurrentThread((style, $0)) { $0.0.makeBody(configuration: $0.1) })
        }
    }
  }
}

/// A style of this module, which is drawn like the default style.
private protocol BuiltInControlGroupStyle: ControlGroupStyle {}

/// The default style: bordered buttons side by side.
nonisolated public struct AutomaticControlGroupStyle: BuiltInControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: bordered buttons side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A style for navigation, drawn like the default style.
nonisolated public struct NavigationControlGroupStyle: BuiltInControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style for navigation, drawn like the default style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A style for menus, drawn like the default style.
nonisolated public struct MenuControlGroupStyle: BuiltInControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style for menus, drawn like the default style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A palette, drawn like the default style.
nonisolated public struct PaletteControlGroupStyle: BuiltInControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A palette, drawn like the default style.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A compact menu, drawn like the default style.
nonisolated public struct CompactMenuControlGroupStyle: BuiltInControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A compact menu, drawn like the default style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the control group that a style draws. It uses the style that is set around the styled group.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}
