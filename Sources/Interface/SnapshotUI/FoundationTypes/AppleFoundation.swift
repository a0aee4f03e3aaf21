#if !canImport(Darwin)
  // Names that Foundation has on Apple's platforms only.

  extension ProcessInfo {
    /// `false`: no app for iOS runs on a Mac here.
    public var isMacCatalystApp: Bool { false }
    /// `false`: no app for iOS runs on a Mac here.
    public var isiOSAppOnMac: Bool { false }
  }

  extension UserDefaults {
    /// Returns the object for a key, as key-value coding does.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores an object for a key, or removes it, as key-value coding does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension URL {
    /// The folder of documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of caches.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of supporting files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of the user's library.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The folder of downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The folder of the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The folder of pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The folder of movies.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The folder of music.
    public static var musicDirectory: URL { folder(.musicDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
  }

  /// `true`, as dictionaries of Core Foundation contain it.
  public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
  /// `false`, as dictionaries of Core Foundation contain it.
  public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
#endif

#if !canImport(CoreData)
  /// A stand-in for Core Data's class, so that views with `@Environment(\.managedObjectContext)` compile. It has no objects.
  public final class NSManagedObjectContext: Sendable {
    /// Creates a context.
    public init() {}

    /// `false`: nothing changes.
    public var hasChanges: Bool { false }

    /// Does nothing.
    public func save() throws {}

    /// Does nothing.
    public func rollback() {}

    /// Does nothing.
    public func reset() {}
  }

  private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext()
  }

  extension EnvironmentValues {
    /// The context of Core Data. It has no effect.
    public var managedObjectContext: NSManagedObjectContext {
      get { self[ManagedObjectContextKey.self] }
      set { self[ManagedObjectContextKey.self] = newValue }
    }
  }
#endif
