/// How the shapes of an SVG file are painted. Groups pass it on to what they contain.
struct SVGStyle {
  var fill: RGBA? = .black
  var stroke: RGBA?
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var rule = FillRule.nonZero
  var line = StrokeStyle(miterLimit: 4)

  /// What does not change a picture of shapes.
  private static let ignored: Set<String> = [
    "id", "class", "version", "x", "y", "width", "height", "d", "points", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2",
    "y2",
    "viewBox", "transform", "opacity", "clip-rule", "role", "preserveAspectRatio", "enable-background", "baseProfile",
    "overflow", "focusable", "color", "vector-effect-none", "shape-rendering", "paint-order", "isolation",
    "mix-blend-mode",
    "font-family", "font-size", "font-weight", "line-height", "text-anchor", "letter-spacing", "t", "p-id",
  ]

  /// Applies the attributes and the style of an element.
  mutating func apply(_ attributes: [String: String]) throws(VectorImageError) {
    var values = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { SVGNumbers.trimmed($0) }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    values["style"] = nil
    for (name, text) in values.sorted(by: { $0.key < $1.key }) { try apply(name, SVGNumbers.trimmed(text[...])) }
  }

  private mutating func apply(_ name: String, _ value: String) throws(VectorImageError) {
    switch name {
    case "fill": fill = try Self.color(value, inherited: fill)
    case "stroke": stroke = try Self.color(value, inherited: stroke)
    case "fill-opacity": fillOpacity = try Self.fraction(value)
    case "stroke-opacity": strokeOpacity = try Self.fraction(value)
    case "fill-rule": rule = value == "evenodd" ? .evenOdd : .nonZero
    case "stroke-width": line.lineWidth = CGFloat(try SVGNumbers.length(value))
    case "stroke-linecap": line.lineCap = LineCap(rawValue: value) ?? .butt
    case "stroke-linejoin": line.lineJoin = LineJoin(rawValue: value) ?? .miter
    case "stroke-miterlimit": line.miterLimit = CGFloat(try SVGNumbers.length(value))
    case "stroke-dasharray": line.dash = value == "none" ? [] : try SVGNumbers.list(value).map { CGFloat($0) }
    case "stroke-dashoffset": line.dashPhase = CGFloat(try SVGNumbers.length(value))
    case "display", "visibility":
      guard !["none", "hidden"].contains(value) else { throw .unsupported("\(name)=\"\(value)\"") }
    case _
    where Self.ignored.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-") || name.contains(":")
      || name == "xmlns" || ["none", "normal", "auto"].contains(value):
      break
    default: throw .unsupported("the attribute \(name)")
    }
  }

  static func fraction(_ text: String) throws(VectorImageError) -> Double {
    let value = text.hasSuffix("%") ? try SVGNumbers.length(String(text.dropLast())) / 100 : try SVGNumbers.length(text)
    return max(0, min(1, value))
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "lime": 0x00FF00, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF, "fuchsia": 0xFF00FF, "gray": 0x808080, "grey": 0x808080,
    "silver": 0xC0C0C0, "maroon": 0x800000, "green": 0x008000, "navy": 0x000080, "olive": 0x808000, "purple": 0x800080,
    "teal": 0x008080, "orange": 0xFFA500, "pink": 0xFFC0CB, "gold": 0xFFD700, "brown": 0xA52A2A,
  ]

  /// Reads a color; `nil` for none.
  private static func color(_ text: String, inherited: RGBA?) throws(VectorImageError) -> RGBA? {
    switch text {
    case "none", "transparent": return nil
    case "inherit": return inherited
    case "currentColor", "currentcolor": return .black
    case _ where text.hasPrefix("#"):
      let digits = text.dropFirst().compactMap(\.hexDigitValue)
      guard digits.count == text.count - 1, [3, 6].contains(digits.count) else { break }
      let parts =
        digits.count == 3
        ? digits.map { $0 * 17 } : stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      return RGBA(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
    case _ where text.hasPrefix("rgb(") && text.hasSuffix(")") && !text.contains("%"):
      let parts = try SVGNumbers.list(String(text.dropFirst(4).dropLast())).map {
        UInt8(max(0, min(255, $0.rounded())))
      }
      guard parts.count == 3 else { break }
      return RGBA(red: parts[0], green: parts[1], blue: parts[2])
    default:
      if let value = names[text.lowercased()] { return RGBA(value) }
    }
    throw .unsupported("the paint \(text.prefix(40))")
  }
}

/// Reads the numbers of attributes.
enum SVGNumbers {
  static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Returns a length in user units: a number, also with `px` or `pt`.
  static func length(_ text: String) throws(VectorImageError) -> Double {
    let number = ["px", "pt"].contains { text.hasSuffix($0) } ? String(text.dropLast(2)) : text
    guard let value = Double(trimmed(number[...])), abs(value) < 1e6 else {
      throw .unsupported("the length \(text.prefix(40))")
    }
    return value
  }

  /// Returns numbers that spaces, commas or signs separate.
  static func list(_ text: String) throws(VectorImageError) -> [Double] {
    var numbers: [Double] = []
    var word = ""
    func add() throws(VectorImageError) {
      guard !word.isEmpty else { return }
      numbers.append(try length(word))
      word = ""
    }
    for character in text {
      let isExponent = word.last == "e" || word.last == "E"
      if character == " " || character == "," || character.isWhitespace {
        try add()
        continue
      }
      if character == "-" || character == "+", !isExponent { try add() }
      if character == ".", word.contains("."), !word.lowercased().contains("e") { try add() }
      word.append(character)
    }
    try add()
    return numbers
  }

  /// Returns the transform of an attribute: `translate(1 2) rotate(45)`.
  static func transform(_ text: String) throws(VectorImageError) -> Transform {
    var result = Transform.identity
    for part in text.split(separator: ")") where !trimmed(part).isEmpty {
      let words = part.split(separator: "(", maxSplits: 1)
      guard words.count == 2 else { throw .damaged("the transform \(text.prefix(40))") }
      let name = words[0].filter { $0.isLetter }
      let n = try list(String(words[1]))
      let next: Transform
      switch (name, n.count) {
      case ("matrix", 6): next = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...2): next = Transform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...2): next = Transform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 1), ("rotate", 3):
        let (sine, cosine) = (Trigonometry.sine(n[0] * .pi / 180), Trigonometry.cosine(n[0] * .pi / 180))
        let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        next =
          n.count == 1
          ? turn
          : Transform(translationX: -n[1], y: -n[2]).concatenating(turn).concatenating(
            Transform(translationX: n[1], y: n[2]))
      default: throw .unsupported("the transform \(name)")
      }
      result = next.concatenating(result)
    }
    return result
  }
}
