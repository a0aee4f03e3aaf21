/// A key for a value that views pass to their enclosing views.
///
///     struct TitleKey: PreferenceKey {
///       static let defaultValue = ""
///       static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
///     }
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the values of two views, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// The preferences of the views evaluated so far.
final class Preferences {
  private struct Entry {
    var value: Any
    var reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The keys in order of insertion, for a deterministic result.
  private var order: [ObjectIdentifier] = []

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// Replaces the value of a key.
  func set<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) {
    let id = ObjectIdentifier(key)
    if entries[id] == nil { order.append(id) }
    entries[id] = Entry(value: value) { known, next in
      guard var value = known as? Key.Value, let next = next as? Key.Value else { return }
      Key.reduce(value: &value) { next }
      known = value
    }
  }

  /// Removes the value of a key.
  func forget<Key: PreferenceKey>(_ key: Key.Type) {
    entries[ObjectIdentifier(key)] = nil
    order.removeAll { $0 == ObjectIdentifier(key) }
  }

  /// Combines the values with those of a later view.
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
  /// Returns the elements and the preferences of a view. `change` transforms the preferences that enclosing views
  /// receive.
  func elements<Content: View>(
    of view: Content, transformingPreferences change: (Preferences) -> Void = { _ in }
  ) throws -> (elements: [ViewElement], preferences: Preferences) {
    try elements(of: view, transformingPreferences: { preferences, _ in change(preferences) })
  }

  /// Returns the elements and the preferences of a view, with a transformation that depends on the elements.
  func elements<Content: View>(
    of view: Content, transformingPreferences change: (Preferences, [ViewElement]) -> Void
  ) throws -> (elements: [ViewElement], preferences: Preferences) {
    try collectingPreferences(change) { try $0.elements(of: view) }
  }

  /// Returns the elements of a closure and their preferences.
  func collectingPreferences(
    _ change: (Preferences, [ViewElement]) -> Void = { _, _ in }, make: (ElementContext) throws -> [ViewElement]
  ) rethrows -> (elements: [ViewElement], preferences: Preferences) {
    var inner = self
    inner.preferences = Preferences()
    let elements = try make(inner)
    change(inner.preferences, elements)
    preferences.take(inner.preferences)
    return (elements, inner.preferences)
  }
}
