/// Paired brackets, BD14 to BD16 of Unicode Standard Annex #9.
enum BidirectionalBracket {
  /// Two brackets that belong together, by their positions in an isolating run sequence.
  struct Pair {
    let opening: Int
    let closing: Int
  }

  /// The most brackets that may be open at once.
  private static let maximumDepth = 63

  /// The pairs among brackets and other neutral characters in ascending positions, ordered by the opening bracket. The
  /// search ends where more than 63 brackets would be open at once.
  static func pairs(in neutrals: [(position: Int, scalar: Unicode.Scalar)]) -> [Pair] {
    var pairs: [Pair] = []
    var open: [(closing: UInt32, position: Int)] = []
    search: for (position, scalar) in neutrals {
      guard let bracket = bracket(scalar) else { continue }
      if bracket.isOpening {
        guard open.count < maximumDepth else { break search }
        open.append((bracket.closing, position))
      } else if let match = open.lastIndex(where: { $0.closing == bracket.closing }) {
        pairs.append(Pair(opening: open[match].position, closing: position))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  private static func bracket(_ scalar: Unicode.Scalar) -> (closing: UInt32, isOpening: Bool)? {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle] &>> 32 < UInt64(scalar.value) { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low] &>> 32 == UInt64(scalar.value) else { return nil }
    let pair = UInt32(truncatingIfNeeded: table[low])
    return (pair &>> 1, pair & 1 == 1)
  }
}
