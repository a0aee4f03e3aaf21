/// The legacy form of ``NavigationStack``. On wide screens, several views are columns, as in ``NavigationSplitView``.
public struct NavigationView<Content: View>: NonisolatedView {
  let content: Content
  @Environment(\.isNavigationViewStacked) private var isStacked
  @Environment(\.isRegular) private var isRegular

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

/// The style that suits the screen.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The style of one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The style of columns on wide screens.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// The legacy style of two columns on wide screens.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that suits the screen.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style of one screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style of columns on wide screens.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewIsStackedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether navigation views show one screen at a time on every screen.
  var isNavigationViewStacked: Bool {
    get { self[NavigationViewIsStackedKey.self] }
    set { self[NavigationViewIsStackedKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the navigation views in the view.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isNavigationViewStacked, style is StackNavigationViewStyle)
  }
}
