#if !canImport(Combine)
  import OpenCombine

  /// The published properties of an object.
  ///
  /// This module is below `SnapshotUI`, because `SnapshotUI` replaces the publisher that OpenCombine gives to each observable object,
  /// and needs the original one.
  package struct PublishedProperties {
    private let children: [Mirror.Child]

    /// Finds the published properties of an object and of its superclasses.
    package init(of object: AnyObject) {
      var children: [Mirror.Child] = []
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        children += current.children.filter { $0.value is any PublishedProperty }
        mirror = current.superclassMirror
      }
      self.children = children
    }

    /// Whether the object has no published property.
    package var isEmpty: Bool { children.isEmpty }

    /// The publisher that emits before a published property changes, always the same.
    package var objectWillChange: ObservableObjectPublisher {
      Carrier(customMirror: Mirror(children: children)).objectWillChange
    }
  }

  /// An object with the published properties of another one, on which OpenCombine installs the publisher.
  private final class Carrier: ObservableObject, CustomReflectable {
    let customMirror: Mirror

    init(customMirror: Mirror) { self.customMirror = customMirror }
  }

  private protocol PublishedProperty {}

  extension Published: PublishedProperty {}

  extension Mirror {
    fileprivate init(children: [Child]) { self.init(0, children: children) }
  }
#endif
