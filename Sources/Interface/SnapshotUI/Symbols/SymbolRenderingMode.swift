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
}

extension EnvironmentValues {
  /// The colors of a symbol in a rectangle.
  func symbolInk(
    mode own: SymbolRenderingMode?, colors: SymbolColorRenderingMode? = nil, variableValue: Double?, in rect: CGRect
  ) -> SymbolInk {
    let levels = foregroundStyle as? ForegroundLevels
    var ink = SymbolInk(paint: foreground(in: rect))
    ink.mode = (own ?? symbolRenderingMode)?.storage ?? (levels == nil ? .monochrome : .palette)
    if ink.mode == .palette, let levels { ink.paints = levels.paints(in: self, rect: rect) }
    if ink.mode == .multicolor {
      let environment = self
      ink.ownPaint = { .color($0.rgba(in: environment)) }
    }
    if (colors ?? symbolColorRenderingMode)?.isGradient == true {
      ink.paints = ink.paints.map { $0.shaded(in: rect) }
      let plain = ink.ownPaint
      ink.ownPaint = { plain($0)?.shaded(in: rect) }
    }
    ink.variableValue = variableValue
    return ink
  }
}
