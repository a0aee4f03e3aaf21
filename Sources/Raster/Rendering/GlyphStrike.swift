/// A glyph's mask at a whole pixel.
struct PlacedGlyph: Sendable {
  /// An index into the masks of the glyph's run.
  var mask: Int32
  /// The device pixel of the origin on the baseline.
  var x: Int32
  var y: Int32

  /// The pixels that the glyph touches.
  func inkBounds(_ mask: ShapeMask) -> PixelRect { mask.coverage.bounds.moved(x: Int(x), y: Int(y)) }

  /// The pixels that its blocks reach.
  func bounds(_ mask: ShapeMask) -> PixelRect { mask.blockBounds.moved(x: Int(x), y: Int(y)) }
}

/// The glyphs of a run, ready to be drawn.
struct PreparedGlyphs: Sendable {
  var masks: [ShapeMask]
  var glyphs: [PlacedGlyph]
}

/// A face's glyphs at one size: masks at quarters of a pixel, each made when it is first asked for.
final class GlyphStrike: @unchecked Sendable {
  private let lock = NSLock()
  private var masks: [ShapeMask] = []
  private var places: [UInt64: Int32] = [:]
  /// The keys asked for lately, by their lowest bits: a text asks for the same few again and again.
  private var recent = [(key: UInt64, mask: Int32)](repeating: (UInt64.max, 0), count: 256)

  /// About what a strike without masks takes.
  static let byteCount = 5000

  /// The strike's masks, and the place of each key's among them.
  ///
  /// - Parameters:
  ///   - keys: ``key(glyph:phase:)`` of each glyph.
  ///   - make: makes a glyph's mask with its origin a number of quarters of a pixel right of a pixel's edge.
  /// - Complexity: linear in the number of keys; the lock is taken once, and once more when some had no mask yet.
  func masks(
    for keys: [UInt64], orMake make: (_ glyph: UInt32, _ phase: Int) throws -> ShapeMask
  ) rethrows -> (masks: [ShapeMask], places: [Int32]) {
    let known = lock.withLock { (masks, places(of: keys)) }
    guard known.1.contains(Self.unknown) else { return known }
    // Threads that miss the same glyph each make it; the first one's is kept.
    var made: [UInt64: ShapeMask] = [:]
    for (key, place) in zip(keys, known.1) where place == Self.unknown && made[key] == nil {
      made[key] = try make(UInt32(truncatingIfNeeded: key >> 2), Int(key & 3))
    }
    return lock.withLock {
      for (key, mask) in made where places[key] == nil {
        places[key] = Int32(masks.count)
        masks.append(mask)
      }
      return (masks, places(of: keys))
    }
  }

  /// - Parameter phase: quarters of a pixel, 0…3.
  static func key(glyph: UInt32, phase: Int) -> UInt64 { UInt64(glyph) << 2 | UInt64(phase) }

  private static let unknown: Int32 = -1

  private func places(of keys: [UInt64]) -> [Int32] {
    keys.map { key in
      let slot = Int(key & 255)
      if recent[slot].key == key { return recent[slot].mask }
      guard let place = places[key] else { return Self.unknown }
      recent[slot] = (key, place)
      return place
    }
  }
}
