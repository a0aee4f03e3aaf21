import CRasterPixels

/// Buffers for three bands: one to draw into, and two that are being copied to the picture with non-temporal stores.
///
/// Memory bandwidth limits these stores. Loops with much computation therefore interleave them (``SolidFill``), instead
/// of the processor waiting for them at the end of each band.
final class BandStream {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// The parts of the last two bands that have not been copied.
  let queue: UnsafeMutablePointer<CPixelsQueue>
  private var bands: [Pixels] = []
  /// The index of the buffer of the current band.
  private(set) var drawn = 0
  private(set) var capacity = 0

  /// The number of buffers.
  static let bandCount = 3

  init() {
    queue = .allocate(capacity: 1)
    queue.initialize(to: CPixelsQueue())
  }

  deinit {
    queue.deallocate()
    for band in bands { band.deallocate() }
  }

  /// The size of the buffers in bytes.
  var byteCount: Int { bands.count * capacity * MemoryLayout<PremultipliedPixel>.stride }

  /// The buffer of the current band.
  var band: Pixels { bands[drawn] }

  /// Allocates buffers for bands of `pixels` pixels. No band may be in progress.
  func reserve(_ pixels: Int) {
    guard pixels > capacity else { return }
    for band in bands { band.deallocate() }
    bands = (0..<Self.bandCount).map { _ in .allocate(capacity: pixels) }
    capacity = pixels
  }

  /// Starts copying the current band to the picture, and switches to the next buffer.
  func send(_ count: Int, to place: Pixels) {
    let pending = CPixelsBeginStream(place, band, count)
    // Few pixels have been copied already, so that the buffer can be used again.
    if pending.count == 0 { return }
    if queue.pointee.second.count > 0 {
      CPixelsStream(&queue.pointee.first)
      queue.pointee.first = queue.pointee.second
      queue.pointee.second = pending
    } else if queue.pointee.first.count > 0 {
      queue.pointee.second = pending
    } else {
      queue.pointee.first = pending
    }
    drawn = (drawn + 1) % bands.count
  }

  /// Copies the remaining parts, and makes all stores visible to other threads.
  func finish() {
    CPixelsStream(&queue.pointee.first)
    CPixelsStream(&queue.pointee.second)
    CPixelsSettle()
  }
}
