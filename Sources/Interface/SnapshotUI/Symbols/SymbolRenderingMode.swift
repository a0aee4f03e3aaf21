/// How the layers of a symbol are colored.
///
/// A symbol has up to three levels. In a filled shape, the sign is primary and the shape is secondary; a slash or a badge
/// is primary and the rest is secondary. Other parts that are drawn over a first one, such as rain under a cloud, are
/// secondary.
public struct SymbolRenderingMode: Sendable {
  enum Storage: Hashable {
    case monochrome, multicolor, hierarchical, palette
  }

  let storage: Storage

  /// One color for all layers. This is the default.
  public static let monochrome = SymbolRenderingMode(storage: .monochrome)
  /// The layers' own colors, such as red for a trash can and yellow for the sun. Layers without a color have the
  /// foreground style.
  public static let multicolor = SymbolRenderingMode(storage: .multicolor)
  /// The foreground style at the opacity 1 for primary, 0.5 for secondary and 0.25 for tertiary layers.
  public static let hierarchical = SymbolRenderingMode(storage: .hierarchical)
  /// The styles of `foregroundStyle(_:_:_:)` for primary, secondary and tertiary layers.
  public static let palette = SymbolRenderingMode(storage: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the layers of symbols are colored; `nil` for a palette if the foreground style has several styles, and for one
  /// color otherwise.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the layers of the view's symbols are colored; `nil` for the default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension EnvironmentValues {
  /// The colors of a symbol in a rectangle.
  func symbolInk(mode own: SymbolRenderingMode?, variableValue: Double?, in rect: CGRect) -> SymbolInk {
    let levels = foregroundStyle as? ForegroundLevels
    var ink = SymbolInk(paint: foreground(in: rect))
    ink.mode = (own ?? symbolRenderingMode)?.storage ?? (levels == nil ? .monochrome : .palette)
    if ink.mode == .palette, let levels { ink.paints = levels.paints(in: self, rect: rect) }
    if ink.mode == .multicolor {
      let environment = self
      ink.ownPaint = { .color($0.resolve(in: environment)) }
    }
    ink.variableValue = variableValue
    return ink
  }
}
