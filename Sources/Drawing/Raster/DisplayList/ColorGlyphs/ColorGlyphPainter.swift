import Foundation

/// Records the paint graph of a glyph as operations.
struct ColorGlyphPainter {
  /// The paint of the text, without its opacity.
  let foreground: Paint
  /// The color of the text, for gradients.
  let color: RGBA

  /// - Parameters:
  ///   - transform: The transform from the paint's space to user space.
  ///   - area: The area of a paint without an outline, in user space.
  func draw(_ paint: ColorGlyphPaint, _ transform: Transform, area: Path, on canvas: inout DisplayListRecorder) {
    switch paint {
    case .layers(let paints): for paint in paints { draw(paint, transform, area: area, on: &canvas) }
    case .solid, .gradient: fill(area, with: paint, transform, on: &canvas)
    case .transformed(let inner, let paint):
      draw(paint, inner.concatenating(transform), area: area, on: &canvas)
    case .outline(let path, let paint):
      draw(paint, transform, inside: path.applying(transform), on: &canvas)
    case .clipped(let box, let paint):
      draw(paint, transform, inside: Path(box).applying(transform), on: &canvas)
    case .composite(let source, let mode, let backdrop):
      canvas.group { canvas in
        draw(backdrop, transform, area: area, on: &canvas)
        canvas.blendMode = mode.blendMode
        canvas.group { draw(source, transform, area: area, on: &$0) }
      }
    }
  }

  /// Draws a paint inside a path in user space.
  private func draw(
    _ paint: ColorGlyphPaint, _ transform: Transform, inside path: Path, on canvas: inout DisplayListRecorder
  ) {
    guard !path.isEmpty else { return }
    var (inner, innerTransform) = (paint, transform)
    while case .transformed(let next, let child) = inner {
      (inner, innerTransform) = (child, next.concatenating(innerTransform))
    }
    switch inner {
    case .solid, .gradient: fill(path, with: inner, innerTransform, on: &canvas)
    default:
      let bounds = path.boundingRect
      canvas.saved { canvas in
        canvas.clip(to: path)
        draw(inner, innerTransform, area: bounds.isNull ? Path() : Path(bounds), on: &canvas)
      }
    }
  }

  private func fill(
    _ path: Path, with paint: ColorGlyphPaint, _ transform: Transform, on canvas: inout DisplayListRecorder
  ) {
    switch paint {
    case .solid(.palette(let color)): canvas.fill(path, with: color)
    case .solid(.foreground(let alpha)):
      let opacity = canvas.opacity
      canvas.opacity = opacity * alpha
      canvas.fill(path, with: foreground)
      canvas.opacity = opacity
    case .gradient(let gradient):
      guard var paint = gradient.paint(foreground: color) else { return }
      paint.transform = transform
      canvas.fill(path, with: .gradient(paint))
    default: break
    }
  }
}

extension ColorGlyphComposite {
  var blendMode: BlendMode {
    switch self {
    case .clear: .clear
    case .source: .copy
    case .destination: .destination
    case .sourceOver: .sourceOver
    case .destinationOver: .destinationOver
    case .sourceIn: .sourceIn
    case .destinationIn: .destinationIn
    case .sourceOut: .sourceOut
    case .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plus: .plus
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .multiply: .multiply
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}
