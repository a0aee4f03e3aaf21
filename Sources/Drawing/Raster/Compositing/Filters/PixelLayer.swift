/// A group that has been drawn into its own pixels.
struct PixelLayer: Sendable {
  var bounds: PixelRect
  /// The pixels row by row.
  var pixels: [PremultipliedPixel]

  /// Creates a transparent layer.
  init(bounds: PixelRect) {
    self.bounds = bounds
    pixels = [PremultipliedPixel](unsafeUninitializedCapacity: bounds.width * bounds.height) { pixels, initialized in
      HugePages.request(for: UnsafeMutableRawBufferPointer(pixels))
      pixels.initialize(repeating: 0)
      initialized = pixels.count
    }
  }

  init(bounds: PixelRect, pixels: [PremultipliedPixel]) {
    self.bounds = bounds
    self.pixels = pixels
  }

  /// Returns the layer cropped or extended with transparent pixels.
  func resized(to other: PixelRect) -> PixelLayer {
    guard other != bounds else { return self }
    var result = PixelLayer(bounds: other)
    result.draw(self)
    return result
  }

  /// Composites another layer over this one.
  mutating func draw(_ other: PixelLayer) {
    let both = bounds.intersection(other.bounds)
    guard !both.isEmpty else { return }
    let width = bounds.width
    pixels.withUnsafeMutableBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { source in
        guard let pixels = pixels.baseAddress, let source = source.baseAddress else { return }
        for y in both.top..<both.bottom {
          SourceOverRows.blend(
            pixels + ((y - bounds.top) * width + both.left - bounds.left), both.width,
            source: source + ((y - other.bounds.top) * other.bounds.width + both.left - other.bounds.left), level: 255)
        }
      }
    }
  }
}
