#if !canImport(UIKit)
  import Foundation

  /// A stand-in for UIKit's class. An app has one scene, which answers for the device of the view whose body or action runs.
  public class UIScene: Hashable, @unchecked Sendable {
    /// The state of a scene.
    public enum ActivationState: Int, Hashable, Sendable {
      case unattached = -1, foregroundActive, foregroundInactive, background
    }

    init() {}

    /// The state of the scene.
    public var activationState: ActivationState { .foregroundActive }
    /// The session of the scene.
    public var session: UISceneSession { .main }

    /// Whether two scenes are the same.
    public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// How a scene is brought to the front. No other scene is there.
    public final class ActivationRequestOptions {
      /// The scene that asks for it.
      public var requestingScene: UIScene?

      /// Creates options without a scene.
      public init() {}
    }

    /// What the system passes to a new scene. Nothing does.
    public final class ConnectionOptions: Sendable {
      /// No items.
      public var shortcutItem: UIApplicationShortcutItem? { nil }
      /// The app that opened the scene: none.
      public var sourceApplication: String? { nil }
    }
  }

  /// A stand-in for UIKit's class: the scene of the screen.
  public final class UIWindowScene: UIScene, @unchecked Sendable {
    static let main = UIWindowScene()

    /// The screen.
    public var screen: UIScreen { .main }
    /// The orientation in which the view is rendered.
    public var interfaceOrientation: UIInterfaceOrientation {
      UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
    /// The window of the screen.
    public var windows: [UIWindow] { [.main] }
    /// The window of the screen.
    public var keyWindow: UIWindow? { .main }
    /// The status bar.
    public var statusBarManager: UIStatusBarManager? { .main }
    /// The traits of the view whose body or action runs.
    public var traitCollection: UITraitCollection { .current }
  }

  /// A stand-in for UIKit's class: the window of the screen, which answers for the device of the view whose body or action runs. It
  /// has no views and no view controllers.
  public final class UIWindow: Hashable, Sendable {
    static let main = UIWindow()

    private init() {}

    /// The insets of the device's safe area in points, such as those of the status bar and the home indicator.
    public var safeAreaInsets: UIEdgeInsets {
      let environment = EnvironmentValues.ofRunningCode
      let insets = environment.deviceScreen.safeAreaInsets
      let isMirrored = environment.layoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing)
    }
    /// The screen in points, in the orientation of the device.
    public var bounds: CGRect { UIScreen.main.bounds }
    /// The screen in points, in the orientation of the device.
    public var frame: CGRect { bounds }
    /// `true`: there are no other windows.
    public var isKeyWindow: Bool { true }
    /// `false`.
    public var isHidden: Bool { false }
    /// The screen.
    public var screen: UIScreen { .main }
    /// The scene of the screen.
    public var windowScene: UIWindowScene? { .main }
    /// The traits of the view whose body or action runs.
    public var traitCollection: UITraitCollection { .current }

    /// Whether two windows are the same.
    public static func == (left: UIWindow, right: UIWindow) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A stand-in for UIKit's class: the place of the status bar, which a picture does not show.
  public final class UIStatusBarManager: Sendable {
    static let main = UIStatusBarManager()

    private init() {}

    /// The bar in points: the top of the screen, as high as its safe area.
    public var statusBarFrame: CGRect {
      let insets = EnvironmentValues.ofRunningCode.deviceScreen.safeAreaInsets
      return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: insets.top)
    }
    /// Whether the safe area has a height of zero at the top, as in landscape.
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  }
#endif
