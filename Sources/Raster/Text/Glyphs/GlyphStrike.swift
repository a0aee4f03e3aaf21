/// A glyph's mask at a whole pixel.
struct PlacedGlyph: Sendable {
  /// An index into the masks of the glyph's run.
  var mask: Int32
  /// The device pixel of the origin on the baseline.
  var x: Int32
  var y: Int32

  /// The pixels that the glyph touches.
  func inkBounds(_ mask: ShapeMask) -> PixelRect { mask.coverage.bounds.moved(x: Int(x), y: Int(y)) }
}

/// The glyphs of a run, ready to be drawn.
struct PreparedGlyphs: Sendable {
  var masks: [ShapeMask]
  var glyphs: [PlacedGlyph]
}

/// A face's glyphs at one size: masks at quarters of a pixel, each made when it is first asked for.
final class GlyphStrike: @unchecked Sendable {
  private let lock = NSLock()
  private var table = GlyphTable()

  /// About what a strike without masks takes.
  static let byteCount = 1500

  /// The strike's masks, and the place of each key's among them.
  ///
  /// - Parameters:
  ///   - keys: ``key(glyph:phase:)`` of each glyph.
  ///   - make: makes a glyph's mask with its origin a number of quarters of a pixel right of a pixel's edge.
  /// - Complexity: linear in the number of keys; the lock is held for a copy of the table, which shares its memory, and
  ///   once more when some keys had no mask yet.
  func masks(
    for keys: [UInt64], orMake make: (_ glyph: UInt32, _ phase: Int) throws -> ShapeMask
  ) rethrows -> (table: GlyphTable, places: [Int32]) {
    var made: [UInt64: ShapeMask] = [:]
    do {
      let known = lock.withLock { table }
      let places = known.places(of: keys)
      guard places.contains(GlyphTable.unknown) else { return (known, places) }
      // Threads that miss the same glyph each make it; the first one's is kept.
      for (key, place) in zip(keys, places) where place == GlyphTable.unknown && made[key] == nil {
        made[key] = try make(UInt32(truncatingIfNeeded: key >> 2), Int(key & 3))
      }
    }
    let known = lock.withLock {
      for key in keys { if let mask = made.removeValue(forKey: key) { table.append(mask, for: key) } }
      return table
    }
    return (known, known.places(of: keys))
  }

  /// - Parameter phase: quarters of a pixel, 0…3.
  static func key(glyph: UInt32, phase: Int) -> UInt64 { UInt64(glyph) << 2 | UInt64(phase) }
}
