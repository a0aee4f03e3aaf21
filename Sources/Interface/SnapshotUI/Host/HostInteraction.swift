/// What a host keeps for its screen besides the state of views: the edit mode, and the row whose swipe actions are shown.
final class HostInteraction {
  private let reader: ScreenReader
  private let mode: StateStorage<EditMode>
  /// The row whose swipe actions are shown.
  var revealedSwipe: RevealedSwipe?
  /// The part of the scroll views that a person has scrolled to, unless a view sets its own.
  var scrollTarget: ShownScrollTarget?
  /// The gesture that has begun but not ended.
  var openGesture: OpenGesture?

  init(for screen: any StateScreen) {
    reader = ScreenReader(screen: screen)
    mode = StateStorage(.inactive, name: "@editMode", owner: reader)
  }

  /// Sets the values in the environment of the screen.
  func apply(to environment: inout EnvironmentValues) {
    environment.editMode = Binding(storage: mode)
    if let scrollTarget { environment.scrollTarget = scrollTarget }
    if revealedSwipe != nil { environment.revealedSwipe = revealedSwipe }
  }
}

/// An interaction whose fingers are still on the screen.
struct OpenGesture {
  /// Sends the last step again as the end.
  var end: () throws -> Void
}

/// The owner of state that belongs to no body.
private final class ScreenReader: StateReader {
  weak var screen: (any StateScreen)?

  init(screen: any StateScreen) { self.screen = screen }

  func invalidate(_ reason: String) { screen?.setNeedsUpdate() }

  func name(ofBindingTo storage: AnyObject) -> String { "@editMode" }
}
