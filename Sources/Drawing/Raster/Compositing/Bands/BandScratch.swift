import Foundation

/// Reusable scratch buffers of a painter. Allocating them for each picture would cause page faults.
final class BandScratch {
  let cells = AccumulationBuffer()
  let stream = BandStream()

  fileprivate var byteCount: Int { cells.byteCount + stream.byteCount }
}

/// The scratch buffers of a renderer between pictures. Their contents never affect a picture: accumulation buffers are
/// cleared after each shape, and the first band in a buffer overwrites all of it.
///
/// `@unchecked Sendable`: `lock` guards `free`.
final class BandScratchPool: @unchecked Sendable {
  /// The size in bytes that the widest screens need. Larger buffers are freed.
  private static let largestKept = 2 * 1024 * 1024
  /// At most one per thread of a picture.
  private static let mostKept = 64

  private let lock = NSLock()
  private var free: [BandScratch] = []

  func take() -> BandScratch { lock.withLock { free.popLast() } ?? BandScratch() }

  func give(_ scratch: BandScratch) {
    guard scratch.byteCount <= Self.largestKept else { return }
    lock.withLock { if free.count < Self.mostKept { free.append(scratch) } }
  }
}
