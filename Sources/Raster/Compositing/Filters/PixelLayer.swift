/// Pixels at a place: a group that has been drawn apart.
struct PixelLayer: Sendable {
  var bounds: PixelRect
  /// Row by row.
  var pixels: [PremultipliedPixel]

  /// A transparent layer.
  init(bounds: PixelRect) {
    self.bounds = bounds
    pixels = [PremultipliedPixel](repeating: 0, count: bounds.width * bounds.height)
  }

  init(bounds: PixelRect, pixels: [PremultipliedPixel]) {
    self.bounds = bounds
    self.pixels = pixels
  }

  /// The layer cut off or extended with nothing.
  func resized(to other: PixelRect) -> PixelLayer {
    guard other != bounds else { return self }
    var result = PixelLayer(bounds: other)
    result.draw(self)
    return result
  }

  /// Draws another layer over this one, source-over.
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
