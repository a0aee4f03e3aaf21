/// A group that has been drawn into its own pixels.
struct PixelLayer: Sendable {
  var bounds: PixelRect
  /// The pixels row by row.
  var pixels: [PremultipliedPixel]

  /// Creates a transparent layer.
  init(bounds: PixelRect) {
    self.init(bounds: bounds) { $0.initialize(repeating: 0, count: bounds.width * bounds.height) }
  }

  /// Creates a layer from a closure that writes every pixel. The first access to new memory takes as long as much of the drawing, so
  /// that threads should share it.
  init(bounds: PixelRect, _ write: (UnsafeMutablePointer<PremultipliedPixel>) -> Void) {
    self.bounds = bounds
    // NB: an array that is created with a capacity of 0 would write its count into the shared empty-array storage.
    guard !bounds.isEmpty else {
      pixels = []
      return
    }
    pixels = [PremultipliedPixel](unsafeUninitializedCapacity: bounds.width * bounds.height) { pixels, initialized in
      guard let base = pixels.baseAddress else { return }
      HugePages.request(for: UnsafeMutableRawBufferPointer(pixels))
      write(base)
      initialized = bounds.width * bounds.height
    }
  }

  /// Creates a layer of other layers, the first one below. All threads share the rows.
  init(bounds: PixelRect, compositing layers: [PixelLayer], workers: WorkerPool) {
    self.init(bounds: bounds) { pixels in
      nonisolated(unsafe) let pixels = pixels
      workers.perform(count: bounds.height, step: 8, makeContext: { _ in }) { _, row in
        let target = pixels + row * bounds.width
        target.initialize(repeating: 0, count: bounds.width)
        for layer in layers { layer.blend(row: bounds.top + row, onto: target, left: bounds.left, right: bounds.right) }
      }
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
    let bounds = bounds
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in bounds.top..<max(bounds.top, bounds.bottom) {
        other.blend(row: y, onto: pixels + (y - bounds.top) * bounds.width, left: bounds.left, right: bounds.right)
      }
    }
  }

  /// Composites a row over pixels of the columns from `left` to `right`.
  private func blend(row y: Int, onto target: UnsafeMutablePointer<PremultipliedPixel>, left: Int, right: Int) {
    let (first, end) = (max(left, bounds.left), min(right, bounds.right))
    guard y >= bounds.top, y < bounds.bottom, first < end else { return }
    pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      SourceOverRows.blend(
        target + (first - left), end - first,
        source: source + ((y - bounds.top) * bounds.width + first - bounds.left), level: 255)
    }
  }
}
