import Foundation

/// The cached glyph masks of a font book.
///
/// `@unchecked Sendable`: `lock` guards the dictionary and the byte count.
final class GlyphCache: @unchecked Sendable {
  private struct Key: Hashable {
    var face: String
    var size: Double
    var slant: Double
  }

  /// The total size of masks in bytes at which the cache is cleared. Renders in progress keep their masks. 8 MB hold
  /// the glyphs of about two hundred combinations of font and size, enough for a matrix over all type sizes.
  static let capacity = 8 * 1024 * 1024

  private let lock = NSLock()
  private var faces: [Key: FaceGlyphCache] = [:]
  private var byteCount = 0

  /// Returns the masks of a face at a font size in pixels.
  func glyphs(face: String, size: Double, slant: Double) -> FaceGlyphCache {
    let key = Key(face: face, size: size, slant: slant)
    return lock.withLock {
      if let known = faces[key] { return known }
      let cache = FaceGlyphCache()
      reserve(FaceGlyphCache.byteCount)
      faces[key] = cache
      return cache
    }
  }

  /// Adds the size of a new mask to the byte count.
  func count(_ bytes: Int) { lock.withLock { reserve(bytes) } }

  private func reserve(_ bytes: Int) {
    byteCount += bytes
    guard byteCount > Self.capacity else { return }
    faces = [:]
    byteCount = bytes
  }
}
