import Foundation
import SnapshotFoundation

extension DisplayList {
  /// The longest text that ``init(textForm:images:)`` reads, in bytes of UTF-8.
  package static let longestText = 256 << 20

  /// Reads a list from its text form.
  ///
  /// The result for an ``exactTextForm`` equals the original list. The result for a ``textForm`` has the same text form.
  ///
  /// - Parameter images: The images that the text contains only by hash, as in ``textForm``.
  /// - Throws: A ``DisplayListTextError`` for the first line that cannot be read.
  /// - Complexity: O(*n*) in the length of the text.
  public init(textForm text: String, images: [PixelImage] = []) throws(DisplayListTextError) {
    var reader = DisplayListReader(images: images)
    try reader.read(text)
    self = reader.list
  }
}

/// Reads the text of a display list line by line; ``DisplayListWriter`` writes it.
struct DisplayListReader {
  private(set) var list = DisplayList(size: .zero)
  /// For each item, by index, the image that it draws or paints with, if images are read without their pixels.
  private(set) var imageReferences: [Int: ImageReference] = [:]
  /// For each item, by index, the hash of its path, if the text has no curves.
  private(set) var outlines: [Int: PathOutline] = [:]
  private let readsPixels: Bool
  private let roundsNumbers: Bool
  private var hasStarted = false
  private var elementIndices: [String: Int] = [:]
  private var pixels: [String: PixelBuffer] = [:]

  /// A reader that needs the pixels of every image, from the text or from these images.
  init(images: [PixelImage]) {
    readsPixels = true
    roundsNumbers = false
    for image in images { pixels["\(ContentHash128(of: image.buffer))"] = image.buffer }
  }

  /// A reader that gives every image as a reference and puts an empty image into the list.
  ///
  /// - Parameter roundsNumbers: Whether to round numbers as the short text form does.
  init(roundsNumbers: Bool = false) {
    readsPixels = false
    self.roundsNumbers = roundsNumbers
  }

  mutating func read(_ text: String) throws(DisplayListTextError) {
    guard text.utf8.count <= DisplayList.longestText else {
      throw DisplayListTextError(
        line: 1, reason: "the text has \(text.utf8.count) bytes, more than \(DisplayList.longestText)",
        remedy: "Split the drawing into several lists.")
    }
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      var scanner = TextScanner(line, number: number)
      scanner.roundsNumbers = roundsNumbers
      try read(scanner)
    }
    guard hasStarted else {
      throw DisplayListTextError(
        line: max(1, number), reason: "the text contains no display list",
        remedy: "Start with “display list WIDTH HEIGHT”.")
    }
  }

  private mutating func read(_ line: TextScanner) throws(DisplayListTextError) {
    var line = line
    line.skipSpaces()
    guard !line.isAtEnd else { return }
    let word = try line.word("an operation")
    guard hasStarted else {
      guard word == "display", try line.word("“list”") == "list" else {
        throw line.error("the first line is not “display list WIDTH HEIGHT”", "Start with “display list WIDTH HEIGHT”.")
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
      let hash = try line.word("the hash of the pixels")
      pixels[hash] = try line.pixels(width: width, height: height, hash: hash)
      try line.end()
    default:
      let operation = try operation(word, &line)
      if let outline = line.outline {
        guard !readsPixels else {
          throw line.error("the text has no curves of a path", "Write the list with exactTextForm.")
        }
        outlines[list.items.count] = outline
      }
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

  private mutating func operation(
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
    case "backdrop":
      var filters: [LayerFilter] = []
      if !line.take("in") {
        filters = try line.filters()
        try line.expect("in")
      }
      let rule = line.rule()
      return .backdrop(try line.path(), rule, filters: filters)
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

  private mutating func paint(_ line: inout TextScanner) throws(DisplayListTextError) -> Paint {
    if line.next == UInt8(ascii: "#") { return .color(try line.color()) }
    let kind = try line.word("a color, a gradient or a pattern")
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
      throw line.unexpected(kind, "a color such as #RRGGBB, “linear”, “radial”, “angular” or “pattern”")
    }
    let spread: GradientPaint.Spread = line.optionalChoice() ?? .pad
    let interpolation: GradientPaint.Interpolation = line.optionalChoice() ?? .straight
    let stops = try line.list { line throws(DisplayListTextError) in
      GradientPaint.Stop(color: try line.color(), location: try line.length())
    }
    let transform = line.take("transform") ? try line.transform() : .identity
    return .gradient(
      GradientPaint(geometry, stops: stops, spread: spread, interpolation: interpolation, transform: transform))
  }

  private mutating func pattern(_ line: inout TextScanner) throws(DisplayListTextError) -> ImagePattern {
    let image = try image(&line)
    let interpolation: ImageInterpolation = try line.choice("an interpolation")
    let horizontal: ImagePattern.Tiling = try line.choice("a tiling")
    let vertical: ImagePattern.Tiling = try line.choice("a tiling")
    let transform = line.take("transform") ? try line.transform() : .identity
    return ImagePattern(
      image, horizontal: horizontal, vertical: vertical, transform: transform, interpolation: interpolation)
  }

  private mutating func image(_ line: inout TextScanner) throws(DisplayListTextError) -> PixelImage {
    let (width, height, scale) = try line.sides()
    let hash = try line.word("the hash of an image")
    guard readsPixels else {
      imageReferences[list.items.count] = ImageReference(width: width, height: height, scale: scale, hash: hash)
      return .withoutPixels
    }
    guard let buffer = pixels[hash] else {
      throw line.error(
        "no pixels for the image \(hash)", "Pass the image in “images”, or write the list with exactTextForm.")
    }
    guard buffer.width == width, buffer.height == height else {
      throw line.error(
        "the image \(hash) has \(buffer.width)×\(buffer.height) pixels, not \(width)×\(height)",
        "Write the size of the image.")
    }
    return PixelImage(buffer, scale: scale)
  }
}
