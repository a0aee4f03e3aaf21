import CHarfBuzz

/// One font file of a book, ready for shaping. Several threads may use it at once: HarfBuzz's font is immutable, and
/// the cache of outlines is locked.
final class FontFace: @unchecked Sendable {
  /// The name that glyph runs carry, such as `Inter-Regular`.
  let name: String
  let family: String
  let weight: FontWeight
  let isItalic: Bool
  let metrics: FontMetrics
  let font: OpaquePointer
  /// What tells this face from others: the name of an embedded one, the hash of another's bytes.
  let identity: String

  /// Whether there is a glyph, for each scalar of ASCII.
  private let coversASCII: [Bool]
  /// The bytes of an embedded file.
  private let staticBytes: UnsafeRawBufferPointer?
  private let lock = NSLock()
  private var outlines: [UInt32: GlyphOutline] = [:]
  private var knownDigest: String?

  /// - Parameter isStatic: whether the bytes live as long as the process; others are copied.
  init(
    bytes: UnsafeRawBufferPointer, isStatic: Bool, name: String, family: String, weight: FontWeight, isItalic: Bool
  ) throws(FontError) {
    let file = try FontFile(bytes, family: family)
    try file.requireTextTables()
    metrics = try FontMetrics(file)
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
      let font = shaping_font_create(start, bytes.count, isStatic)
    else { throw .invalidTable(family: family, table: "maxp", reason: "no glyph can be read") }
    self.font = font
    coversASCII = (0..<128).map { shaping_font_nominal_glyph(font, $0) != 0 }
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    staticBytes = isStatic ? bytes : nil
    knownDigest = isStatic ? nil : SHA256.hexadecimal(of: bytes)
    identity = "\(family) \(name) \(knownDigest ?? "embedded")"
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
  func nominalGlyph(of scalar: Unicode.Scalar) -> UInt32 { shaping_font_nominal_glyph(font, scalar.value) }

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
    guard glyph < shaping_font_glyph_count(font) else { return nil }
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
    return Path(elements: steps.prefix(count).map(\.pathElement))
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
