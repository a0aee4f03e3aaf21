extension DisplayList {
  /// The longest text that is read, in bytes of UTF-8.
  public static let longestText = 256 << 20

  /// Reads a list from its text form. From an ``exactTextForm`` it makes an equal value; from a ``textForm``, one whose
  /// text form is the same.
  ///
  /// - Parameter images: the pictures that the text names by hash alone, as ``textForm`` does.
  /// - Throws: a ``DisplayListTextError`` with the first line that cannot be read and the remedy.
  /// - Complexity: linear in the length of the text; at most ``longestText`` bytes are read.
  public init(textForm text: String, images: [PixelImage] = []) throws(DisplayListTextError) {
    guard text.utf8.count <= Self.longestText else {
      throw DisplayListTextError(
        line: 1, reason: "the text has \(text.utf8.count) bytes, more than \(Self.longestText)",
        remedy: "Split the drawing into several lists.")
    }
    var reader = DisplayListReader(images: images)
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      try reader.read(TextScanner(line, number: number))
    }
    self = try reader.finished(lines: number)
  }
}

/// Reads a display list line by line.
private struct DisplayListReader {
  private var list = DisplayList(size: .zero)
  private var hasStarted = false
  private var elementIndices: [String: Int] = [:]
  private var pixels: [String: PixelBuffer] = [:]

  init(images: [PixelImage]) {
    for image in images { pixels["\(ContentHash128(of: image.buffer))"] = image.buffer }
  }

  func finished(lines: Int) throws(DisplayListTextError) -> DisplayList {
    guard hasStarted else {
      throw DisplayListTextError(
        line: max(1, lines), reason: "there is no list", remedy: "Start with “display list WIDTH HEIGHT”.")
    }
    return list
  }

  mutating func read(_ line: TextScanner) throws(DisplayListTextError) {
    var line = line
    line.skipSpaces()
    guard !line.isAtEnd else { return }
    let word = try line.word("an operation")
    guard hasStarted else {
      guard word == "display", try line.word("“list”") == "list" else {
        throw line.error("the text does not start with “display list”", "Start with “display list WIDTH HEIGHT”.")
      }
      list.size = try line.size()
      hasStarted = true
      try line.end()
      return
    }
    switch word {
    case "element":
      let name = try line.rest()
      elementIndices[name] = elementIndices[name] ?? list.elements.count
      list.elements.append(name)
    case "pixels":
      let (width, height, _) = try line.sides()
      let hash = try line.word("the pixels' hash")
      pixels[hash] = try line.pixels(width: width, height: height, hash: hash)
      try line.end()
    default:
      let operation = try operation(word, &line)
      list.items.append(DisplayList.Item(operation, element: try element(&line)))
    }
  }

  private mutating func element(_ line: inout TextScanner) throws(DisplayListTextError) -> Int? {
    if line.isAtEnd { return nil }
    let sign = try line.word("“@” and an element")
    if sign == "@#" {
      let index = try line.integer()
      try line.end()
      return index
    }
    guard sign == "@" else { throw line.unexpected(sign, "the end of the line or “@”") }
    let name = try line.rest()
    if let known = elementIndices[name] { return known }
    let index = list.elements.count
    elementIndices[name] = index
    list.elements.append(name)
    return index
  }

  // MARK: Operations

  private func operation(
    _ word: String, _ line: inout TextScanner
  ) throws(DisplayListTextError) -> DisplayList.Operation {
    switch word {
    case "save": return .save
    case "restore": return .restore
    case "concatenate": return .concatenate(try line.transform())
    case "clip":
      let rule = line.rule()
      return .clip(try line.path(), rule)
    case "blend": return .blendMode(try line.choice("a blend mode"))
    case "opacity": return .opacity(try line.number())
    case "fill":
      let paint = try paint(&line)
      let rule = line.rule()
      return .fill(try line.path(), rule, paint)
    case "stroke":
      let paint = try paint(&line)
      let style = try line.strokeStyle()
      return .stroke(try line.path(), style, paint)
    case "shadow", "inner-shadow":
      let shadow = try line.shadow()
      let rule = line.rule()
      let path = try line.path()
      return word == "shadow" ? .shadow(path, rule, shadow) : .innerShadow(path, rule, shadow)
    case "glyphs":
      let paint = try paint(&line)
      return .glyphs(try line.glyphRun(), paint)
    case "image":
      let image = try image(&line)
      let interpolation: ImageInterpolation = try line.choice("an interpolation")
      try line.expect("from")
      let source = try line.rectangle()
      try line.expect("to")
      return .image(image, source: source, destination: try line.rectangle(), interpolation)
    case "nine-part-image":
      let image = try image(&line)
      let interpolation: ImageInterpolation = try line.choice("an interpolation")
      try line.expect("insets")
      let insets = EdgeInsets(
        top: try line.length(), leading: try line.length(), bottom: try line.length(), trailing: try line.length())
      try line.expect("to")
      return .ninePartImage(image, insets: insets, destination: try line.rectangle(), interpolation)
    case "group":
      let opacity = try line.number()
      return .beginGroup(opacity: opacity, filters: try line.filters())
    case "mask": return .beginMask(try line.choice("“alpha” or “luminance”"))
    case "end":
      let what = try line.word("“group” or “mask”")
      switch what {
      case "group": return .endGroup
      case "mask": return .endMask
      default: throw line.unexpected(what, "“group” or “mask”")
      }
    default:
      throw line.unexpected(word, "an operation such as “fill”, “stroke”, “save” or “group”")
    }
  }

  private func paint(_ line: inout TextScanner) throws(DisplayListTextError) -> Paint {
    if line.next == UInt8(ascii: "#") { return .color(try line.color()) }
    let kind = try line.word("a colour, a gradient or a pattern")
    if kind == "pattern" { return .pattern(try pattern(&line)) }
    let geometry: GradientPaint.Geometry
    switch kind {
    case "linear":
      let start = try line.point()
      try line.expect("to")
      geometry = .linear(start: start, end: try line.point())
    case "radial":
      let start = try line.point()
      let startRadius = try line.length()
      try line.expect("to")
      geometry = .radial(
        start: start, startRadius: startRadius, end: try line.point(), endRadius: try line.length())
    case "angular":
      let center = try line.point()
      try line.expect("from")
      geometry = .angular(center: center, start: Angle(radians: try line.number()))
    default:
      throw line.unexpected(kind, "a colour such as #RRGGBB, “linear”, “radial”, “angular” or “pattern”")
    }
    let spread: GradientPaint.Spread = line.optionalChoice() ?? .pad
    let interpolation: GradientPaint.Interpolation = line.optionalChoice() ?? .straight
    let stops = try line.list { line throws(DisplayListTextError) in
      GradientPaint.Stop(color: try line.color(), location: try line.length())
    }
    return .gradient(GradientPaint(geometry, stops: stops, spread: spread, interpolation: interpolation))
  }

  private func pattern(_ line: inout TextScanner) throws(DisplayListTextError) -> ImagePattern {
    let image = try image(&line)
    let interpolation: ImageInterpolation = try line.choice("an interpolation")
    let horizontal: ImagePattern.Tiling = try line.choice("a tiling")
    let vertical: ImagePattern.Tiling = try line.choice("a tiling")
    let transform = line.take("transform") ? try line.transform() : .identity
    return ImagePattern(
      image, horizontal: horizontal, vertical: vertical, transform: transform, interpolation: interpolation)
  }

  private func image(_ line: inout TextScanner) throws(DisplayListTextError) -> PixelImage {
    let (width, height, scale) = try line.sides()
    let hash = try line.word("the picture's hash")
    guard let buffer = pixels[hash] else {
      throw line.error(
        "the picture \(hash) is not in the text", "Pass it in “images”, or write the list with exactTextForm.")
    }
    guard buffer.width == width, buffer.height == height else {
      throw line.error(
        "the picture is \(buffer.width)×\(buffer.height), not \(width)×\(height) pixels",
        "Write the sides that the picture has.")
    }
    return PixelImage(buffer, scale: scale)
  }
}
