/// A button that offers an item for sharing. A tap has no effect, because there is no share sheet.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  /// Creates a share link with a custom label. `item`, `subject` and `message` have no effect.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a share link with a custom label. `item`, `subject`, `message` and `preview` have no effect.
  public init<PreviewImage, PreviewIcon>(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A button with the label.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == SnapshotUI.Label<Text, Image> {
  /// Creates a share link with the label “Share…” and the share symbol.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil) {
    self.init(String("Share…"), item: item, subject: subject, message: message)
  }

  /// Creates a share link with the label “Share…” and the share symbol.
  public init<PreviewImage, PreviewIcon>(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Creates a share link with a title and the share symbol.
  public init<PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }
}
