/// Computes the difference of two sequences of lines.
///
/// The same change has several descriptions. ``CommonRunSearch`` finds the one that swift-snapshot-testing shows, because
/// teams test the messages of failures. If it would take too long, ``ShortestSearch`` is used.
package enum LineDifference {
  /// Consecutive lines that are all common, all removed or all added.
  package enum Run: Equatable {
    /// Lines of both texts: the position of the first line in each, and the number of lines.
    case common(old: Int, new: Int, count: Int)
    /// Lines that only the old text has.
    case removed(old: Int, new: Int, count: Int)
    /// Lines that only the new text has.
    case added(old: Int, new: Int, count: Int)
  }

  /// Returns the runs of an edit script for lines that are equal only if their bytes are.
  package static func runs(old: [Substring], new: [Substring]) -> [Run] {
    runs(old: old.map(LineBytes.init), new: new.map(LineBytes.init))
  }

  /// Returns the runs of an edit script, in order. Removed lines come before the added lines that replace them.
  package static func runs<Line: Hashable>(old: [Line], new: [Line]) -> [Run] {
    var numbers: [Line: Int32] = [:]
    numbers.reserveCapacity(old.count + new.count)
    func number(_ line: Line) -> Int32 {
      if let known = numbers[line] { return known }
      let next = Int32(truncatingIfNeeded: numbers.count)
      numbers[line] = next
      return next
    }
    let oldNumbers = old.map(number)
    let newNumbers = new.map(number)
    var runs = CommonRunSearch(old: oldNumbers, new: newNumbers, distinct: numbers.count)
    if runs.run() { return Self.runs(removed: runs.removed, added: runs.added) }
    var shortest = ShortestSearch(old: oldNumbers, new: newNumbers, distinct: numbers.count)
    shortest.run()
    return Self.runs(removed: shortest.removed, added: shortest.added)
  }

  /// Returns the runs of two texts whose removed and added lines are marked. All other lines are common.
  private static func runs(removed: [Bool], added: [Bool]) -> [Run] {
    var runs: [Run] = []
    var old = 0
    var new = 0
    while old < removed.count || new < added.count {
      let oldStart = old
      let newStart = new
      while old < removed.count, new < added.count, !removed[old], !added[new] {
        old += 1
        new += 1
      }
      if old > oldStart { runs.append(.common(old: oldStart, new: newStart, count: old - oldStart)) }
      let removedStart = old
      while old < removed.count, removed[old] { old += 1 }
      if old > removedStart { runs.append(.removed(old: removedStart, new: new, count: old - removedStart)) }
      let addedStart = new
      while new < added.count, added[new] { new += 1 }
      if new > addedStart { runs.append(.added(old: old, new: addedStart, count: new - addedStart)) }
    }
    return runs
  }
}

/// A line that is equal to another only if their UTF-8 is. `==` of strings ignores the difference of composed and decomposed
/// characters.
private struct LineBytes: Hashable {
  var text: Substring

  init(_ text: Substring) { self.text = text }

  static func == (left: LineBytes, right: LineBytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
