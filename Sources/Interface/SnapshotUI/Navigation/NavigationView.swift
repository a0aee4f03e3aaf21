/// The legacy form of ``NavigationStack``. On wide screens, its views are columns, as in ``NavigationSplitView``, and a single view is
/// the sidebar beside an empty detail.
public struct NavigationView<Content: View>: NonisolatedView {
  let content: Content
  @Environment(\.isNavigationViewStacked) private var isStacked
  @Environment(\.isRegular) private var isRegular
  @Environment(\.isElevated) private var isElevated

  /// Creates a navigation stack that shows `content`, or its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A navigation stack with the content as its root.
  public var body: some View {
    if let views = (content as? any SeveralViews)?.views, views.count > 1 {
      if isRegular, !isStacked {
        columns(views)
      } else {
        NavigationStack { AnyView(views[0]) }
      }
    } else if isRegular, !isStacked, !isElevated {
      NavigationSplitView {
        content
      } detail: {
        EmptyView()
      }
    } else {
      NavigationStack { content }
    }
  }

  @ViewBuilder private func columns(_ views: [any View]) -> some View {
    if views.count > 2 {
      NavigationSplitView {
        AnyView(views[0])
      } content: {
        AnyView(views[1])
      } detail: {
        AnyView(views[2])
      }
    } else {
      NavigationSplitView {
        AnyView(views[0])
      } detail: {
        AnyView(views[1])
      }
    }
  }
}

/// The appearance of a ``NavigationView``.
public protocol NavigationViewStyle: Sendable {}

/// The style of columns on wide screens.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}
