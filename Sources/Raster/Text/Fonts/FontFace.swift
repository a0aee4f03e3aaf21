import CHarfBuzz
import Hashing

/// One font of a book, ready for shaping: a file, one of a collection, or a variable one at a place of its axes. Several threads may use it at once: HarfBuzz's font is immutable, and
/// the cache of outlines is locked.
final class FontFace: @unchecked Sendable {
  /// The name that glyph runs carry, such as `Inter-Regular`.
  let name: String
  let family: String
  let weight: FontWeight
  let isItalic: Bool
  let metrics: FontMetrics
  let font: OpaquePointer
  /// What tells this face from others: the name of an embedded one, the hash of another's bytes, what of it was chosen.
  let identity: String
  /// The axes along which instances of this face vary.
  let axes: [FontAxis]
  /// Glyphs are numbered from 0; a damaged font may name others.
  let glyphCount: UInt32
  /// Where an instance stands on the axes that were chosen for it.
  private let place: [FontVariation]
  let hasLayers: Bool
  let hasBitmaps: Bool
  /// Whether some glyphs have colours of their own.
  var hasColor: Bool { hasLayers || hasBitmaps }

  /// Whether there is a glyph, for each scalar of ASCII.
  private let coversASCII: [Bool]
  /// The bytes of an embedded file.
  private let staticBytes: UnsafeRawBufferPointer?
  private let lock = NSLock()
  private var outlines: [UInt32: GlyphOutline] = [:]
  private var colorGlyphs: [UInt32: ColorGlyph?] = [:]
  private var crossings: [Crossing: ClosedRange<Int>?] = [:]
  private var knownDigest: String?

  /// - Parameters:
  ///   - isStatic: whether the bytes live as long as the process; others are copied.
  ///   - index: the font's place in a collection.
  convenience init(
    bytes: UnsafeRawBufferPointer, isStatic: Bool, index: Int = 0, name: String, family: String, weight: FontWeight,
    isItalic: Bool
  ) throws(FontError) {
    let file = try FontFile(bytes, index: index, family: family)
    try file.requireTextTables()
    let metrics = try FontMetrics(file)
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
      let font = shaping_font_create(start, bytes.count, UInt32(truncatingIfNeeded: index), isStatic)
    else { throw .invalidTable(family: family, table: "maxp", reason: "no glyph can be read") }
    let digest = isStatic ? nil : SHA256.hexadecimal(of: bytes)
    self.init(
      font: font, name: name, family: family, weight: weight, isItalic: isItalic, metrics: metrics,
      axes: Self.axes(of: font), place: [], identity: "\(family) \(name) \(digest ?? "embedded") \(index)",
      staticBytes: isStatic ? bytes : nil, digest: digest)
  }

  /// - Parameter font: is owned by the face from here on.
  private init(
    font: OpaquePointer, name: String, family: String, weight: FontWeight, isItalic: Bool, metrics: FontMetrics,
    axes: [FontAxis], place: [FontVariation], identity: String, staticBytes: UnsafeRawBufferPointer?, digest: String?
  ) {
    self.font = font
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.metrics = metrics
    self.axes = axes
    self.place = place
    self.identity = identity
    self.staticBytes = staticBytes
    knownDigest = digest
    let glyphCount = shaping_font_glyph_count(font)
    self.glyphCount = glyphCount
    coversASCII = (0..<128).map { (1..<max(1, glyphCount)).contains(shaping_font_nominal_glyph(font, $0)) }
    hasLayers = shaping_font_has_layers(font)
    hasBitmaps = shaping_font_has_bitmaps(font)
  }

  /// The face at a place of its axes; `nil` when memory runs out. Its lines stand as the face's own do.
  ///
  /// - Parameter axes: those that may still be varied.
  func instance(at place: [FontVariation], name: String, axes: [FontAxis]) -> FontFace? {
    let place = self.place + place
    let values = place.map { FontAxisValue(tag: $0.axis.value, value: Float($0.value)) }
    guard let font = shaping_font_create_instance(font, values, values.count) else { return nil }
    let chosen = place.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
    return FontFace(
      font: font, name: name, family: family, weight: weight, isItalic: isItalic, metrics: metrics, axes: axes,
      place: place, identity: "\(identity) \(name) \(chosen)", staticBytes: staticBytes, digest: knownDigest)
  }

  private static func axes(of font: OpaquePointer) -> [FontAxis] {
    var ranges = [FontAxisRange](repeating: FontAxisRange(), count: shaping_font_axes(font, nil, 0))
    ranges.removeLast(ranges.count - min(ranges.count, shaping_font_axes(font, &ranges, ranges.count)))
    return ranges.compactMap { axis in
      guard axis.minimum <= axis.normal, axis.normal <= axis.maximum else { return nil }
      return FontAxis(
        tag: FontTag(value: axis.tag), range: Double(axis.minimum)...Double(axis.maximum), normal: Double(axis.normal))
    }
  }

  deinit { shaping_font_destroy(font) }

  /// The hexadecimal SHA-256 of the file. An embedded one's is reckoned when it is first asked for.
  var digest: String {
    lock.lock()
    defer { lock.unlock() }
    let digest = knownDigest ?? staticBytes.map(SHA256.hexadecimal) ?? ""
    knownDigest = digest
    return digest
  }

  /// The glyph of a scalar before any layout feature, or 0.
  func nominalGlyph(of scalar: Unicode.Scalar) -> UInt32 {
    let glyph = shaping_font_nominal_glyph(font, scalar.value)
    return glyph < glyphCount ? glyph : 0
  }

  /// Whether the font can show a scalar by itself or by the parts that it decomposes to.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return coversASCII[Int(scalar.value)] }
    if nominalGlyph(of: scalar) != 0 { return true }
    var first: UInt32 = 0
    var second: UInt32 = 0
    guard shaping_decompose(scalar.value, &first, &second), let base = Unicode.Scalar(first) else { return false }
    guard second != 0 else { return covers(base) }
    guard let mark = Unicode.Scalar(second) else { return false }
    return nominalGlyph(of: mark) != 0 && covers(base)
  }

  /// The glyph's shape, or `nil` for a glyph that the font does not have. A glyph without ink has an empty path.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    lock.lock()
    let known = outlines[glyph]
    lock.unlock()
    if let known { return known }
    guard glyph < glyphCount else { return nil }
    let outline = GlyphOutline(path: readOutline(of: glyph), unitsPerEm: metrics.unitsPerEm)
    lock.lock()
    outlines[glyph] = outline
    lock.unlock()
    return outline
  }

  private func readOutline(of glyph: UInt32) -> Path {
    var steps = [OutlineStep](repeating: OutlineStep(), count: 128)
    var count = shaping_font_outline(font, glyph, &steps, steps.count)
    if count > steps.count {
      steps = [OutlineStep](repeating: OutlineStep(), count: count)
      count = shaping_font_outline(font, glyph, &steps, steps.count)
    }
    // Versions of HarfBuzz differ in the last bits of varied outlines: a sixteenth of a unit is all that is kept of them.
    let isVaried = shaping_font_axes(font, nil, 0) > 0
    return Path(elements: steps.prefix(count).map { isVaried ? $0.pathElement.rounded() : $0.pathElement })
  }

  /// The box of a glyph's advance, as high as a capital letter; empty for a glyph that shows nothing.
  func block(of glyph: UInt32) -> GlyphOutline? {
    guard var outline = outline(of: glyph) else { return nil }
    let isBlank = outline.path.isEmpty && colorGlyph(glyph) == nil
    outline.path = Path()
    let advance = shaping_font_advance(font, glyph)
    if !isBlank, advance > 0 {
      outline.path.addRect(CGRect(x: 0, y: 0, width: Int(advance), height: max(0, metrics.capHeight)))
    }
    return outline
  }

  /// What a glyph of several colours is made of; `nil` for a plain one.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard hasLayers || hasBitmaps else { return nil }
    if let known = lock.withLock({ colorGlyphs[glyph] }) { return known }
    let made = ColorGlyph(glyph, of: font, unitsPerEm: metrics.unitsPerEm)
    lock.withLock { colorGlyphs[glyph] = .some(made) }
    return made
  }

  /// A glyph and a horizontal band through it, in font units, y up.
  struct Crossing: Hashable {
    var glyph: UInt32
    var bottom: Int
    var top: Int
    /// In thousandths of x a unit up.
    var slant: Int
  }

  /// From where to where the ink of a glyph crosses a band, in font units; `nil` where it does not.
  func inkCrossing(_ crossing: Crossing) -> ClosedRange<Int>? {
    if let known = lock.withLock({ crossings[crossing] }) { return known }
    let found = outline(of: crossing.glyph)?.path.crossing(
      bottom: Double(crossing.bottom), top: Double(crossing.top), slant: Double(crossing.slant) / 1000)
    lock.withLock { crossings[crossing] = .some(found) }
    return found
  }
}

extension Path.Element {
  fileprivate func rounded() -> Path.Element {
    func near(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x * 16 + 0.5).rounded(.down) / 16, y: (point.y * 16 + 0.5).rounded(.down) / 16)
    }
    return switch self {
    case .move(let end): .move(to: near(end))
    case .line(let end): .line(to: near(end))
    case .quadCurve(let end, let control): .quadCurve(to: near(end), control: near(control))
    case .curve(let end, let first, let second):
      .curve(to: near(end), control1: near(first), control2: near(second))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension OutlineStep {
  fileprivate var pathElement: Path.Element {
    let end = CGPoint(x: Double(x3), y: Double(y3))
    return switch verb {
    case OUTLINE_MOVE: .move(to: end)
    case OUTLINE_LINE: .line(to: end)
    case OUTLINE_QUADRATIC: .quadCurve(to: end, control: CGPoint(x: Double(x1), y: Double(y1)))
    case OUTLINE_CUBIC:
      .curve(
        to: end, control1: CGPoint(x: Double(x1), y: Double(y1)), control2: CGPoint(x: Double(x2), y: Double(y2)))
    default: .closeSubpath
    }
  }
}
