/// A key for a value that a view passes to its container.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views without one.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container, which reads them from its ``Subview``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view.
  var tag: AnyHashable?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag; `nil` for a tag of another type and for a view without a tag.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

private struct ContainerValuesKey: ElementTraitKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

extension ElementTraits {
  /// The values for the container, with the tag.
  var containerValues: ContainerValues {
    get {
      var values = self[ContainerValuesKey.self]
      values.tag = tag
      return values
    }
    set { self[ContainerValuesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Passes a value to the container of the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    changingTraits { $0.containerValues[keyPath: keyPath] = value }
  }
}
