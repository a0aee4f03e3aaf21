extension PreparedScene {
  /// Draws the scene in bands of rows, on at most `threads` threads, into memory for all of its pixels. Neither number
  /// changes a byte, and nothing that the memory held before shows.
  func draw(into pixels: UnsafeMutablePointer<PremultipliedPixel>, threads: Int, bandHeight: Int) {
    let plan = BandPlan(self, rows: bandHeight)
    nonisolated(unsafe) let pixels = pixels
    concurrently(
      count: plan.count, threads: threads, makeContext: { BandPainter(self, plan: plan) },
      body: { painter, band in painter.paint(band, into: pixels) })
  }

  /// The scene in fresh memory.
  func pixels(threads: Int, bandHeight: Int) -> [PremultipliedPixel] {
    [PremultipliedPixel](unsafeUninitializedCapacity: size.width * size.height) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      draw(into: base, threads: threads, bandHeight: bandHeight)
      initialized = size.width * size.height
    }
  }
}
