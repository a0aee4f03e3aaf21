/// How a screen appears in a navigation stack.
public protocol NavigationTransition: Sendable {}

/// A transition that zooms from another view.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that zooms from another view.
  public static func zoom(sourceID: some Hashable, in namespace: some Hashable) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
