/// A style that draws labeled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that draws the control.
  associatedtype Body: View
  /// The properties of the control.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view that draws the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control for a style that draws labeled contents.
public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The content.
  nonisolated public struct Content: ControlPart { let view: any View }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The custom style of labeled contents; `nil` for the default style.
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labeled contents in the view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      environment.labeledContentStyle =
        style is any BuiltInLabeledContentStyle
        ? nil
        : ControlStyle(outer: environment.labeledContentStyle) {
          AnyView(runOnCurrentThread((style, $0)) { $0.0.makeBody(configuration: $0.1) })
        }
    }
  }
}

/// A style of this module, which is drawn like the default style.
private protocol BuiltInLabeledContentStyle: LabeledContentStyle {}

/// The default style: the label at the leading edge and the content at the trailing edge.
nonisolated public struct AutomaticLabeledContentStyle: BuiltInLabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the control in the default style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).environment(\.labeledContentStyle, nil)
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: the label at the leading edge and the content at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labeled content that a style draws. It uses the style that is set around the styled one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a text label and a formatted value, in the locale of the environment.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates labeled content with a text label and a formatted value, in the locale of the environment.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
