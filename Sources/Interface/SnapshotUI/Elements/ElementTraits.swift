/// The values that an element passes to its container besides its size. Modifiers copy an element's traits to its
/// wrapper.
///
/// Containers declare the traits that only they read under an ``ElementTraitKey`` of their own.
struct ElementTraits {
  /// The order in which a stack offers space to its children, highest first.
  var layoutPriority: Double = 0
  /// The drawing order among siblings, lowest first.
  var zIndex: Double = 0
  var tag: AnyHashable?
  var explicitID: AnyHashable?
  /// The identity that `id(_:)` or else a tag or the data of a `ForEach` gives.
  var explicitIdentity: AnyHashable? { explicitID ?? tag }
  /// Whether hit testing skips the element.
  var letsTapsThrough = false
  /// Whether the element forwards taps in its whole frame to the only control in it, as a row of a list does.
  var forwardsTapsToControl = false
  /// Returns the shape for hit testing in the element's frame; `nil` for the frame.
  var contentShape: ((CGRect) -> Path)?
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: ElementTraitKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a trait that one container reads from its children.
protocol ElementTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
