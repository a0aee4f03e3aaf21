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
    /// Whether the activity is in the public index.
    public var isEligibleForPublicIndexing = false
    /// What the app has open for the activity, which chooses the scene that continues it.
    public var targetContentIdentifier: String?
    /// Words by which a search finds the activity.
    public var keywords: Set<String> = []
    /// The keys of `userInfo` that continuing needs.
    public var requiredUserInfoKeys: Set<String>?
    /// The URL of the page that led to the activity.
    public var referrerURL: URL?
    /// When the activity ends.
    public var expirationDate: Date?
    /// Whether the data of the activity changed.
    public var needsSave = false
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

nonisolated extension View {
  /// Runs an action when the app continues an activity. A test continues one with `continueActivity(_:)`.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    inert("onContinueUserActivity", activityType).modified(
      ElementActionModifier { actions, context in
        actions.continuedActivities.append((activityType, context.performing(action)))
      })
  }
}
