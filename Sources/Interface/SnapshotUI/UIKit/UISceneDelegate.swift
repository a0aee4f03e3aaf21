#if !canImport(UIKit)
  import Foundation

  /// A stand-in for UIKit's class: the session of the one scene.
  public final class UISceneSession: Hashable, Sendable {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a role with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A scene with windows of the app.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    static let main = UISceneSession()

    private init() {}

    /// The role of the scene.
    public var role: Role { .windowApplication }
    /// The scene.
    public var scene: UIScene? { UIWindowScene.main }
    /// The configuration of the scene.
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// The same text for each app.
    public var persistentIdentifier: String { "main" }

    /// Whether two sessions are the same.
    public static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What UIKit needs to know to create a scene. A picture shows views without a scene, so that nothing reads it.
  public final class UISceneConfiguration {
    /// The name in the property list of the app.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene.
    public var sceneClass: AnyClass?
    /// The class of the delegate.
    public var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
      self.name = name
      role = sessionRole
    }
  }

  /// How a scene is closed. The one scene stays.
  open class UISceneDestructionRequestOptions {
    /// Creates options.
    public init() {}
  }

  /// What a scene does when its state changes. A picture shows views without a scene, so that nothing calls the methods.
  @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the app gets a scene.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the system releases a scene.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when a scene becomes active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when a scene is about to be inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when a scene is about to be in the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when a scene is in the background.
    func sceneDidEnterBackground(_ scene: UIScene)
  }

  extension UISceneDelegate {
    /// Does nothing.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
  }

  /// What a scene with windows does when its state changes. Nothing calls the methods.
  @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Called when the user chooses a shortcut of the app's icon.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
  }

  extension UIWindowSceneDelegate {
    /// Passes `false`.
    public func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
  }

  /// A shortcut of the app's icon, which a picture does not show.
  public final class UIApplicationShortcutItem: Sendable {
    /// What the app uses to know the shortcut.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// The text below the title.
    public let localizedSubtitle: String?

    /// Creates a shortcut.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
      self.type = type
      self.localizedTitle = localizedTitle
      self.localizedSubtitle = localizedSubtitle
    }
  }
#endif
