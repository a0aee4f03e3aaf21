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

extension Link where Label == Text {
  /// Creates a link with a text label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
