/// A key for a value that views tell those around them.
///
///     struct TitleKey: PreferenceKey {
///       static let defaultValue = ""
///       static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
///     }
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Makes one value of those of neighbours, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// The values that the views of one part of a screen have told so far.
final class Preferences {
  private struct Entry {
    var value: Any
    var reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The order in which keys came, so that nothing hangs on that of a hash table.
  private var order: [ObjectIdentifier] = []

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// Takes a value in place of what was told before.
  func set<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) {
    let id = ObjectIdentifier(key)
    if entries[id] == nil { order.append(id) }
    entries[id] = Entry(value: value) { known, next in
      guard var value = known as? Key.Value, let next = next as? Key.Value else { return }
      Key.reduce(value: &value) { next }
      known = value
    }
  }

  /// Leaves out what was told under a key.
  func forget<Key: PreferenceKey>(_ key: Key.Type) {
    entries[ObjectIdentifier(key)] = nil
    order.removeAll { $0 == ObjectIdentifier(key) }
  }

  /// Takes the values of a part that comes after those known already.
  func take(_ part: Preferences) {
    for id in part.order {
      guard let next = part.entries[id] else { continue }
      if var known = entries[id] {
        known.reduce(&known.value, next.value)
        entries[id] = known
      } else {
        entries[id] = next
        order.append(id)
      }
    }
  }
}

extension ElementContext {
  /// The elements of a view, and what it tells; what it tells goes on to those around it, as `change` leaves it.
  func elements<Content: View>(
    of view: Content, tellingApart change: (Preferences) -> Void = { _ in }
  ) throws -> (elements: [ViewElement], told: Preferences) {
    try elements(of: view, tellingApart: { preferences, _ in change(preferences) })
  }

  /// The same for what depends on the elements.
  func elements<Content: View>(
    of view: Content, tellingApart change: (Preferences, [ViewElement]) -> Void
  ) throws -> (elements: [ViewElement], told: Preferences) {
    try telling(change) { try $0.elements(of: view) }
  }

  /// The same for elements that are made in another way.
  func telling(
    _ change: (Preferences, [ViewElement]) -> Void = { _, _ in }, make: (ElementContext) throws -> [ViewElement]
  ) rethrows -> (elements: [ViewElement], told: Preferences) {
    var inner = self
    inner.preferences = Preferences()
    let elements = try make(inner)
    change(inner.preferences, elements)
    preferences.take(inner.preferences)
    return (elements, inner.preferences)
  }
}
