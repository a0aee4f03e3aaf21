/// The formats of a font's bitmap glyphs (`sbix`). HarfBuzz reads those in PNG.
struct BitmapStrikes: Sendable {
  private var strikes: [FontTableBytes] = []
  private let glyphCount: Int

  /// Bounds the copies: fonts have about a dozen.
  private static let mostStrikes = 64

  init(_ reader: FontTableReader, glyphCount: Int) throws(FontError) {
    self.glyphCount = glyphCount
    var header = reader
    try header.skip(4)
    let count = try header.unsigned32()
    guard count <= Self.mostStrikes else { throw reader.invalid("it has more than \(Self.mostStrikes) strikes") }
    for _ in 0..<count {
      let strike = try reader.part(from: header.unsigned32())
      guard strike.count >= 4 + 4 * (glyphCount + 1) else { throw reader.truncated }
      var formats: [UInt8] = []
      formats.reserveCapacity(4 * glyphCount)
      for glyph in 0..<glyphCount {
        var offsets = try strike.part(from: 4 + 4 * glyph)
        let (start, end) = (try offsets.unsigned32(), try offsets.unsigned32())
        guard end > start + 8 else {
          formats += [0, 0, 0, 0]
          continue
        }
        let data = try strike.part(start..<end)
        formats += data.bytes[4..<8]
      }
      strikes.append(FontTableBytes(formats))
    }
  }

  /// Returns the formats of a glyph's bitmaps, such as `jpg `, in the order of the strikes.
  func formats(of glyph: Int) -> [String] {
    guard glyph >= 0, glyph < glyphCount else { return [] }
    return strikes.compactMap { strike in
      let tag = UInt32(truncatingIfNeeded: strike.signed32(at: 4 * glyph))
      return tag == 0 ? nil : FontTag(value: tag).string
    }
  }
}
