/// Source-over compositing of one color through the blocks and runs of a shape mask.
enum MaskBlocks {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// - Parameters:
  ///   - mask: The mask.
  ///   - rows: The rows of the mask, from its top.
  ///   - source: The color.
  ///   - corner: The pixel at the top left corner of the mask's bounds. Only the pixels of blocks and runs are
  ///     accessed.
  ///   - stride: The distance between rows in pixels.
  static func blend(_ mask: ShapeMask, rows: Range<Int>, _ source: SolidSource, onto corner: Pixels, stride: Int) {
    let blocks = mask.blocks.rows(rows.lowerBound, rows.upperBound)
    let runs = mask.runs.rows(rows.lowerBound, rows.upperBound)
    if source.isOpaque {
      blend(blocks, source, isOpaque: true, corner, stride)
      for run in runs {
        let pixels = UnsafeMutableRawPointer(corner + (Int(run.y) &* stride &+ Int(run.x)))
        let colors = SIMD4<UInt32>(repeating: source.color)
        let end = Int(run.count) &* 4
        var offset = 0
        while offset < end {
          pixels.storeBytes(of: colors, toByteOffset: offset, as: SIMD4<UInt32>.self)
          offset &+= 16
        }
      }
    } else {
      blend(blocks, source, isOpaque: false, corner, stride)
      for run in runs {
        SourceOverRows.blend(
          corner + (Int(run.y) &* stride &+ Int(run.x)), Int(run.count), color: source.color, level: 255)
      }
    }
  }

  @inline(__always)
  private static func blend(
    _ blocks: UnsafeBufferPointer<ShapeMask.Block>, _ source: SolidSource, isOpaque: Bool, _ corner: Pixels,
    _ stride: Int
  ) {
    for block in blocks {
      let pixels = UnsafeMutableRawPointer(corner + (Int(block.y) &* stride &+ Int(block.x)))
      let blended = source.over(
        pixels.loadUnaligned(as: SIMD4<UInt32>.self), coverage: factorLanes(bytes: block.levels), isOpaque: isOpaque)
      pixels.storeBytes(of: blended, as: SIMD4<UInt32>.self)
    }
  }
}
