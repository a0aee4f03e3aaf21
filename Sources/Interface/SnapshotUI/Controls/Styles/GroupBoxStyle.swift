/// A style that draws group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that draws the control.
  associatedtype Body: View
  /// The properties of the control.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view that draws the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control for a style that draws group boxes.
public struct GroupBoxStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The content.
  nonisolated public struct Content: ControlPart { let view: any View }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The custom style of group boxes; `nil` for the default style.
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the group boxes in the view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      environment.groupBoxStyle =
        style is any BuiltInGroupBoxStyle
        ? nil
        : ControlStyle(outer: environment.groupBoxStyle) {
          AnyView(runOnCurrentThread((style, $0)) { $0.0.makeBody(configuration: $0.1) })
        }
    }
  }
}

/// A style of this module, which is drawn like the default style.
private protocol BuiltInGroupBoxStyle: GroupBoxStyle {}

/// The default style: a card with the label above the content.
nonisolated public struct DefaultGroupBoxStyle: BuiltInGroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns the control in the default style.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).environment(\.groupBoxStyle, nil)
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a card with the label above the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the group box that a style draws. It uses the style that is set around the styled one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox {
  /// Creates a group box with a custom label. The legacy spelling of `init(content:label:)`.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}
