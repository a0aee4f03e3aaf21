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
