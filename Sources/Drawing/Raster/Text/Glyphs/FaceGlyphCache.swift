import Foundation

/// The cached masks of a face's glyphs at one size, at quarter-pixel positions.
///
/// `@unchecked Sendable`: `lock` guards `table`.
final class FaceGlyphCache: @unchecked Sendable {
  private let lock = NSLock()
  private var table = GlyphMaskTable()

  /// The approximate memory size without masks.
  static let byteCount = 1500

  /// Returns the mask table and the index of each key's mask. Missing masks are created.
  ///
  /// - Parameters:
  ///   - keys: ``key(glyph:phase:)`` of each glyph.
  ///   - make: Creates a glyph's mask for an offset of `phase` quarters of a pixel.
  /// - Complexity: O(n) in the number of keys. The lock is held while the table is copied, and again if masks are
  ///   added.
  func masks(
    for keys: [UInt64], orMake make: (_ glyph: UInt32, _ phase: Int) throws -> ShapeMask
  ) rethrows -> (table: GlyphMaskTable, places: [Int32]) {
    var made: [UInt64: ShapeMask] = [:]
    do {
      let known = lock.withLock { table }
      let places = known.places(of: keys)
      guard places.contains(GlyphMaskTable.unknown) else { return (known, places) }
      // Threads may create the same mask at the same time. The first one is kept.
      for (key, place) in zip(keys, places) where place == GlyphMaskTable.unknown && made[key] == nil {
        made[key] = try make(UInt32(truncatingIfNeeded: key >> 2), Int(key & 3))
      }
    }
    let known = lock.withLock {
      for key in keys { if let mask = made.removeValue(forKey: key) { table.append(mask, for: key) } }
      return table
    }
    return (known, known.places(of: keys))
  }

  /// - Parameter phase: The offset in quarters of a pixel, 0…3.
  static func key(glyph: UInt32, phase: Int) -> UInt64 { UInt64(glyph) << 2 | UInt64(phase) }
}
