#if !canImport(Darwin)
  /// An activity of the user that another app or device continues. A minimal form of Foundation's type, which isn't
  /// available on Linux.
  public final class NSUserActivity {
    /// The type of the activity.
    public let activityType: String
    /// The title.
    public var title: String?
    /// The data of the activity.
    public var userInfo: [AnyHashable: Any]?
    /// The URL of the same content on the web.
    public var webpageURL: URL?
    /// Whether other devices can continue the activity.
    public var isEligibleForHandoff = true
    /// Whether the activity can be found by a search.
    public var isEligibleForSearch = false
    /// Whether the system can predict the activity.
    public var isEligibleForPrediction = false
    /// The identifier for deleting the activity.
    public var persistentIdentifier: String?

    /// Creates an activity.
    public init(activityType: String) { self.activityType = activityType }

    /// Does nothing.
    public func becomeCurrent() {}

    /// Does nothing.
    public func resignCurrent() {}

    /// Does nothing.
    public func invalidate() {}
  }

  /// The type of the activity of opening a link to a website.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

private struct OpenedURLKey: ElementActionKey {
  static var defaultValue: [(URL) -> Void] { [] }
}

private struct ContinuedActivityKey: ElementActionKey {
  static var defaultValue: [(type: String, perform: (NSUserActivity) -> Void)] { [] }
}

extension ElementActions {
  /// The actions for URLs that the system passes to the app.
  var openedURLs: [(URL) -> Void] {
    get { self[OpenedURLKey.self] }
    set { self[OpenedURLKey.self] = newValue }
  }

  /// The actions for activities that the app continues.
  var continuedActivities: [(type: String, perform: (NSUserActivity) -> Void)] {
    get { self[ContinuedActivityKey.self] }
    set { self[ContinuedActivityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Runs an action when the system passes a URL to the app. A test opens one with `open(_:)`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    inert("onOpenURL").modified(
      ElementActionModifier { actions, context in actions.openedURLs.append(context.performing(action)) })
  }

  /// Runs an action when the app continues an activity. A test continues one with `continueActivity(_:)`.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    inert("onContinueUserActivity", activityType).modified(
      ElementActionModifier { actions, context in
        actions.continuedActivities.append((activityType, context.performing(action)))
      })
  }

  /// Describes what the user does in the view. The closure isn't called.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    inert("userActivity", activityType)
  }

  /// Describes what the user does with an element. The closure isn't called.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    inert("userActivity", activityType)
  }

  /// Sets the external events for which the view is preferred.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    inert("handlesExternalEvents")
  }
}
