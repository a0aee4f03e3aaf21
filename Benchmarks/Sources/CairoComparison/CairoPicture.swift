import CairoReplay
import Raster
import Scenes

/// A scene that Cairo draws again and again over the same pixels.
final class CairoPicture {
  static let width = Int(Scene.size.width * Scene.scale)
  static let height = Int(Scene.size.height * Scene.scale)

  let stream: [Double]
  private var pixels: [UInt32]

  init(_ list: DisplayList) throws {
    stream = try CairoStream(list, scale: Double(Scene.scale)).numbers
    pixels = [UInt32](repeating: 0, count: Self.width * Self.height)
  }

  func draw() {
    let status = stream.withUnsafeBufferPointer {
      cairo_replay($0.baseAddress, $0.count, &pixels, Int32(Self.width), Int32(Self.height))
    }
    precondition(status == 0, "Cairo's status is \(status)")
  }

  /// What was drawn, in our order of channels; Cairo's is BGRA.
  var buffer: PixelBuffer {
    let swapped = pixels.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 }
    return PixelBuffer(width: Self.width, height: Self.height, pixels: swapped) ?? PixelBuffer(width: 0, height: 0)
  }
}
