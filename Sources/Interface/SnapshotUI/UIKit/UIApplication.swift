#if !canImport(UIKit)
  /// A stand-in for UIKit's class: an active app without UIKit's windows. URLs that it opens are those of
  /// ``EnvironmentValues/openURL``, so that a host records them.
  public final class UIApplication: Sendable {
    /// The app.
    public static let shared = UIApplication()

    private init() {}

    /// The state of an app.
    public enum State: Int, Hashable, Sendable {
      case active, inactive, background
    }

    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the option.
      public var rawValue: String

      /// Creates an option with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Open the URL only in an app that claims it.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Opens a URL as the environment's `openURL` does.
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
      EnvironmentValues.ofRunningCode.openURL(url) { completionHandler?($0) }
    }

    /// Opens a URL as the environment's `openURL` does.
    ///
    /// - Returns: Whether the URL was accepted.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      var isAccepted = false
      EnvironmentValues.ofRunningCode.openURL(url) { isAccepted = $0 }
      return isAccepted
    }

    /// Returns `true`: each URL can be opened.
    public func canOpenURL(_ url: URL) -> Bool { true }

    /// `active`.
    public var applicationState: State { .active }
    /// `true`: files can be read.
    public var isProtectedDataAvailable: Bool { true }
    /// `false`. Setting it has no effect.
    public var isIdleTimerDisabled: Bool {
      get { false }
      set {}
    }
    /// 0. Setting it has no effect.
    public var applicationIconBadgeNumber: Int {
      get { 0 }
      set {}
    }
    /// The size of texts of the view whose body or action runs.
    public var preferredContentSizeCategory: UIContentSizeCategory { EnvironmentValues.ofRunningCode.dynamicTypeSize }
    /// The direction of the view whose body or action runs.
    public var userInterfaceLayoutDirection: UITraitEnvironmentLayoutDirection {
      EnvironmentValues.ofRunningCode.layoutDirection
    }
    /// One scene, that of the screen.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    /// The sessions of the scenes: that of the one scene.
    public var openSessions: Set<UISceneSession> { [.main] }
    /// The window of the screen.
    public var windows: [UIWindow] { [.main] }
    /// The window of the screen.
    public var keyWindow: UIWindow? { .main }
    /// `false`: the app has one icon.
    public var supportsAlternateIcons: Bool { false }
    /// `nil`: the app has one icon.
    public var alternateIconName: String? { nil }
    /// `false`: the app has one scene.
    public var supportsMultipleScenes: Bool { false }

    /// Does nothing: the app has one scene.
    public func requestSceneSessionActivation(
      _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
      errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// Does nothing: the app has one scene.
    public func requestSceneSessionDestruction(
      _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
      errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// Does nothing: the app has one scene.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// Does nothing: the app has one icon.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
      completionHandler?(nil)
    }

    /// Does nothing.
    public func registerForRemoteNotifications() {}

    /// Does nothing.
    public func unregisterForRemoteNotifications() {}

    /// The address of the app's settings.
    public static let openSettingsURLString = "app-settings:"
    /// The address of the settings of the app's notifications.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
  }

  extension UIApplication {
    /// Never posted: the app stays active.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Never posted: the app stays active.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Never posted: the app stays active.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Never posted: the app stays active.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// Never posted: the app stays active.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Never posted: there is enough memory.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
    /// Never posted: nobody takes screenshots.
    public static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshotNotification")
    /// Never posted: the clock of a context stands still.
    public static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
  }

  /// The class of objects that handle events, of which there are none, with the notifications of the keyboard, which never appears.
  open class UIResponder: NSObject {
    /// Never posted.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Never posted.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame before its change.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after its change.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the change.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the change.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
