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
