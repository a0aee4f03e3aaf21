#if canImport(Darwin)
  import SnapshotFoundation

  extension NSItemProvider {
    /// Returns a provider of a dropped item. Foundation's class has objects of some classes only: strings, URLs and those
    /// that can be written. Of any other item there is a provider without data.
    static func providing(_ item: Any) -> NSItemProvider {
      switch item {
      case let provider as NSItemProvider: provider
      case let text as String: NSItemProvider(object: NSString(string: text))
      case let url as URL: NSURL(string: url.absoluteString).map { NSItemProvider(object: $0) } ?? NSItemProvider()
      case let object as any NSItemProviderWriting: NSItemProvider(object: object)
      default: NSItemProvider()
      }
    }

    /// Returns the provider's object as a value of a type: a string or a URL.
    ///
    /// Foundation loads objects on a queue of its own. The provider of a test has its object in memory, so waiting takes no
    /// noticeable time.
    func item<T>(as type: T.Type) -> T? {
      switch type {
      case is String.Type: (load(NSString.self) as? NSString).flatMap { String($0) as? T }
      case is URL.Type: (load(NSURL.self) as? NSURL)?.absoluteURL as? T
      default: nil
      }
    }

    private func load(_ type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
      guard canLoadObject(ofClass: type) else { return nil }
      let loaded = Locked<LoadedObject?>(nil)
      let done = DispatchSemaphore(value: 0)
      _ = loadObject(ofClass: type) { object, _ in
        loaded.withLock { $0 = object.map { LoadedObject(object: $0) } }
        done.signal()
      }
      _ = done.wait(timeout: .now() + 5)
      return loaded.withLock { $0 }?.object
    }
  }

  /// An object that one thread hands to another.
  private struct LoadedObject: @unchecked Sendable {
    let object: any NSItemProviderReading
  }
#else
  /// A dragged item. A minimal form of Foundation's type, which isn't available on Linux.
  public final class NSItemProvider {
    /// The dragged object.
    public let object: Any?
    /// A name for the item.
    public var suggestedName: String?

    /// Creates an item without data.
    public init() { object = nil }

    /// Creates an item of an object, such as a string.
    public init(object: Any) { self.object = object }

    /// Creates an item of a file.
    public init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      object = fileURL
    }

    /// Returns a provider of a dropped item.
    static func providing(_ item: Any) -> NSItemProvider { item as? NSItemProvider ?? NSItemProvider(object: item) }

    /// Returns the provider's object as a value of a type.
    func item<T>(as type: T.Type) -> T? { object as? T }
  }
#endif
