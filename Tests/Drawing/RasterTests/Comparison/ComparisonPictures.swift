import Raster
import SnapshotSeededRandom

extension PixelBuffer {
  /// A picture of noise, opaque and the same in every run.
  static func noise(width: Int, height: Int, seed: UInt64) -> PixelBuffer {
    var numbers = SplitMix(seed: seed)
    var buffer = PixelBuffer(width: width, height: height)
    for index in buffer.pixels.indices {
      buffer.pixels[index] = UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000
    }
    return buffer
  }

  mutating func paint(_ color: RGBA, x: Int, y: Int, width: Int = 1, height: Int = 1) {
    for row in y..<y + height {
      for column in x..<x + width { pixels[row * self.width + column] = color.premultiplied }
    }
  }
}
