import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as text, one operation a line, stable from version to version so that it can be a reference.
  ///
  /// What lies inside a save, a group or a mask is indented. Lengths are points with at most three fraction digits,
  /// colours `#RRGGBB` or `#RRGGBBAA`, pictures the hash of their pixels. The element that drew an operation stands
  /// behind `@`.
  ///
  ///     display list 320 64
  ///     fill #FFFFFF rect 0 0 320 64 @ Banner/background
  ///     save
  ///       clip rect 8 8 304 48
  ///       glyphs #1C1C1E "Hi" Inter-Regular 17 at 16 40 [43 0, 76 12.4] @ Banner/Text "Hi"
  ///     restore
  public var textForm: String { DisplayListWriter(isExact: false).text(self) }

  /// The list as text from which ``init(textForm:images:)`` makes an equal value: as ``textForm``, but with all digits of
  /// every number, and with the elements and the pictures' pixels (in base 64) listed at the top.
  public var exactTextForm: String { DisplayListWriter(isExact: true).text(self) }

  /// The same as ``textForm``.
  public var description: String { textForm }
}

/// Writes a display list's text.
struct DisplayListWriter {
  /// Whether numbers keep all digits, and elements and pictures are listed.
  let isExact: Bool

  func text(_ list: DisplayList) -> String {
    var lines = ["display list " + numbers(list.size.width, list.size.height)]
    if isExact {
      lines += list.elements.map { "element " + $0.escaped(quotes: false) }
      lines += definitions(of: list)
    }
    let references = elementReferences(list)
    var depth = 0
    for item in list.items {
      if item.operation.closes { depth = max(0, depth - 1) }
      var line = String(repeating: "  ", count: min(depth, 32)) + text(item.operation)
      if let element = item.element {
        if list.elements.indices.contains(element) {
          line += references[element]
        } else if isExact {
          line += " @# \(element)"
        }
      }
      lines.append(line)
      if item.operation.opens { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An element by its name, or by its number where several have that name.
  private func elementReferences(_ list: DisplayList) -> [String] {
    var uses: [String: Int] = [:]
    for element in list.elements { uses[element, default: 0] += 1 }
    return list.elements.enumerated().map { index, element in
      isExact && uses[element, default: 0] > 1 ? " @# \(index)" : " @ " + element.escaped(quotes: false)
    }
  }

  /// A line for each different picture.
  private func definitions(of list: DisplayList) -> [String] {
    var known: Set<ContentHash128> = []
    var lines: [String] = []
    for case let image? in list.items.map(\.operation.image) {
      let hash = ContentHash128(of: image.buffer)
      guard known.insert(hash).inserted else { continue }
      let bytes = image.buffer.pixels.withUnsafeBytes { Data($0) }
      lines.append(
        "pixels \(image.buffer.width)×\(image.buffer.height) \(hash) \(bytes.base64EncodedString())")
    }
    return lines
  }

  // MARK: Numbers

  private func number(_ value: CGFloat) -> String { isExact ? exactNumber(Double(value)) : shortNumber(value) }

  private func numbers(_ values: CGFloat...) -> String { values.map(number).joined(separator: " ") }

  private func text(_ point: CGPoint) -> String { numbers(point.x, point.y) }

  private func text(_ rectangle: CGRect) -> String {
    numbers(rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height)
  }

  /// Factors have six more digits than lengths, because they multiply them.
  private func factor(_ value: Double) -> String {
    if isExact { return exactNumber(value) }
    let billionths = (value * 1e9).rounded()
    return billionths.magnitude < 1e15 && billionths.truncatingRemainder(dividingBy: 1e6) == 0
      ? shortNumber(CGFloat(value)) : "\(billionths / 1e9)"
  }

  /// a, b, c, d, tx, ty.
  private func text(_ transform: Transform) -> String {
    [transform.a, transform.b, transform.c, transform.d].map(factor).joined(separator: " ") + " "
      + numbers(CGFloat(transform.tx), CGFloat(transform.ty))
  }

  // MARK: Operations

  private func text(_ operation: DisplayList.Operation) -> String {
    switch operation {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "concatenate " + text(transform)
    case .clip(let path, let rule): "clip " + rule.prefix + text(path)
    case .blendMode(let mode): "blend " + mode.rawValue
    case .opacity(let opacity): "opacity " + number(CGFloat(opacity))
    case .fill(let path, let rule, let paint): "fill \(text(paint)) " + rule.prefix + text(path)
    case .stroke(let path, let style, let paint): "stroke \(text(paint)) \(text(style)) \(text(path))"
    case .shadow(let path, let rule, let shadow): "shadow \(text(shadow)) " + rule.prefix + text(path)
    case .innerShadow(let path, let rule, let shadow): "inner-shadow \(text(shadow)) " + rule.prefix + text(path)
    case .glyphs(let run, let paint): "glyphs \(text(paint)) \(text(run))"
    case .image(let image, let source, let destination, let interpolation):
      "image \(text(image)) \(interpolation.rawValue) from \(text(source)) to \(text(destination))"
    case .ninePartImage(let image, let insets, let destination, let interpolation):
      "nine-part-image \(text(image)) \(interpolation.rawValue) insets "
        + numbers(insets.top, insets.leading, insets.bottom, insets.trailing) + " to " + text(destination)
    case .beginGroup(let opacity, let filters):
      "group " + number(CGFloat(opacity)) + filters.map { " " + text($0) }.joined(separator: ",")
    case .endGroup: "end group"
    case .beginMask(let channel): "mask " + channel.rawValue
    case .endMask: "end mask"
    }
  }

  private func text(_ filter: LayerFilter) -> String {
    switch filter {
    case .blur(let radius): "blur " + number(radius)
    case .shadow(let shadow): "shadow " + text(shadow)
    case .colorMatrix(let matrix): "color-matrix [" + matrix.values.map(factor).joined(separator: " ") + "]"
    }
  }

  // MARK: Values

  /// `rect x y width height`, or the letters that SVG uses, absolute.
  private func text(_ path: Path) -> String {
    if let rectangle = path.writtenRectangle { return "rect " + text(rectangle) }
    return "path"
      + path.elements.map { element in
        switch element {
        case .move(let point): " M " + text(point)
        case .line(let point): " L " + text(point)
        case .quadCurve(let point, let control): " Q \(text(control)) \(text(point))"
        case .curve(let point, let control1, let control2): " C \(text(control1)) \(text(control2)) \(text(point))"
        case .closeSubpath: " Z"
        }
      }.joined()
  }

  private func text(_ paint: Paint) -> String {
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
    return text(gradient.geometry) + " \(spread)\(interpolation)[\(stops)]"
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

  /// The width, and what differs from a plain line.
  private func text(_ style: StrokeStyle) -> String {
    var words = ["width", number(style.lineWidth)]
    if style.lineCap != .butt { words.append(style.lineCap.rawValue + "-cap") }
    if style.lineJoin != .miter { words.append(style.lineJoin.rawValue + "-join") }
    if style.miterLimit != StrokeStyle().miterLimit { words += ["miter-limit", number(style.miterLimit)] }
    if !style.dash.isEmpty { words.append("dash [" + style.dash.map(number).joined(separator: " ") + "]") }
    if style.dashPhase != 0 { words += ["phase", number(style.dashPhase)] }
    return words.joined(separator: " ")
  }

  private func text(_ shadow: Shadow) -> String {
    "\(shadow.color) radius \(number(shadow.radius)) offset \(numbers(shadow.offset.width, shadow.offset.height))"
      + (shadow.spread == 0 ? "" : " spread " + number(shadow.spread))
  }

  /// The text, the face, the size, the origin, and each glyph's number and place.
  private func text(_ run: GlyphRun) -> String {
    let glyphs = run.glyphs.map { glyph in
      "\(glyph.id) " + (glyph.y == 0 ? number(glyph.x) : numbers(glyph.x, glyph.y))
    }.joined(separator: ", ")
    let slant = run.slant == 0 ? "" : " slant " + number(run.slant)
    return "\"\(run.text.escaped(quotes: true))\" \(run.face.wordOrQuoted) \(number(run.size))\(slant) at "
      + "\(text(run.origin)) [\(glyphs)]"
  }

  /// The sides in pixels, pixels a point where it is not one, and the pixels' hash.
  private func text(_ image: PixelImage) -> String {
    let density = image.scale == 1 ? "" : "@" + number(image.scale)
    return "\(image.buffer.width)×\(image.buffer.height)\(density) \(ContentHash128(of: image.buffer))"
  }
}

extension DisplayList.Operation {
  fileprivate var opens: Bool {
    switch self {
    case .save, .beginGroup, .beginMask: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .restore, .endGroup, .endMask: true
    default: false
    }
  }

  /// The picture that it shows.
  fileprivate var image: PixelImage? {
    switch self {
    case .image(let image, _, _, _), .ninePartImage(let image, _, _, _): image
    case .fill(_, _, .pattern(let pattern)), .stroke(_, _, .pattern(let pattern)), .glyphs(_, .pattern(let pattern)):
      pattern.image
    default: nil
    }
  }
}

extension FillRule {
  /// Nothing for the usual rule.
  fileprivate var prefix: String { self == .evenOdd ? "even-odd " : "" }
}

extension Path {
  /// The rectangle whose ``addRect(_:)`` gives these very elements.
  fileprivate var writtenRectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0], case .line(let third) = elements[2] else {
      return nil
    }
    let rectangle = CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y)
    var path = Path()
    path.addRect(rectangle)
    return path == self ? rectangle : nil
  }
}

extension String {
  /// The string as it is where it is one plain word, else in quotes.
  fileprivate var wordOrQuoted: String {
    let isWord =
      !isEmpty
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-._+".unicodeScalars.contains($0) }
    return isWord ? self : "\"\(escaped(quotes: true))\""
  }

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
