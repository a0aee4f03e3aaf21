// The controls that custom styles draw from the parts of their configurations.

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the control group that a style draws. It uses the style that is set around the styled group.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

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

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labeled content that a style draws. It uses the style that is set around the styled one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
