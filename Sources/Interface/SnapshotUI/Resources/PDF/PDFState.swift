/// How the shapes of a content stream are painted (ISO 32000-1, 8.4).
struct PDFState {
  enum Ink {
    case color(RGBA)
    /// A gradient with the transform from its space to that of the page.
    case shading(PDFShading, Transform)
  }

  /// A drawing whose alpha or luminance fades what is drawn.
  struct Mask {
    var drawing: DisplayList
    var channel: MaskChannel
  }

  /// From the current space to that of the page.
  var transform = Transform.identity
  var fill = Ink.color(.black)
  var stroke = Ink.color(.black)
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var line = StrokeStyle()
  var blendMode = BlendMode.normal
  var mask: Mask?
  var showsText = true

  /// Modes under their names in PDF. `nil` for modes that do not exist.
  static func blendMode(_ name: String) -> BlendMode? {
    switch name {
    case "Normal", "Compatible": .normal
    case "Multiply": .multiply
    case "Screen": .screen
    case "Overlay": .overlay
    case "Darken": .darken
    case "Lighten": .lighten
    case "ColorDodge": .colorDodge
    case "ColorBurn": .colorBurn
    case "HardLight": .hardLight
    case "SoftLight": .softLight
    case "Difference": .difference
    case "Exclusion": .exclusion
    case "Hue": .hue
    case "Saturation": .saturation
    case "Color": .color
    case "Luminosity": .luminosity
    default: nil
    }
  }

  /// Sets a line width, cap, join, miter limit or dash.
  mutating func setLine(_ name: String, _ value: Double) {
    switch name {
    // The thinnest line of the device is drawn as a line of one point.
    case "w", "LW": line.lineWidth = value > 0 ? value : 1
    case "J", "LC": line.lineCap = value == 1 ? .round : value == 2 ? .square : .butt
    case "j", "LJ": line.lineJoin = value == 1 ? .round : value == 2 ? .bevel : .miter
    default: line.miterLimit = max(1, value)
    }
  }

  /// Sets dashes, of which at least one is longer than zero.
  mutating func setDash(_ lengths: [Double], phase: Double) {
    let isUsable = lengths.count <= 64 && lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    line.dash = isUsable ? lengths.map { CGFloat($0) } : []
    line.dashPhase = phase
  }
}
