import Foundation
import SnapshotFoundation

/// Reads colors, paths, glyphs and images.
extension TextScanner {
  /// `#RRGGBB` or `#RRGGBBAA`.
  mutating func color() throws(DisplayListTextError) -> RGBA {
    let word = try word("a color")
    let digits = word.dropFirst()
    guard word.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw unexpected(word, "a color such as #RRGGBB") }
    return digits.count == 6 ? RGBA(value) : RGBA(value >> 8, alpha: UInt8(value & 0xFF))
  }

  mutating func rule() -> FillRule { take("even-odd") ? .evenOdd : .nonZero }

  mutating func path() throws(DisplayListTextError) -> Path {
    if take("rect") { return Path(try rectangle()) }
    if take("rounded-rect") { return try roundedRect() }
    if take("outline") {
      let box = try rectangle()
      outline = PathOutline(text: try word("the hash of a path"))
      return Path(box)
    }
    return try elements()
  }

  private mutating func elements() throws(DisplayListTextError) -> Path {
    try expect("path")
    var path = Path()
    while let letter = next, letter != UInt8(ascii: "@") {
      switch try word("a path command") {
      case "M": path.move(to: try point())
      case "L": path.addLine(to: try point())
      case "Q":
        let control = try point()
        path.addQuadCurve(to: try point(), control: control)
      case "C":
        let control1 = try point()
        let control2 = try point()
        path.addCurve(to: try point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      case let other: throw unexpected(other, "one of M, L, Q, C and Z")
      }
    }
    return path
  }

  private mutating func roundedRect() throws(DisplayListTextError) -> Path {
    let rect = try rectangle()
    try expect("radius")
    let cornerSize = try size()
    let style: RoundedCornerStyle = try choice("“circular” or “continuous”")
    var path =
      take("as") ? try elements() : Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    // The radii as written: rounding may leave them larger than half of a side.
    path.origin = PathOrigin(
      RoundedRect(rect: rect, cornerSize: cornerSize, style: style), elementCount: path.elements.count)
    return path
  }

  mutating func strokeStyle() throws(DisplayListTextError) -> StrokeStyle {
    try expect("width")
    var style = StrokeStyle(lineWidth: try length())
    for cap in LineCap.allCases where take(cap.rawValue + "-cap") { style.lineCap = cap }
    for join in LineJoin.allCases where take(join.rawValue + "-join") { style.lineJoin = join }
    if take("miter-limit") { style.miterLimit = try length() }
    if take("dash") { style.dash = try numberList().map { CGFloat($0) } }
    if take("phase") { style.dashPhase = try length() }
    return style
  }

  mutating func shadow() throws(DisplayListTextError) -> Shadow {
    let color = try color()
    try expect("radius")
    let radius = try length()
    try expect("offset")
    let offset = try size()
    return Shadow(color: color, radius: radius, offset: offset, spread: take("spread") ? try length() : 0)
  }

  mutating func filters() throws(DisplayListTextError) -> [LayerFilter] {
    var filters: [LayerFilter] = []
    while let sign = next, sign != UInt8(ascii: "@") {
      if take("blur") {
        filters.append(.blur(radius: try length()))
      } else if take("shadow") {
        filters.append(.shadow(try shadow()))
      } else if take("projection") {
        let components = try numberList(asFactors: true)
        guard components.count == 9 else { throw unexpected("\(components.count) numbers", "nine components") }
        filters.append(.projection(ProjectiveTransform(components)))
      } else if take("alpha-threshold") {
        let range = try numberList(asFactors: true)
        guard range.count == 2 else { throw unexpected("\(range.count) numbers", "the smallest and the largest alpha") }
        filters.append(.alphaThreshold(min: range[0], max: range[1], color: try color()))
      } else {
        try expect("color-matrix")
        filters.append(.colorMatrix(ColorMatrix(try numberList(asFactors: true))))
      }
      guard take(sign: UInt8(ascii: ",")) else { break }
    }
    return filters
  }

  mutating func glyphRun() throws(DisplayListTextError) -> GlyphRun {
    let text = try quoted()
    let face = try wordOrQuoted("the name of a font face")
    let size = try length()
    let slant = take("slant") ? try length() : 0
    try expect("at")
    let origin = try point()
    let glyphs = try list { line throws(DisplayListTextError) in
      let id = try line.integer()
      guard let id = UInt32(exactly: id) else { throw line.unexpected("\(id)", "a glyph ID") }
      let x = try line.length()
      let isOnBaseline = line.next == UInt8(ascii: ",") || line.next == 0x5D
      return GlyphRun.Glyph(id: id, x: x, y: isOnBaseline ? 0 : try line.length())
    }
    return GlyphRun(face: face, size: size, origin: origin, glyphs: glyphs, text: text, slant: slant)
  }

  /// Reads `WIDTH×HEIGHT` in pixels, and the scale after an `@`.
  mutating func sides() throws(DisplayListTextError) -> (width: Int, height: Int, scale: CGFloat) {
    let word = try word("the size of an image")
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts.first?.split(separator: "×").map { Int($0) } ?? []
    let scale = parts.count == 2 ? Double(parts[1]) : 1
    guard parts.count <= 2, sides.count == 2, let width = sides[0], let height = sides[1], let scale else {
      throw unexpected(word, "a size such as 20×10")
    }
    return (width, height, CGFloat(scale))
  }

  /// Reads pixels in Base64 and checks their count and hash.
  mutating func pixels(width: Int, height: Int, hash: String) throws(DisplayListTextError) -> PixelBuffer {
    let text = isAtEnd ? "" : try word("pixels in Base64")
    guard let data = Data(base64Encoded: text) else {
      throw error("the pixels are not valid Base64", "Write the list again with exactTextForm.")
    }
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, width >= 0, height >= 0, data.count % 4 == 0, product == data.count / 4 else {
      throw error(
        "expected 4 × \(width) × \(height) bytes of pixels, found \(data.count)",
        "Write the list again with exactTextForm.")
    }
    let pixels = data.withUnsafeBytes { bytes in
      (0..<product).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
    guard let buffer = PixelBuffer(width: width, height: height, pixels: pixels),
      "\(ContentHash128(of: buffer))" == hash
    else { throw error("the pixels do not have the hash \(hash)", "Write the list again with exactTextForm.") }
    return buffer
  }
}
