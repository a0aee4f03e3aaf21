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

/// How the source of a zoom looks while it zooms.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a source without changes. What it is changed to is not drawn.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Returns the same look.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension MatchedTransitionSourceConfiguration {
  /// Returns the same look.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the same look.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}

nonisolated extension View {
  /// Marks the view from which another one zooms, and how it looks meanwhile. Inert at rest.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: some Hashable,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}
