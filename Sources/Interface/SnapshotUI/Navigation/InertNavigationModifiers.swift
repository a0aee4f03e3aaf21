import Foundation

// Modifiers of the system's surroundings and of transitions. They change no pixel of a screen at rest.

nonisolated extension View {
  /// Hides the status bar, which is never drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    inert("statusBarHidden", hidden ? "true" : "false")
  }

  /// Hides the status bar, which is never drawn. The legacy spelling of `statusBarHidden(_:)`.
  public func statusBar(hidden: Bool) -> some View { inert("statusBar", hidden ? "hidden" : nil) }

  /// Shows or hides the home indicator and other views of the system, which are never drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert("persistentSystemOverlays", visibility.rawValue)
  }

  /// Sets the document that the title of the enclosing navigation stack stands for. Inert.
  public func navigationDocument(_ url: URL) -> some View { inert("navigationDocument", url.lastPathComponent) }

  /// Sets the document that the title of the enclosing navigation stack stands for. Inert.
  @_disfavoredOverload
  public func navigationDocument<D>(_ document: D) -> some View { inert("navigationDocument") }

  /// Sets how the view appears in its navigation stack. Inert at rest.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    inert("navigationTransition", typeName(type(of: style)))
  }

  /// Marks the view from which another one zooms. Inert at rest.
  public func matchedTransitionSource(id: some Hashable, in namespace: some Hashable) -> some View {
    inert("matchedTransitionSource", textForm(of: id))
  }

  /// Shows or hides the arrows of navigation links in lists. Inert: they are drawn.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inert("navigationLinkIndicatorVisibility", visibility.rawValue)
  }
}

/// How a screen appears in a navigation stack.
public protocol NavigationTransition: Sendable {}

/// The system's transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that zooms from another view.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that zooms from another view.
  public static func zoom(sourceID: some Hashable, in namespace: some Hashable) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
