/// The colors of a symbol's layers.
package struct SymbolInk {
  /// The paints of the primary, secondary and tertiary layers.
  var paints: [Paint]
  var mode = SymbolRenderingMode.Storage.monochrome
  /// The paints of the layers' own colors, in the multicolor mode.
  var ownPaint: (Color) -> Paint? = { _ in nil }
  /// The part of the layers with steps that is opaque, from 0 to 1.
  var variableValue: Double?

  /// The opacity of layers above the variable value.
  private static let inactive = 0.3

  /// One paint for all layers.
  package init(paint: Paint) { paints = [paint] }

  /// Whether no layer is visible.
  var isInvisible: Bool { mode != .multicolor && paints.allSatisfy(\.isInvisible) }

  /// The paint and the opacity of a layer.
  func paint(of layer: Symbol.Layer, steps: Int) -> (Paint, Double) {
    let isActive = variableValue.map { layer.step == 0 || $0 * Double(steps) > Double(layer.step - 1) } ?? true
    let opacity = isActive ? 1 : Self.inactive
    switch mode {
    case .monochrome: return (paints[0], opacity)
    case .hierarchical: return (paints[0], opacity * [1, 0.5, 0.25][min(max(layer.level, 0), 2)])
    case .palette: return (paints[min(max(layer.level, 0), paints.count - 1)], opacity)
    case .multicolor: return (layer.color.flatMap(ownPaint) ?? paints[0], opacity)
    }
  }

  /// Whether a sign in a filled shape is drawn over the shape. Otherwise it is cut out.
  func isOver(_ layer: Symbol.Layer) -> Bool {
    switch mode {
    case .monochrome: false
    case .hierarchical: true
    case .palette: paints.count > 1
    case .multicolor: layer.color != nil
    }
  }

  /// Splits one translucent color into an opaque color and its opacity. Several colors and gradients are unchanged.
  func separatingOpacity(isNeeded: Bool) -> (SymbolInk, Double) {
    guard isNeeded, mode != .multicolor, paints.count == 1, case .color(var color) = paints[0], color.alpha < 255 else {
      return (self, 1)
    }
    let opacity = Double(color.alpha) / 255
    color.alpha = 255
    var copy = self
    copy.paints = [.color(color)]
    return (copy, opacity)
  }
}
