/// The axes, outlines and variations of a variable font. All tables are validated at initialization.
///
/// `@unchecked Sendable`: all properties are constants, and `file` keeps the bytes that they refer to.
final class VariableFont: @unchecked Sendable {
  let axes: VariationAxes
  let horizontalMetrics: HorizontalMetrics
  /// `nil` if the font has no outlines, or none that vary.
  let outlines: (any VariableOutlines)?
  let advances: AdvanceVariations?
  let metrics: MetricVariations?
  private let bytes: FontBytes

  /// Returns `nil` if the font has no axes.
  init?(_ file: FontFile, of bytes: FontBytes) throws(FontError) {
    self.bytes = bytes
    guard let fvar = file.reader("fvar") else { return nil }
    axes = try VariationAxes(fvar: fvar, avar: file.reader("avar"))
    if let composites = file.reader("VARC") { throw composites.invalid("variable composites are not supported") }
    let axisCount = axes.axes.count
    guard axisCount > 0 else { return nil }
    let glyphCount = try file.requiredTable("maxp", atLeast: 6).unsigned16(at: 4)
    horizontalMetrics = try HorizontalMetrics(
      file.requiredReader("hmtx"), glyphCount: glyphCount,
      metricCount: file.requiredTable("hhea", atLeast: 36).unsigned16(at: 34))
    advances = try file.reader("HVAR").map { (reader) throws(FontError) in
      try AdvanceVariations(reader, axisCount: axisCount)
    }
    metrics = try file.reader("MVAR").map { (reader) throws(FontError) in
      try MetricVariations(reader, axisCount: axisCount)
    }
    outlines = try Self.outlines(of: file, axisCount: axisCount, horizontalMetrics)
  }

  private static func outlines(
    of file: FontFile, axisCount: Int, _ metrics: HorizontalMetrics
  ) throws(FontError) -> (any VariableOutlines)? {
    if let outlines = file.reader("CFF2") {
      return try CFF2Outlines(outlines, glyphCount: metrics.glyphCount, axisCount: axisCount)
    }
    guard let glyphs = file.reader("glyf") else { return nil }
    let head = try file.requiredTable("head", atLeast: 54)
    guard head.unsigned16(at: 52) == 0 else { throw glyphs.invalid("cubic curves are not supported") }
    let variations = try file.reader("gvar").map { (reader) throws(FontError) in
      try GlyphVariations(reader, axisCount: axisCount)
    }
    return try TrueTypeOutlines(
      glyphs: glyphs, offsets: file.requiredReader("loca"),
      hasLongOffsets: head.unsigned16(at: 50) == 1, metrics: metrics, variations: variations)
  }
}
