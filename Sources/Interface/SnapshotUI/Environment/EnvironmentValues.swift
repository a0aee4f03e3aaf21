/// The environment of a view. Every value comes from the `RenderContext` or from an enclosing modifier, never from
/// the process.
public struct EnvironmentValues {
  /// Environments are copied often and changed seldom, so a copy shares its storage.
  final class Storage {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  var storage = Storage(Values())

  var values: Values {
    get { storage.values }
    set { storage = Storage(newValue) }
  }

  /// Creates an environment of default values.
  public init() {}
}

extension EnvironmentValues {
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { storage.values.multilineTextAlignment }
    set {
      var changed = values
      changed.multilineTextAlignment = newValue
      changed.fieldAlignment = newValue
      values = changed
    }
  }

  /// The alignment of the text of a field, which alignments set by containers don't change.
  var fieldAlignment: TextAlignment { storage.values.fieldAlignment }

  /// Sets the alignment of texts, but not of fields.
  mutating func alignTexts(_ alignment: TextAlignment) { values.multilineTextAlignment = alignment }
}

extension EnvironmentValues {
  /// The value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.custom[ObjectIdentifier(key)] = newValue }
  }

  /// The value of an appearance key, such as the font.
  subscript<Key: EnvironmentKey>(appearance key: Key.Type) -> Key.Value {
    get { storage.values.appearance[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.appearance[ObjectIdentifier(key)] = newValue }
  }

  /// The model of a type.
  subscript(model type: ObjectIdentifier) -> AnyObject? {
    get { storage.values.custom[type] as AnyObject? }
    set { values.custom[type] = newValue }
  }

  /// Returns a copy with the models and custom values of another environment. The destination of a link adopts them
  /// from its screen, without fonts and colors.
  func adoptingOwnValues(of other: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.values.custom = other.values.custom
    return values
  }

  /// Returns a copy with the models of another environment that it lacks. A screen of a navigation stack takes models
  /// from the view that shows it, and all other values from the stack.
  func adoptingModels(of other: EnvironmentValues) -> EnvironmentValues {
    let models = other.values.custom.filter { type(of: $0.value) is AnyClass }
    guard !models.isEmpty else { return self }
    var values = self
    for (key, model) in models where values.values.custom[key] == nil { values.values.custom[key] = model }
    return values
  }
}

/// A shared environment. Unchecked because environments may hold values that aren't `Sendable`; a box is immutable, and
/// one thread evaluates a view.
final class EnvironmentBox: Sendable {
  nonisolated(unsafe) let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}
