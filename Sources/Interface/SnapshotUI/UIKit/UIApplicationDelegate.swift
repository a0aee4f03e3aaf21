#if !canImport(UIKit)
  import Foundation

  /// What an app does when its state changes. A picture shows views without an app, so that nothing calls the methods.
  @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called before the first scene, on a device.
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called at the end of the launch, on a device.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app receives a device token.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app cannot be registered for notifications.
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when another app opens a URL.
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called when the app needs the configuration of a scene.
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user closes scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Called when the app becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the app is about to be inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app is about to be in the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  }

  extension UIApplicationDelegate {
    /// Returns `true`.
    public func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns `true`.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Returns `false`.
    public func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns a configuration without a name.
    public func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  }

  extension UIApplication {
    /// The keys of the reasons for which an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a key with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The app was launched to open a URL.
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
      /// A notification launched the app.
      public static let remoteNotification = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
      /// A shortcut launched the app.
      public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// The keys of the options with which a URL is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a key with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The app that opens the URL.
      public static let sourceApplication = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
      /// What the other app passes.
      public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }
  }
#endif
