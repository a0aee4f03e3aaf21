import CRasterHarfBuzz
import Foundation
import SnapshotFoundation

/// A font that is ready for shaping: a file, a font of a collection, or an instance of a variable font.
///
/// `@unchecked Sendable`: HarfBuzz's font is immutable, and `lock` guards the caches and the digest.
final class FontFace: @unchecked Sendable {
  /// The name in glyph runs, such as `Inter-Regular`.
  let name: String
  let family: String
  let weight: FontWeight
  let isItalic: Bool
  let metrics: FontMetrics
  let font: OpaquePointer
  /// Identifies the face: the name of an embedded font, or the hash of the file, with the chosen index and variations.
  let identity: String
  /// The variable axes of this face.
  let axes: [FontAxis]
  /// Glyph indices are below this number. A damaged font may refer to others.
  let glyphCount: UInt32
  /// The variable font at this face's place on its axes.
  private let instance: FontInstance?
  /// The axis values of an instance.
  private let place: [FontVariation]
  /// The metrics of the default instance.
  private let normalMetrics: FontMetrics
  let hasLayers: Bool
  let hasBitmaps: Bool
  private let colors: ColorTables
  /// Whether some glyphs have their own colors.
  var hasColor: Bool { hasLayers || hasBitmaps || colors.hasGlyphs }

  /// Whether the font has a glyph for each ASCII scalar.
  private let coversASCII: [Bool]
  private let content: FontBytes
  private let lock = NSLock()
  private var outlines: [UInt32: GlyphOutline] = [:]
  private var colorGlyphs: [UInt32: ColorGlyph?] = [:]
  private var crossings: [Crossing: ClosedRange<Int>?] = [:]
  private var knownDigest: String?

  /// - Parameters:
  ///   - isStatic: Whether the bytes live as long as the process. Other bytes are copied.
  ///   - index: The index of the font in a collection.
  ///   - palette: The index of the palette of color glyphs, or `nil` for the first one.
  convenience init(
    bytes: UnsafeRawBufferPointer, isStatic: Bool, index: Int = 0, palette: Int? = nil, name: String, family: String,
    weight: FontWeight, isItalic: Bool
  ) throws(FontError) {
    let content = FontBytes(bytes, isStatic: isStatic)
    let file = try FontFile(content.bytes, index: index, family: family)
    try file.requireTextTables()
    let metrics = try FontMetrics(file)
    let variable = try VariableFont(file, of: content)
    let axes = variable?.axes.all ?? []
    let colors = try ColorTables(file, of: content, palette: palette, axisCount: axes.count)
    guard let start = content.bytes.bindMemory(to: UInt8.self).baseAddress,
      let font = shaping_font_create(start, bytes.count, UInt32(truncatingIfNeeded: index))
    else { throw .invalidTable(family: family, table: "maxp", reason: "its glyphs cannot be read") }
    let digest = isStatic ? nil : SHA256.hexadecimal(of: bytes)
    self.init(
      font: font, name: name, family: family, weight: weight, isItalic: isItalic, metrics: metrics,
      axes: axes, variable: variable, place: [],
      identity: "\(family) \(name) \(digest ?? "embedded") \(index)" + (palette.map { " palette \($0)" } ?? ""),
      content: content, colors: colors, digest: digest)
  }

  /// - Parameters:
  ///   - font: A HarfBuzz font, which the face takes ownership of.
  ///   - metrics: The metrics of the default instance.
  private init(
    font: OpaquePointer, name: String, family: String, weight: FontWeight, isItalic: Bool, metrics: FontMetrics,
    axes: [FontAxis], variable: VariableFont?, place: [FontVariation], identity: String, content: FontBytes,
    colors: ColorTables, digest: String?
  ) {
    let instance = variable.map { FontInstance($0, at: place) }
    self.instance = instance
    self.font = instance?.shapingFont(replacing: font) ?? font
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    normalMetrics = metrics
    self.metrics = instance?.metrics(metrics) ?? metrics
    self.axes = axes
    self.place = place
    self.identity = identity
    self.content = content
    self.colors = colors
    knownDigest = digest
    let font = self.font
    let glyphCount = shaping_font_glyph_count(font)
    self.glyphCount = glyphCount
    coversASCII = (0..<128).map { (1..<max(1, glyphCount)).contains(shaping_font_nominal_glyph(font, $0)) }
    hasLayers = shaping_font_has_layers(font)
    hasBitmaps = shaping_font_has_bitmaps(font)
  }

  /// Returns an instance of the face, or `nil` if memory is exhausted.
  ///
  /// - Parameters:
  ///   - place: The axis values.
  ///   - name: The name of the instance.
  ///   - axes: The axes that remain variable.
  func instance(at place: [FontVariation], name: String, axes: [FontAxis]) -> FontFace? {
    guard let font = shaping_font_copy(font) else { return nil }
    let place = self.place + place
    let chosen = place.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
    return FontFace(
      font: font, name: name, family: family, weight: weight, isItalic: isItalic, metrics: normalMetrics, axes: axes,
      variable: instance?.font, place: place, identity: "\(identity) \(name) \(chosen)", content: content,
      colors: colors, digest: knownDigest)
  }

  deinit { shaping_font_destroy(font) }

  /// The hexadecimal SHA-256 of the file. Computed lazily for embedded fonts.
  var digest: String {
    lock.lock()
    defer { lock.unlock() }
    let digest = knownDigest ?? SHA256.hexadecimal(of: content.bytes)
    knownDigest = digest
    return digest
  }

  /// Returns the glyph of a scalar without layout features, or 0.
  func nominalGlyph(of scalar: Unicode.Scalar) -> UInt32 {
    let glyph = shaping_font_nominal_glyph(font, scalar.value)
    return glyph < glyphCount ? glyph : 0
  }

  /// Whether the font can show a scalar, directly or by its decomposition.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII, !hasColor { return coversASCII[Int(scalar.value)] }
    let glyph = nominalGlyph(of: scalar)
    if glyph != 0 { return undrawableReason(of: glyph) == nil }
    var first: UInt32 = 0
    var second: UInt32 = 0
    guard shaping_decompose(scalar.value, &first, &second), let base = Unicode.Scalar(first) else { return false }
    guard second != 0 else { return covers(base) }
    guard let mark = Unicode.Scalar(second) else { return false }
    return nominalGlyph(of: mark) != 0 && covers(base)
  }

  /// Whether the font has an OpenType feature in any script.
  func hasFeature(_ tag: FontTag) -> Bool { shaping_font_has_feature(font, tag.value) }

  /// Returns the outline of a glyph, or `nil` if the font does not have the glyph. A blank glyph has an empty path.
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
    if let instance, instance.hasOutlines { return instance.outline(of: Int(glyph))?.path ?? Path() }
    var steps = [OutlineStep](repeating: OutlineStep(), count: 128)
    var count = shaping_font_outline(font, glyph, &steps, steps.count)
    if count > steps.count {
      steps = [OutlineStep](repeating: OutlineStep(), count: count)
      count = shaping_font_outline(font, glyph, &steps, steps.count)
    }
    return Path(elements: steps.prefix(count).map(\.pathElement))
  }

  /// Returns a box with the glyph's advance width and the cap height. Empty for a blank glyph.
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

  /// Returns the drawing of a color glyph, or `nil` for a monochrome one.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard hasColor, glyph < glyphCount else { return nil }
    if let known = lock.withLock({ colorGlyphs[glyph] }) { return known }
    let made = readColorGlyph(glyph)
    lock.withLock { colorGlyphs[glyph] = .some(made) }
    return made
  }

  /// Returns why a glyph cannot be drawn, or `nil` if it can.
  func undrawableReason(of glyph: UInt32) -> String? {
    guard case .undrawable(let reason) = colorGlyph(glyph) else { return nil }
    return reason
  }

  private func readColorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    if let paints = colors.paints {
      do throws(FontError) {
        if let painting = try painting(of: glyph, in: paints) { return .painting(painting) }
      } catch .invalidTable(_, let table, let reason) {
        return .undrawable("its table '\(table)' is invalid: \(reason)")
      } catch {
        return .undrawable("its table 'COLR' is truncated")
      }
    }
    if let layers = ColorGlyph.layers(of: glyph, in: font, palette: colors.paletteIndex) { return layers }
    if hasBitmaps, let bitmap = ColorGlyph.bitmap(of: glyph, in: font) { return bitmap }
    if let format = colors.bitmaps?.formats(of: Int(glyph)).first {
      return .undrawable("its bitmap has the format '\(format)' instead of PNG")
    }
    return colors.svg?.contains(Int(glyph)) == true ? .undrawable("it is an SVG document") : nil
  }

  private func painting(of glyph: UInt32, in paints: ColorPaintTable) throws(FontError) -> ColorPainting? {
    var reader = ColorPaintReader(paints, palette: colors.palette, coordinates: instance?.coordinates ?? []) {
      self.outline(of: $0)?.path
    }
    guard let paint = try reader.paint(of: Int(glyph)) else { return nil }
    guard let bounds = paint.bounds() else {
      throw .invalidTable(family: family, table: "COLR", reason: "a glyph paints an unlimited area")
    }
    return ColorPainting(face: identity, glyph: glyph, paint: paint, bounds: bounds)
  }

  /// A glyph and a horizontal band through it, in font units, with y up.
  struct Crossing: Hashable {
    var glyph: UInt32
    var bottom: Int
    var top: Int
    /// The horizontal shear in thousandths per unit of height.
    var slant: Int
  }

  /// Returns the horizontal extent of a glyph's ink in a band in font units, or `nil` if there is none.
  func inkCrossing(_ crossing: Crossing) -> ClosedRange<Int>? {
    if let known = lock.withLock({ crossings[crossing] }) { return known }
    let found = outline(of: crossing.glyph)?.path.crossing(
      bottom: Double(crossing.bottom), top: Double(crossing.top), slant: Double(crossing.slant) / 1000)
    lock.withLock { crossings[crossing] = .some(found) }
    return found
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
