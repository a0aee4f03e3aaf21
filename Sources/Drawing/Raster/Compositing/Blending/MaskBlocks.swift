import CRasterPixels

/// Source-over compositing of one color through the blocks and runs of a shape mask.
enum MaskBlocks {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// - Parameters:
  ///   - mask: The mask.
  ///   - rows: The rows of the mask, from its top.
  ///   - color: The color.
  ///   - corner: The pixel at the top left corner of the mask's bounds. Only the pixels of blocks and runs are
  ///     accessed.
  ///   - stride: The distance between rows in pixels.
  ///   - queue: Finished bands to copy meanwhile.
  static func blend(
    _ mask: ShapeMask, rows: Range<Int>, _ color: PremultipliedPixel, onto corner: Pixels, stride: Int,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    let blocks = mask.blocks.rows(rows.lowerBound, rows.upperBound)
    CPixelsBlendBlocks(blocks.baseAddress, blocks.count, color, corner, stride, queue)
    let runs = mask.runs.rows(rows.lowerBound, rows.upperBound)
    if color >> 24 == 255 {
      for run in runs {
        let pixels = UnsafeMutableRawPointer(corner + (Int(run.y) &* stride &+ Int(run.x)))
        let colors = SIMD4<UInt32>(repeating: color)
        let end = Int(run.count) &* 4
        var offset = 0
        while offset < end {
          pixels.storeBytes(of: colors, toByteOffset: offset, as: SIMD4<UInt32>.self)
          offset &+= 16
        }
      }
    } else {
      for run in runs {
        SourceOverRows.blend(
          corner + (Int(run.y) &* stride &+ Int(run.x)), Int(run.count), color: color, level: 255)
      }
    }
  }
}
