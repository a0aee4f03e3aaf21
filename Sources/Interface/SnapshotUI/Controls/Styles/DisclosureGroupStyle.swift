/// A style that draws disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that draws the control.
  associatedtype Body: View
  /// The properties of the control.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that draws the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control for a style that draws disclosure groups.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The content.
  nonisolated public struct Content: ControlPart { let view: any View }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The custom style of disclosure groups; `nil` for the default style.
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups in the view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      environment.disclosureGroupStyle =
        style is any BuiltInDisclosureGroupStyle
        ? nil
        : ControlStyle(outer: environment.disclosureGroupStyle) {
          AnyView(runOnCurrentThread((style, $0)) { $0.0.makeBody(configuration: $0.1) })
        }
    }
  }
}

/// A style of this module, which is drawn like the default style.
private protocol BuiltInDisclosureGroupStyle: DisclosureGroupStyle {}

/// The default style: an arrow beside the label.
nonisolated public struct AutomaticDisclosureGroupStyle: BuiltInDisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the control in the default style.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureGroupStyle, nil)
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: an arrow beside the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
