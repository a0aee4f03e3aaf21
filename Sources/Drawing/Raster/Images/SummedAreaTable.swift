/// Sums of an image's channels over rectangles, each from four of its entries.
///
/// Averages over large footprints would otherwise read each image pixel for every device pixel. Sums wrap around at 2³²;
/// those of rectangles of up to 2²⁴ pixels are exact.
///
/// Source: Crow, "Summed-area tables for texture mapping" (1984).
final class SummedAreaTable: Sendable {
  /// The largest number of pixels of an image.
  static let mostPixels = 1 << 24
  /// Smaller footprints are read pixel by pixel, in image pixels.
  static let smallestFootprint = 64.0

  /// The sum of the pixels above and left of each pixel corner, per channel: red, green, blue, alpha.
  private let sums: [SIMD4<UInt32>]
  private let stride: Int

  /// - Parameter image: An image of up to ``mostPixels`` pixels.
  /// - Complexity: O(n) in the number of pixels, with 16 bytes for each.
  init(_ image: PixelBuffer) {
    let (width, height) = (image.width, image.height)
    let stride = width + 1
    self.stride = stride
    var sums = [SIMD4<UInt32>](repeating: .zero, count: stride * (height + 1))
    sums.withUnsafeMutableBufferPointer { sums in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          var row = SIMD4<UInt32>.zero
          for x in 0..<width {
            let pixel = pixels[y &* width &+ x]
            row &+= SIMD4(pixel & 0xFF, pixel &>> 8 & 0xFF, pixel &>> 16 & 0xFF, pixel &>> 24)
            sums[(y &+ 1) &* stride &+ x &+ 1] = sums[y &* stride &+ x &+ 1] &+ row
          }
        }
      }
    }
    self.sums = sums
  }

  /// Returns the sums of columns and rows of pixels multiplied by both of their weights.
  func sum(_ columns: borrowing WeightedRanges, _ rows: borrowing WeightedRanges) -> SIMD4<UInt64> {
    sums.withUnsafeBufferPointer { sums in
      var total = SIMD4<UInt64>.zero
      for row in 0..<rows.count {
        let (top, bottom) = (rows[row].first &* stride, rows[row].end &* stride)
        for column in 0..<columns.count {
          let (left, right) = (columns[column].first, columns[column].end)
          let sum =
            sums[bottom &+ right] &- sums[bottom &+ left] &- sums[top &+ right] &+ sums[top &+ left]
          total &+= SIMD4<UInt64>(truncatingIfNeeded: sum) &* (columns[column].weight &* rows[row].weight)
        }
      }
      return total
    }
  }
}
