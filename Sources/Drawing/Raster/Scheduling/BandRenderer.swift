/// Draws prepared scenes in bands of rows in parallel. Neither the band height nor the number of threads
/// changes a byte of the result.
struct BandRenderer: Sendable {
  let workers: WorkerPool
  /// Scratch memory that is reused for later pictures.
  let scratch: BandScratchPool
  /// Rows per band.
  let bandHeight: Int

  /// Draws a scene into memory for all of its pixels. Every pixel is overwritten.
  func draw(
    _ scene: PreparedScene, into pixels: UnsafeMutablePointer<PremultipliedPixel>, buffering: BandBuffering
  ) {
    let plan = BandPlan(scene, rows: bandHeight)
    nonisolated(unsafe) let pixels = pixels
    let order = workers.threads > 1 ? plan.largestFirst : buffering == .streamed ? plan.mixed : Array(0..<plan.count)
    // Operations refer to cached masks and outlines without retaining them.
    withExtendedLifetime(scene.owners) {
      workers.perform(
        count: plan.count,
        makeContext: { _ in
          BandPainter(scene, bandHeight: bandHeight, buffering: buffering, scratch: scratch.take())
        },
        body: { painter, turn in painter.paint(plan[order[turn]], into: pixels) },
        finish: { painter in
          painter.finish()
          scratch.give(painter.scratch)
        })
    }
  }

  /// Draws a scene into newly allocated memory.
  func pixels(of scene: PreparedScene) -> [PremultipliedPixel] {
    let size = scene.size
    // NB: an array that is created with a capacity of 0 would write its count into the shared empty-array storage.
    if size.isEmpty { return [] }
    return [PremultipliedPixel](unsafeUninitializedCapacity: size.width * size.height) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      HugePages.request(for: UnsafeMutableRawBufferPointer(buffer))
      draw(scene, into: base, buffering: .picture)
      initialized = size.width * size.height
    }
  }
}
