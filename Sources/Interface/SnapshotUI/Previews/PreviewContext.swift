/// A context in which a preview is shown, such as a widget's.
public protocol PreviewContext {
  /// Returns the value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value in a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a context without one.
  static var defaultValue: Value { get }
}

/// The size of a widget.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

/// The context of a widget's preview: the size of the widget's family on an iPhone with a screen of 390 points.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  /// Creates the context of a widget.
  public init(family: WidgetFamily) { self.family = family }

  /// Returns the key's default value: a widget's context has no further values.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

nonisolated extension WidgetFamily {
  var previewLayout: PreviewLayout {
    switch self {
    case .systemSmall: .fixed(width: 158, height: 158)
    case .systemMedium: .fixed(width: 338, height: 158)
    case .systemLarge: .fixed(width: 338, height: 354)
    case .systemExtraLarge: .fixed(width: 715, height: 337)
    case .accessoryCorner: .fixed(width: 42, height: 42)
    case .accessoryCircular: .fixed(width: 72, height: 72)
    case .accessoryRectangular: .fixed(width: 160, height: 72)
    case .accessoryInline: .fixed(width: 234, height: 26)
    }
  }
}
