/// The tables of a font with colored glyphs, apart from those that HarfBuzz reads (COLR version 0, CBDT, PNG in sbix).
///
/// `@unchecked Sendable`: all properties are constants, and `content` keeps the bytes that they refer to.
final class ColorTables: @unchecked Sendable {
  /// The paint graphs, or `nil` if the font has none (COLR version 1).
  let paints: ColorPaintTable?
  let palette: ColorPalette?
  /// The index of ``palette``.
  let paletteIndex: Int
  /// The glyphs that are SVG documents.
  let svg: SVGGlyphs?
  let bitmaps: BitmapStrikes?
  private let content: FontBytes

  /// - Parameters:
  ///   - palette: The index of the palette, or `nil` for the first one.
  ///   - axisCount: The number of variable axes.
  init(_ file: FontFile, of content: FontBytes, palette index: Int?, axisCount: Int) throws(FontError) {
    self.content = content
    let palettes = ColorPalette.count(in: file)
    if let index, !(0..<palettes).contains(index) {
      throw .noSuchPalette(family: file.family, palette: index, count: palettes)
    }
    paletteIndex = index ?? 0
    paints = try file.reader("COLR").flatMap { (reader) throws(FontError) in
      try ColorPaintTable(reader, axisCount: axisCount)
    }
    palette =
      paints == nil
      ? nil
      : try file.reader("CPAL").map { (reader) throws(FontError) in try ColorPalette(reader, index: index ?? 0) }
    svg = try file.reader("SVG ").map { (reader) throws(FontError) in try SVGGlyphs(reader) }
    bitmaps = try file.reader("sbix").map { (reader) throws(FontError) in
      try BitmapStrikes(reader, glyphCount: file.requiredTable("maxp", atLeast: 6).unsigned16(at: 4))
    }
  }

  /// Whether the font has colored glyphs that HarfBuzz does not read.
  var hasGlyphs: Bool { paints != nil || svg != nil || bitmaps != nil }
}
