extension ChangeMap {
  /// Returns the largest number of differing pixels in any square window. The window may extend beyond the picture.
  ///
  /// Counts per column of a band with the window's height are updated from row to row and summed along it. Bands whose
  /// first and last rows have no change cannot contain more than their neighbors and are skipped.
  func densestWindow(side: Int) -> Int {
    let changed = changedRows
    guard let first = changed.firstIndex(of: true), let last = changed.lastIndex(of: true) else { return 0 }
    var best = 0
    var counts = [Int32](repeating: 0, count: columns * 4)
    for y in first...last where best < side * side {
      if y - side >= first, changed[y - side] { add(-1, ofRow: y - side, to: &counts) }
      guard changed[y] else { continue }
      add(1, ofRow: y, to: &counts)
      best = max(best, ChangeMap.largestSum(counts, side: side))
    }
    return best
  }

  private var changedRows: [Bool] {
    (0..<height).map { y in
      guard hasChange[y / 4] else { return false }
      let mask: UInt16 = 0xF << UInt16((y & 3) * 4)
      return cells[(y / 4) * columns..<(y / 4 + 1) * columns].contains { $0 & mask != 0 }
    }
  }

  private func add(_ amount: Int32, ofRow y: Int, to counts: inout [Int32]) {
    let shift = UInt16((y & 3) * 4)
    cells.withUnsafeBufferPointer { cells in
      counts.withUnsafeMutableBufferPointer { counts in
        for column in 0..<columns {
          let bits = cells[(y / 4) * columns + column] &>> shift & 0xF
          guard bits != 0 else { continue }
          for x in 0..<4 where bits &>> UInt16(x) & 1 != 0 { counts[column * 4 + x] += amount }
        }
      }
    }
  }

  private static func largestSum(_ counts: [Int32], side: Int) -> Int {
    counts.withUnsafeBufferPointer { counts in
      var sum: Int32 = 0
      var best: Int32 = 0
      for x in 0..<counts.count {
        sum &+= counts[x]
        if x >= side { sum &-= counts[x - side] }
        best = max(best, sum)
      }
      return Int(best)
    }
  }
}
