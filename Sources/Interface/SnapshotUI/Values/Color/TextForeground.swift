/// A style that parts of a text can have: a color, or a level of the foreground style.
///
/// A text with another style, such as a gradient, is a view: it can't be joined with other texts.
public protocol TextForegroundStyle: ShapeStyle {
  /// The style as that of a text.
  var textForeground: TextForeground { get }
}

/// The style of a part of a text.
public struct TextForeground: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case color(Color)
    case level(HierarchicalShapeStyle)
  }

  let storage: Storage

  static func color(_ color: Color) -> TextForeground { TextForeground(storage: .color(color)) }

  static func level(_ level: HierarchicalShapeStyle) -> TextForeground { TextForeground(storage: .level(level)) }

  /// The color, unless the style depends on the foreground style.
  var color: Color? { if case .color(let color) = storage { color } else { nil } }

  /// The style of a view with this style.
  var style: any ShapeStyle {
    switch storage {
    case .color(let color): color
    case .level(let level): level
    }
  }

  /// Returns the color in an environment. A level of a gradient has the color of its start.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .color(let color): color.rgba(in: environment)
    case .level(let level):
      switch level.resolvePaint(in: environment, rect: .zero) {
      case .color(let color): color
      case .gradient(let gradient): gradient.stops.first?.color ?? .clear
      case .pattern: Color(.label).rgba(in: environment)
      }
    }
  }
}

extension Color: TextForegroundStyle {
  /// The color as the style of a text.
  public var textForeground: TextForeground { .color(self) }
}
