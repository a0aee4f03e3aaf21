/// Source-over of one colour through the blocks of a glyph's mask.
enum GlyphBlocks {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// - Parameters:
  ///   - corner: the pixel at the left top corner of the mask's bounds. Only the pixels of the blocks are touched.
  ///   - stride: from a pixel to the one below it.
  static func blend(
    _ blocks: UnsafePointer<GlyphMask.Block>, _ count: Int, _ source: SolidSource, onto corner: Pixels, stride: Int
  ) {
    if source.isOpaque {
      blend(blocks, count, source, isOpaque: true, corner, stride)
    } else {
      blend(blocks, count, source, isOpaque: false, corner, stride)
    }
  }

  @inline(__always)
  private static func blend(
    _ blocks: UnsafePointer<GlyphMask.Block>, _ count: Int, _ source: SolidSource, isOpaque: Bool, _ corner: Pixels,
    _ stride: Int
  ) {
    var index = 0
    while index < count {
      let block = blocks[index]
      let pixels = UnsafeMutableRawPointer(corner + (Int(block.y) &* stride &+ Int(block.x)))
      let blended = source.over(
        pixels.loadUnaligned(as: SIMD4<UInt32>.self), coverage: factorLanes(bytes: block.levels), isOpaque: isOpaque)
      pixels.storeBytes(of: blended, as: SIMD4<UInt32>.self)
      index &+= 1
    }
  }
}
