extension ContentUnavailableView
where Label == SnapshotUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// A placeholder for a search without results.
  public static var search: ContentUnavailableView<SnapshotUI.Label<Text, Image>, Text, EmptyView> {
    ContentUnavailableView {
      SnapshotUI.Label {
        Text(verbatim: "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }

  /// Returns a placeholder for a search for `text` without results.
  public static func search(text: String) -> ContentUnavailableView<SnapshotUI.Label<Text, Image>, Text, EmptyView> {
    ContentUnavailableView {
      SnapshotUI.Label {
        Text(verbatim: "No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }
}

/// A button that opens help.
nonisolated public struct HelpLink: View {
  let action: () -> Void

  /// Creates a button with an action.
  public init(action: @escaping () -> Void) { self.action = action }

  /// Creates a button that opens a URL. A tap has no effect.
  public init(destination: URL) { action = {} }

  /// A button with a question mark.
  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark.circle") }.accessibilityLabel(Text(verbatim: "Help"))
  }
}
