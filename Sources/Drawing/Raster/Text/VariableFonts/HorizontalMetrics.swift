/// The advances and left side bearings of the default instance (`hmtx`), in font units.
struct HorizontalMetrics: Sendable {
  let glyphCount: Int
  private let metricCount: Int
  private let numbers: FontTableBytes

  /// - Parameters:
  ///   - metricCount: The number of advances. Further glyphs have the last one.
  init(_ reader: FontTableReader, glyphCount: Int, metricCount: Int) throws(FontError) {
    guard metricCount > 0, reader.count >= 4 * metricCount else { throw reader.truncated }
    self.glyphCount = glyphCount
    self.metricCount = metricCount
    let wanted = 4 * metricCount + 2 * max(0, glyphCount - metricCount)
    numbers = FontTableBytes(reader.bytes.prefix(wanted))
  }

  func advance(of glyph: Int) -> Int {
    numbers.signed16(at: 4 * min(glyph, metricCount - 1)) & 0xFFFF
  }

  /// Returns the left side bearing, or `nil` if the table ends before it.
  func bearing(of glyph: Int) -> Int? {
    let offset = glyph < metricCount ? 4 * glyph + 2 : 2 * metricCount + 2 * glyph
    return offset + 2 <= numbers.count ? numbers.signed16(at: offset) : nil
  }
}
