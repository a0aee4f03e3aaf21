/// A label that opens a URL. A tap calls ``EnvironmentValues/openURL``, which does nothing by default.
public struct Link<Label: View>: NonisolatedView {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button with the label and the link trait.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
  }
}
