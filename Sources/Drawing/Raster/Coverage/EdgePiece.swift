/// The part of an edge in one row.
struct EdgePiece: BitwiseCopyable {
  let edge: Int32
  /// Heights within the row, 0…256.
  let top: Int32
  let bottom: Int32
  let sign: Int32
  /// The positions at these heights in 1/65536 pixel.
  let entry: Int
  let exit: Int
  /// The first and last pixel.
  let first: Int
  let last: Int

  @inline(__always)
  init(edge: Int32, top: Int, bottom: Int, sign: Int, entry: Int, exit: Int) {
    self.edge = edge
    self.top = Int32(truncatingIfNeeded: top)
    self.bottom = Int32(truncatingIfNeeded: bottom)
    self.sign = Int32(truncatingIfNeeded: sign)
    self.entry = entry
    self.exit = exit
    first = min(entry, exit) &>> 16
    last = max(entry, exit) &>> 16
  }

  /// Returns one bit for each of the 64 heights from `start` that the piece has.
  func heights(from start: Int32) -> UInt64 {
    let top = max(0, min(64, self.top &- start))
    let bottom = max(0, min(64, self.bottom &- start))
    return (UInt64.max << UInt64(top)) & ~(UInt64.max << UInt64(bottom))
  }
}
