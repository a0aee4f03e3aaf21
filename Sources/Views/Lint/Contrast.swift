/// Finds texts whose contrast is below WCAG 2 level AA: 4.5:1, or 3:1 for large text (24 points, or 18.66 points in
/// bold).
enum Contrast {
  /// Returns the minimum contrast ratio for a font.
  static func required(of font: FontDescriptor) -> Double {
    font.size >= 24 || (font.size >= 18.66 && font.weight.value >= 700) ? 3 : 4.5
  }

  /// Returns the contrast ratio of two opaque colors, 1…21.
  static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  static func luminance(_ color: RGBA) -> Double {
    0.2126 * light[Int(color.red)] + 0.7152 * light[Int(color.green)] + 0.0722 * light[Int(color.blue)]
  }

  /// The linear light of each sRGB byte. The power of 2.4 is computed as twelve fifths by bisection, to be equal on
  /// every machine.
  private static let light: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let cube = base * base * base
    let twelfth = (cube * cube) * (cube * cube)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let square = middle * middle
      if square * square * middle < twelfth { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// - Parameters:
  ///   - rendered: The rendered view.
  ///   - context: The context of the rendering.
  static func diagnostics(of rendered: RenderedView, in context: RenderContext) throws -> [ViewDiagnostic] {
    let texts = texts(in: rendered.layout, opacity: 1, clip: CGRect(origin: .zero, size: rendered.displayList.size))
    guard !texts.isEmpty else { return [] }
    var ground = rendered.displayList
    ground.items.removeAll { if case .glyphs = $0.operation { true } else { false } }
    var renderer = Renderer(threads: 1)
    renderer.fonts = context.fonts
    // A view without a background is compared with the system background.
    let base = rendered.colorScheme == .dark ? RGBA.black : RGBA.white
    let pixels = try renderer.render(ground, scale: 1, background: base)
    return texts.compactMap { finding(of: $0, on: pixels) }
  }

  private struct Shown {
    var node: PlacedElement
    var text: any DrawnText
    var opacity: Double
    var frame: CGRect
  }

  private static func texts(in node: PlacedElement, opacity: Double, clip: CGRect) -> [Shown] {
    var (opacity, clip) = (opacity, clip)
    let drawing = node.element.drawing
    opacity *= drawing?.contentOpacity ?? 1
    if drawing?.clipsContent == true { clip = clip.intersection(node.exactFrame) }
    guard opacity > 0 else { return [] }
    if let text = drawing?.text {
      let frame = clip.intersection(node.exactFrame)
      // Disabled controls are exempt.
      guard node.environment.isEnabled, !frame.isNull, frame.width >= 1, frame.height >= 1 else { return [] }
      return [Shown(node: node, text: text, opacity: opacity, frame: frame)]
    }
    return node.children.flatMap { texts(in: $0, opacity: opacity, clip: clip) }
  }

  private static func finding(of text: Shown, on pixels: PixelBuffer) -> ViewDiagnostic? {
    let grounds = grounds(under: text.frame, in: pixels)
    var worst: (ratio: Double, required: Double, color: RGBA)?
    for run in text.text.runs where run.text.contains(where: { !$0.isWhitespace }) {
      guard text.text.commonPaint(in: text.node.environment, rect: text.frame) == nil else { continue }
      var color = run.color
      color.alpha = UInt8((Double(color.alpha) * text.opacity + 0.5).rounded(.down))
      // The lower quartile of the ratios is used, so that a dark pixel at an edge doesn't count.
      let ratios = grounds.map { ratio(color.over($0), $0) }.sorted()
      guard !ratios.isEmpty else { continue }
      let measured = ratios[ratios.count / 4]
      let required = required(of: run.font)
      if measured < required - 0.005, measured < worst?.ratio ?? .infinity { worst = (measured, required, color) }
    }
    guard let worst else { return nil }
    return ViewDiagnostic(
      .lowContrast, path: text.node.path,
      message: "the contrast ratio of \(worst.color) is \(formatted((worst.ratio * 100).rounded(.down) / 100)):1; "
        + "WCAG AA requires \(formatted(worst.required)):1")
  }

  /// Returns the colors at 16 × 8 points of a frame.
  private static func grounds(under frame: CGRect, in pixels: PixelBuffer) -> [RGBA] {
    var colors: [RGBA] = []
    for row in 0..<8 {
      for column in 0..<16 {
        let x = Int(frame.minX + frame.width * (CGFloat(column) + 0.5) / 16)
        let y = Int(frame.minY + frame.height * (CGFloat(row) + 0.5) / 8)
        if var color = pixels[x, y] {
          color.alpha = 255
          colors.append(color)
        }
      }
    }
    return colors
  }
}

extension RGBA {
  /// Returns the color composited over an opaque color.
  fileprivate func over(_ ground: RGBA) -> RGBA {
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let share = Int(alpha)
      let sum: Int = Int(top) * share + Int(bottom) * (255 - share)
      return UInt8((sum + 127) / 255)
    }
    return RGBA(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 255)
  }
}
