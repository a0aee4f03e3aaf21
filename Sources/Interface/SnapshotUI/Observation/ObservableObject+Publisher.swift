#if !canImport(Combine)
  import Foundation
  import SnapshotCombine

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes.
    ///
    /// OpenCombine returns another publisher each time if the object has no published property, so that
    /// `objectWillChange.send()` would reach nobody. This one is always the same, as in Combine.
    public var objectWillChange: ObservableObjectPublisher {
      let properties = PublishedProperties(of: self)
      return properties.isEmpty ? ObjectPublishers.shared.publisher(of: self) : properties.objectWillChange
    }
  }

  /// The publishers of objects without published properties. References are weak. Unchecked because a lock guards the
  /// entries.
  private final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      lock.withLock {
        if let known = entries[ObjectIdentifier(object)], known.object === object { return known.publisher }
        if entries.count >= limit {
          entries = entries.filter { $0.value.object != nil }
          limit = max(64, entries.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }
  }
#endif
