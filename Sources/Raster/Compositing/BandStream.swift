import CPixels

/// Memory for two bands: one that is drawn, and the one before it, on its way to the picture past the cache.
///
/// Memory takes a picture at a certain pace, and a processor that has nothing else to do waits for it. So a band does not
/// leave at once: loops that calculate a lot store some of it between their sums (``SolidCells``), and what is then left
/// goes when the next band is ready.
final class BandStream {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// What of the last band has not left.
  let pending: UnsafeMutablePointer<CPixelsPending>
  /// Where a band is drawn.
  private(set) var band: Pixels
  private var leaving: Pixels
  private(set) var capacity = 0

  init() {
    pending = .allocate(capacity: 1)
    pending.initialize(to: CPixelsPending())
    band = .allocate(capacity: 0)
    leaving = .allocate(capacity: 0)
  }

  deinit {
    pending.deallocate()
    band.deallocate()
    leaving.deallocate()
  }

  /// Makes room for bands of some pixels. No band may be on its way.
  func reserve(_ pixels: Int) {
    guard pixels > capacity else { return }
    band.deallocate()
    leaving.deallocate()
    band = .allocate(capacity: pixels)
    leaving = .allocate(capacity: pixels)
    capacity = pixels
  }

  /// Sends the band that was drawn to its place in the picture. The next one is drawn elsewhere.
  func send(_ count: Int, to place: Pixels) {
    CPixelsStream(pending)
    pending.pointee = CPixelsBeginStream(place, band, count)
    swap(&band, &leaving)
  }

  /// Waits for the last band to arrive, so that other threads see all of them.
  func finish() {
    CPixelsStream(pending)
    CPixelsSettle()
  }
}
