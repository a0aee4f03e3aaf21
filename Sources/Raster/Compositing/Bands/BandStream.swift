import CPixels

/// Memory for three bands: one that is drawn, and two before it, on their way to the picture past the cache.
///
/// Memory takes a picture at a certain pace, and a processor that has nothing else to do waits for it. So a band does not
/// leave at once: loops that calculate a lot store some of it between their sums (``SolidCells``). A band with little to
/// calculate waits for one with more.
final class BandStream {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// What of the last two bands has not left.
  let queue: UnsafeMutablePointer<CPixelsQueue>
  private var bands: [Pixels] = []
  private var drawn = 0
  private(set) var capacity = 0

  init() {
    queue = .allocate(capacity: 1)
    queue.initialize(to: CPixelsQueue())
  }

  deinit {
    queue.deallocate()
    for band in bands { band.deallocate() }
  }

  /// The memory of the bands.
  var byteCount: Int { bands.count * capacity * MemoryLayout<PremultipliedPixel>.stride }

  /// Where a band is drawn, in as much room as was reserved.
  var band: Pixels { bands[drawn] }

  /// Makes room for bands of some pixels. No band may be on its way.
  func reserve(_ pixels: Int) {
    guard pixels > capacity else { return }
    for band in bands { band.deallocate() }
    bands = (0..<3).map { _ in .allocate(capacity: pixels) }
    capacity = pixels
  }

  /// Sends the band that was drawn to its place in the picture. The next one is drawn elsewhere.
  func send(_ count: Int, to place: Pixels) {
    if queue.pointee.second.count > 0 {
      CPixelsStream(&queue.pointee.first)
      queue.pointee.first = queue.pointee.second
    } else if queue.pointee.first.count == 0 {
      queue.pointee.first = CPixelsBeginStream(place, band, count)
      drawn = (drawn + 1) % bands.count
      return
    }
    queue.pointee.second = CPixelsBeginStream(place, band, count)
    drawn = (drawn + 1) % bands.count
  }

  /// Waits for the last bands to arrive, so that other threads see all of them.
  func finish() {
    CPixelsStream(&queue.pointee.first)
    CPixelsStream(&queue.pointee.second)
    CPixelsSettle()
  }
}
