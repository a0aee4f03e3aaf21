/// Where the pixels of a band are while they are drawn.
enum BandMemory: Sendable {
  /// In the picture: for memory that is new, which the system has just cleared and so has in the cache, and for pictures
  /// that are looked at right away.
  case picture
  /// In memory of the thread's own, from which they are streamed when the band is done. A large picture that was drawn
  /// before is no longer in the cache, and to write to it there means to read it first.
  case streamed
}

extension PreparedScene {
  /// Draws the scene in bands of rows into memory for all of its pixels. None of the parameters changes a byte, and nothing
  /// that the memory held before shows.
  func draw(
    into pixels: UnsafeMutablePointer<PremultipliedPixel>, through memory: BandMemory, _ crew: Crew, bandHeight: Int
  ) {
    let plan = BandPlan(self, rows: bandHeight)
    nonisolated(unsafe) let pixels = pixels
    let order = crew.threads > 1 ? plan.largestFirst : memory == .streamed ? plan.mixed : Array(0..<plan.count)
    // Stamps do not hold their masks, and nothing else asks for those who do.
    withExtendedLifetime(shapes) {
      crew.perform(
        count: plan.count,
        makeContext: { _ in BandPainter(self, plan: plan, memory: memory, scratch: crew.scratches.take()) },
        body: { painter, turn in painter.paint(order[turn], into: pixels) },
        finish: { painter in
          painter.finish()
          crew.scratches.give(painter.scratch)
        })
    }
  }

  /// The scene in fresh memory.
  func pixels(_ crew: Crew, bandHeight: Int) -> [PremultipliedPixel] {
    // A layer without pixels: an array made without room would write its count into what all empty arrays share.
    if size.isEmpty { return [] }
    return [PremultipliedPixel](unsafeUninitializedCapacity: size.width * size.height) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      FreshMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
      draw(into: base, through: .picture, crew, bandHeight: bandHeight)
      initialized = size.width * size.height
    }
  }
}
