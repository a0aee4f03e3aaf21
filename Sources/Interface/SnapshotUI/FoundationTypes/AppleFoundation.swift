#if !canImport(Darwin)
  // Names that Foundation has on Apple's platforms only.

  extension ProcessInfo {
    /// `false`: no app for iOS runs on a Mac here.
    public var isMacCatalystApp: Bool { false }
    /// `false`: no app for iOS runs on a Mac here.
    public var isiOSAppOnMac: Bool { false }
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
