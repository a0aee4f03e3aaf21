extension DisplayList: CustomStringConvertible {
  /// The list as text, one operation a line, stable from version to version so that it can be a reference.
  ///
  /// What lies inside a save or a group is indented. Lengths are points with at most three fraction digits, colours
  /// `#RRGGBB` or `#RRGGBBAA`. The element that drew an operation stands behind `@`.
  ///
  ///     display list 320 64
  ///     fill #FFFFFF rect 0 0 320 64 @ Banner/background
  ///     save
  ///       clip rect 8 8 304 48
  ///       glyphs #1C1C1E "Hi" Inter-Regular 17 at 16 40 [43 0, 76 12.4] @ Banner/Text "Hi"
  ///     restore
  public var textForm: String {
    var lines = ["display list " + shortNumbers(size.width, size.height)]
    var depth = 0
    for item in items {
      if item.operation.closes { depth = max(0, depth - 1) }
      var line = String(repeating: "  ", count: depth) + item.operation.textForm
      if let element = item.element, elements.indices.contains(element) {
        line += " @ " + elements[element].escaped(quotes: false)
      }
      lines.append(line)
      if item.operation.opens { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as ``textForm``.
  public var description: String { textForm }
}

extension DisplayList.Operation {
  fileprivate var opens: Bool {
    switch self {
    case .save, .beginGroup: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .restore, .endGroup: true
    default: false
    }
  }

  /// The operation's line, without indentation and element.
  fileprivate var textForm: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "concatenate " + transform.textForm
    case .clip(let path, let rule): "clip " + rule.prefix + path.textForm
    case .fill(let path, let rule, let paint): "fill \(paint.textForm) " + rule.prefix + path.textForm
    case .stroke(let path, let style, let paint): "stroke \(paint.textForm) \(style.textForm) \(path.textForm)"
    case .shadow(let path, let rule, let shadow): "shadow \(shadow.textForm) " + rule.prefix + path.textForm
    case .glyphs(let run, let paint): "glyphs \(paint.textForm) \(run.textForm)"
    case .image(let image, let source, let destination, let interpolation):
      "image \(image.textForm) \(interpolation.rawValue) from \(source.textForm) to \(destination.textForm)"
    case .beginGroup(let opacity): "group " + shortNumber(CGFloat(opacity))
    case .endGroup: "end group"
    }
  }
}

extension Transform {
  /// a, b, c, d, tx, ty. The factors have six more digits than lengths, because they multiply them.
  fileprivate var textForm: String {
    [a, b, c, d].map { factor in
      let billionths = (factor * 1e9).rounded()
      return billionths.magnitude < 1e15 && billionths.truncatingRemainder(dividingBy: 1e6) == 0
        ? shortNumber(CGFloat(factor)) : "\(billionths / 1e9)"
    }.joined(separator: " ") + " " + shortNumbers(CGFloat(tx), CGFloat(ty))
  }
}

extension FillRule {
  /// Nothing for the usual rule.
  fileprivate var prefix: String { self == .evenOdd ? "even-odd " : "" }
}

extension CGRect {
  fileprivate var textForm: String { shortNumbers(minX, minY, width, height) }
}

extension CGPoint {
  fileprivate var textForm: String { shortNumbers(x, y) }
}

extension Path {
  /// `rect x y width height`, or the letters that SVG uses, absolute.
  fileprivate var textForm: String {
    if let rectangle = writtenRectangle { return "rect " + rectangle.textForm }
    return "path"
      + elements.map { element in
        switch element {
        case .move(let point): " M \(point.textForm)"
        case .line(let point): " L \(point.textForm)"
        case .quadCurve(let point, let control): " Q \(control.textForm) \(point.textForm)"
        case .curve(let point, let control1, let control2):
          " C \(control1.textForm) \(control2.textForm) \(point.textForm)"
        case .closeSubpath: " Z"
        }
      }.joined()
  }

  /// The rectangle whose ``addRect(_:)`` gives these very elements.
  private var writtenRectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0], case .line(let third) = elements[2] else {
      return nil
    }
    let rectangle = CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y)
    var path = Path()
    path.addRect(rectangle)
    return path == self ? rectangle : nil
  }
}

extension Paint {
  fileprivate var textForm: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.textForm
    }
  }
}

extension GradientPaint {
  fileprivate var textForm: String {
    let stops = stops.map { "\($0.color) \(shortNumber($0.location))" }.joined(separator: ", ")
    let spread = spread == .pad ? "" : spread.rawValue + " "
    return geometry.textForm + " \(spread)[\(stops)]"
  }
}

extension GradientPaint.Geometry {
  fileprivate var textForm: String {
    switch self {
    case .linear(let start, let end): "linear \(start.textForm) to \(end.textForm)"
    case .radial(let start, let startRadius, let end, let endRadius):
      "radial \(start.textForm) \(shortNumber(startRadius)) to \(end.textForm) \(shortNumber(endRadius))"
    case .angular(let center, let start): "angular \(center.textForm) from \(shortNumber(CGFloat(start.radians)))"
    }
  }
}

extension StrokeStyle {
  /// The width, and what differs from a plain line.
  fileprivate var textForm: String {
    var words = ["width", shortNumber(lineWidth)]
    if lineCap != .butt { words.append(lineCap.rawValue + "-cap") }
    if lineJoin != .miter { words.append(lineJoin.rawValue + "-join") }
    if miterLimit != StrokeStyle().miterLimit { words += ["miter-limit", shortNumber(miterLimit)] }
    if !dash.isEmpty { words.append("dash [" + dash.map(shortNumber).joined(separator: " ") + "]") }
    if dashPhase != 0 { words += ["phase", shortNumber(dashPhase)] }
    return words.joined(separator: " ")
  }
}

extension Shadow {
  fileprivate var textForm: String {
    "\(color) radius \(shortNumber(radius)) offset \(shortNumbers(offset.width, offset.height))"
  }
}

extension GlyphRun {
  /// The text, the face, the size, the origin, and each glyph's number and place.
  fileprivate var textForm: String {
    let glyphs = glyphs.map { glyph in
      "\(glyph.id) " + (glyph.y == 0 ? shortNumber(glyph.x) : shortNumbers(glyph.x, glyph.y))
    }.joined(separator: ", ")
    let slant = slant == 0 ? "" : " slant \(shortNumber(slant))"
    return "\"\(text.escaped(quotes: true))\" \(face) \(shortNumber(size))\(slant) at \(origin.textForm) [\(glyphs)]"
  }
}

extension PixelImage {
  /// The sides in pixels, pixels a point where it is not one, and the pixels' hash.
  fileprivate var textForm: String {
    let density = scale == 1 ? "" : "@\(shortNumber(scale))"
    return "\(buffer.width)×\(buffer.height)\(density) \(ContentHash128(of: buffer))"
  }
}

extension String {
  /// The string on one line.
  fileprivate func escaped(quotes: Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\"" where quotes: result += "\\\""
      case "\u{85}", "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
