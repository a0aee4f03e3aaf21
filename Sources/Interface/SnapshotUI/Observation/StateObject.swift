import Foundation

/// A property wrapper that creates an observable object and keeps it for the life of the view.
///
///     @StateObject private var model = CounterModel()
///
/// A ``ViewHost`` creates the object once per place on the screen, keeps it while the view is there, and evaluates the
/// body again after each change. Without a host, each view value creates its own object on first use.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  /// The object, which is created when it is needed first.
  final class Seed {
    private enum Content {
      case unmade(() -> ObjectType)
      case made(ObjectType)
    }

    private let lock = NSLock()
    private var content: Content
    /// The object that a host keeps.
    var storage: ObjectStorage<ObjectType>?

    init(_ make: @escaping () -> ObjectType) { content = .unmade(make) }

    /// The object, if it has been created.
    var madeObject: ObjectType? {
      lock.withLock { if case .made(let object) = content { object } else { nil } }
    }

    /// The object of this view value. Several contexts may render the same view value at once.
    var object: ObjectType {
      lock.lock()
      defer { lock.unlock() }
      switch content {
      case .made(let object): return object
      case .unmade(let make):
        // The lock isn't recursive, but a model that creates its own view doesn't evaluate that view's body.
        let object = make()
        content = .made(object)
        return object
      }
    }
  }

  let seed: Seed

  /// Creates the property. The closure runs when the object is needed first.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { seed = Seed(thunk) }

  /// The object: the host's while a view is hosted, otherwise the view's own.
  public var wrappedValue: ObjectType { storage?.object ?? seed.object }

  /// Creates bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  /// The current storage. It depends on the running view, because one view value may be in several places.
  private var storage: ObjectStorage<ObjectType>? {
    ScreenThread.storage(of: seed) as? ObjectStorage<ObjectType> ?? seed.storage
  }
}

/// The object that a host keeps for one `@StateObject` property.
final class ObjectStorage<ObjectType: AnyObject>: HostedStorage {
  let object: ObjectType

  init(_ object: ObjectType) { self.object = object }

  // The node of the view observes the object; no body reads the storage itself.
  func addReader(_ reader: any StateReader) {}
  func removeReader(_ reader: any StateReader) {}
  func addScreen(_ screen: any StateScreen) {}
}
