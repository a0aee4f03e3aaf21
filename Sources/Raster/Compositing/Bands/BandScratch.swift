/// The large memory that a painter draws in. Made anew for each picture, it would come from the system a page at a time.
final class BandScratch {
  let cells = CoverageCells()
  let stream = BandStream()

  fileprivate var byteCount: Int { cells.byteCount + stream.byteCount }
}

/// The scratch memory of a renderer's painters between its pictures. Nothing that is drawn depends on what is found here:
/// cells are empty after each shape, and a band is drawn over before it leaves.
final class BandScratches: @unchecked Sendable {
  /// What a thread needs for the widest screens; memory for larger pictures is given back.
  private static let largestKept = 2 * 1024 * 1024
  /// No more than there are threads of one picture.
  private static let mostKept = 64

  private let lock = NSLock()
  private var free: [BandScratch] = []

  func take() -> BandScratch { lock.withLock { free.popLast() } ?? BandScratch() }

  func give(_ scratch: BandScratch) {
    guard scratch.byteCount <= Self.largestKept else { return }
    lock.withLock { if free.count < Self.mostKept { free.append(scratch) } }
  }
}
