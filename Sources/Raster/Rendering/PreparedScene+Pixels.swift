extension PreparedScene {
  /// Draws the scene in bands of rows, on at most `threads` threads. Neither number changes a byte.
  func pixels(threads: Int, bandHeight: Int) -> [PremultipliedPixel] {
    let plan = BandPlan(self, rows: bandHeight)
    let size = size
    return [PremultipliedPixel](unsafeUninitializedCapacity: size.width * size.height) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      nonisolated(unsafe) let pixels = base
      concurrently(
        count: plan.count, threads: threads, makeContext: { BandPainter(self, plan: plan) },
        body: { painter, band in painter.paint(band, into: pixels) })
      initialized = size.width * size.height
    }
  }
}
