/// A button that offers an item for sharing. A tap has no effect, because there is no share sheet.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// Creates a share link with a custom label. `item`, `subject` and `message` have no effect.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A button with the label.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == Views.Label<Text, Image> {
  /// Creates a share link with the label “Share…” and the share symbol.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// Creates a share link with a title and the share symbol.
  public init(_ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Views.Label(title, systemImage: "square.and.arrow.up")
    }
  }
}
