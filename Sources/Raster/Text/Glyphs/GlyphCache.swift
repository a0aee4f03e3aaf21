/// The glyph masks that renders with the fonts of one book share, for as long as there is room.
final class GlyphCache: @unchecked Sendable {
  private struct Key: Hashable {
    var face: String
    var size: Double
    var slant: Double
  }

  /// The bytes of masks at which all are forgotten; what a render is drawing with stays until it is done. Eight
  /// megabytes hold the glyphs of two hundred fonts and sizes, as a matrix over the type sizes asks for again and again.
  static let capacity = 8 * 1024 * 1024

  private let lock = NSLock()
  private var strikes: [Key: GlyphStrike] = [:]
  private var byteCount = 0

  /// The masks of a face's glyphs at a size in pixels an em.
  func strike(face: String, size: Double, slant: Double) -> GlyphStrike {
    let key = Key(face: face, size: size, slant: slant)
    return lock.withLock {
      if let known = strikes[key] { return known }
      let strike = GlyphStrike()
      makeRoom(GlyphStrike.byteCount)
      strikes[key] = strike
      return strike
    }
  }

  /// Takes note of a mask that was made.
  func count(_ bytes: Int) { lock.withLock { makeRoom(bytes) } }

  private func makeRoom(_ bytes: Int) {
    byteCount += bytes
    guard byteCount > Self.capacity else { return }
    strikes = [:]
    byteCount = bytes
  }
}
