import Foundation
import SnapshotFoundation

/// Paints, paths and numbers as text.
extension DisplayListWriter {
  // MARK: Numbers

  func number(_ value: CGFloat) -> String { hasAllDigits ? exactNumber(Double(value)) : shortNumber(value) }

  func number(_ value: Double) -> String { number(CGFloat(value)) }

  func numbers(_ values: CGFloat...) -> String {
    var text = ""
    for value in values {
      if !text.isEmpty { text += " " }
      text += number(value)
    }
    return text
  }

  func text(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }

  func text(_ rectangle: CGRect) -> String {
    numbers(rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height)
  }

  /// Factors have six more digits than lengths, because they multiply lengths.
  private func factor(_ value: Double) -> String {
    if hasAllDigits { return exactNumber(value) }
    let billionths = (value * 1e9).rounded()
    return billionths.magnitude < 1e15 && billionths.truncatingRemainder(dividingBy: 1e6) == 0
      ? shortNumber(CGFloat(value)) : allDigits(billionths / 1e9)
  }

  /// a, b, c, d, tx, ty.
  func text(_ transform: Transform) -> String {
    [transform.a, transform.b, transform.c, transform.d].map(factor).joined(separator: " ") + " "
      + numbers(CGFloat(transform.tx), CGFloat(transform.ty))
  }

  // MARK: Paths

  /// `rect x y width height`, or the absolute commands of SVG path data. In traces, also
  /// `rounded-rect x y width height radius width height style`, and `outline x y width height hash`.
  func text(_ path: Path) -> String {
    if let outline { return "outline \(text(path.box)) \(outline.text)" }
    if isTrace, let shape = path.roundedRect {
      let call =
        "rounded-rect \(text(shape.rect)) radius \(numbers(shape.cornerSize.width, shape.cornerSize.height)) "
        + shape.style.rawValue
      // A path that was moved after it was built has other last digits.
      guard form == .exactTrace, Path(roundedRect: shape.rect, cornerSize: shape.cornerSize, style: shape.style) != path
      else { return call }
      return call + " as " + elementsText(path)
    }
    if let rectangle = path.plainRectangle { return "rect " + text(rectangle) }
    if form == .slimTrace { return "outline \(text(path.box)) \(PathOutline(path).text)" }
    return elementsText(path)
  }

  private func elementsText(_ path: Path) -> String {
    var text = "path"
    func add(_ point: CGPoint) {
      text += " "
      text += number(point.x)
      text += " "
      text += number(point.y)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        text += " M"
        add(point)
      case .line(let point):
        text += " L"
        add(point)
      case .quadCurve(let point, let control):
        text += " Q"
        for point in [control, point] { add(point) }
      case .curve(let point, let control1, let control2):
        text += " C"
        for point in [control1, control2, point] { add(point) }
      case .closeSubpath: text += " Z"
      }
    }
    return text
  }

  /// The width, and all settings that differ from the defaults.
  func text(_ style: StrokeStyle) -> String {
    var words = ["width", number(style.lineWidth)]
    if style.lineCap != .butt { words.append(style.lineCap.rawValue + "-cap") }
    if style.lineJoin != .miter { words.append(style.lineJoin.rawValue + "-join") }
    if style.miterLimit != StrokeStyle().miterLimit { words += ["miter-limit", number(style.miterLimit)] }
    if !style.dash.isEmpty {
      words.append("dash [" + style.dash.map { number($0) }.joined(separator: " ") + "]")
    }
    if style.dashPhase != 0 { words += ["phase", number(style.dashPhase)] }
    return words.joined(separator: " ")
  }

  // MARK: Paints

  func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): color.description
    case .gradient(let gradient): text(gradient)
    case .pattern(let pattern): text(pattern)
    }
  }

  private func text(_ gradient: GradientPaint) -> String {
    let stops = gradient.stops.map { "\($0.color) \(number($0.location))" }.joined(separator: ", ")
    let spread = gradient.spread == .pad ? "" : gradient.spread.rawValue + " "
    let interpolation = gradient.interpolation == .straight ? "" : gradient.interpolation.rawValue + " "
    let transform = gradient.transform == .identity ? "" : " transform " + text(gradient.transform)
    return text(gradient.geometry) + " \(spread)\(interpolation)[\(stops)]" + transform
  }

  private func text(_ geometry: GradientPaint.Geometry) -> String {
    switch geometry {
    case .linear(let start, let end): "linear \(text(start)) to \(text(end))"
    case .radial(let start, let startRadius, let end, let endRadius):
      "radial \(text(start)) \(number(startRadius)) to \(text(end)) \(number(endRadius))"
    case .angular(let center, let start): "angular \(text(center)) from \(number(CGFloat(start.radians)))"
    }
  }

  private func text(_ pattern: ImagePattern) -> String {
    let transform = pattern.transform == .identity ? "" : " transform " + text(pattern.transform)
    return "pattern \(text(pattern.image)) \(pattern.interpolation.rawValue) \(pattern.horizontal.rawValue) "
      + pattern.vertical.rawValue + transform
  }

  // MARK: Effects, glyphs, images

  func text(_ shadow: Shadow) -> String {
    "\(shadow.color) radius \(number(shadow.radius)) offset \(numbers(shadow.offset.width, shadow.offset.height))"
      + (shadow.spread == 0 ? "" : " spread " + number(shadow.spread))
  }

  func text(_ filter: LayerFilter) -> String {
    switch filter {
    case .blur(let radius): "blur " + number(radius)
    case .shadow(let shadow): "shadow " + text(shadow)
    case .colorMatrix(let matrix): "color-matrix [" + matrix.values.map(factor).joined(separator: " ") + "]"
    case .alphaThreshold(let min, let max, let color): "alpha-threshold [\(factor(min)) \(factor(max))] \(color)"
    case .projection(let projection): "projection [" + projection.components.map(factor).joined(separator: " ") + "]"
    }
  }

  /// The text, the face, the size, the origin, and the ID and position of each glyph.
  func text(_ run: GlyphRun) -> String {
    let glyphs = run.glyphs.map { glyph in
      "\(glyph.id) " + (glyph.y == 0 ? number(glyph.x) : numbers(glyph.x, glyph.y))
    }.joined(separator: ", ")
    let slant = run.slant == 0 ? "" : " slant " + number(run.slant)
    return "\"\(run.text.escaped(quotes: true))\" \(run.face.wordOrQuoted) \(number(run.size))\(slant) at "
      + "\(text(run.origin)) [\(glyphs)]"
  }

  /// The size in pixels, the scale unless it is 1, and the hash of the pixels.
  func text(_ image: PixelImage) -> String {
    if let imageText { return imageText }
    let density = image.scale == 1 ? "" : "@" + number(image.scale)
    return "\(image.buffer.width)×\(image.buffer.height)\(density) \(ContentHash128(of: image.buffer))"
  }
}

extension Path {
  /// The rectangle for which ``addRect(_:)`` gives exactly these elements.
  package var plainRectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0], case .line(let third) = elements[2] else {
      return nil
    }
    let rectangle = CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y)
    var path = Path()
    path.addRect(rectangle)
    return path == self ? rectangle : nil
  }
}
