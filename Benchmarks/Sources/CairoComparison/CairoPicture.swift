import CairoReplay
import Raster
import Scenes

/// A scene that Cairo draws again and again over the same pixels.
final class CairoPicture {
  static let width = Int(Scene.size.width * Scene.scale)
  static let height = Int(Scene.size.height * Scene.scale)

  let stream: [Double]
  private var pixels: [UInt32]
  private let images: [ReplayImage]

  init(_ list: DisplayList) throws {
    let drawing = try CairoStream(list, scale: Double(Scene.scale))
    stream = drawing.numbers
    images = drawing.images.map { image in
      let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, image.pixels.count))
      for (index, pixel) in image.pixels.enumerated() { pixels[index] = Self.swapped(pixel) }
      return ReplayImage(pixels: pixels, width: Int32(image.width), height: Int32(image.height))
    }
    pixels = [UInt32](repeating: 0, count: Self.width * Self.height)
  }

  deinit { for image in images { image.pixels.deallocate() } }

  func draw() {
    let status = stream.withUnsafeBufferPointer {
      cairo_replay($0.baseAddress, $0.count, images, &pixels, Int32(Self.width), Int32(Self.height))
    }
    precondition(status == 0, "Cairo's status is \(status)")
  }

  /// What was drawn, in our order of channels; Cairo's is BGRA.
  var buffer: PixelBuffer {
    PixelBuffer(width: Self.width, height: Self.height, pixels: pixels.map(Self.swapped))
      ?? PixelBuffer(width: 0, height: 0)
  }

  /// Exchanges red and blue.
  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }
}
