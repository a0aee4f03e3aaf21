/// The compressed lists of the tables `gvar` and `cvar`: *OpenType Font Variations Common Table Formats*, "Packed point
/// numbers" and "Packed deltas".
extension FontTableReader {
  /// Returns the point numbers of a set of deltas, or `nil` if it has deltas for all points.
  ///
  /// - Parameter pointCount: The number of points of the glyph. Larger numbers throw.
  mutating func packedPoints(below pointCount: Int) throws(FontError) -> [Int]? {
    var count = try unsigned8()
    if count == 0 { return nil }
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try unsigned8()) }
    // A number takes at least a byte.
    guard count <= remaining else { throw truncated }
    var points: [Int] = []
    points.reserveCapacity(count)
    var last = 0
    while points.count < count {
      let control = try unsigned8()
      let run = (control & 0x7F) + 1
      guard points.count + run <= count else { throw invalid("a run of point numbers is too long") }
      for _ in 0..<run {
        last += control & 0x80 != 0 ? try unsigned16() : try unsigned8()
        guard last < pointCount else { throw invalid("a point does not exist") }
        points.append(last)
      }
    }
    return points
  }

  /// Returns the next deltas.
  mutating func packedDeltas(_ count: Int) throws(FontError) -> [Int] {
    // A byte stands for at most 64 deltas.
    guard count <= 64 * remaining else { throw truncated }
    var deltas: [Int] = []
    deltas.reserveCapacity(count)
    while deltas.count < count {
      let control = try unsigned8()
      let run = (control & 0x3F) + 1
      guard deltas.count + run <= count else { throw invalid("a run of deltas is too long") }
      switch control & 0xC0 {
      case 0x80: deltas.append(contentsOf: repeatElement(0, count: run))
      case 0x40: for _ in 0..<run { deltas.append(try signed16()) }
      case 0xC0: for _ in 0..<run { deltas.append(try signed32()) }
      default: for _ in 0..<run { deltas.append(try signed8()) }
      }
    }
    return deltas
  }
}
