import SnapshotFoundation

/// A longest common subsequence of two lists.
enum CommonSubsequence {
  /// The indices of the elements in common, in ascending order, and whether they are the most. Larger lists are matched only by
  /// their common beginning and end.
  ///
  /// - Parameters:
  ///   - old: The number of elements of the older list.
  ///   - new: The number of elements of the newer list.
  ///   - areAlike: Whether elements of both lists, given by their indices, are in common. It is not generic, because generic
  ///     functions of other files are not specialized in debug builds, and then spend most of the time on metadata.
  /// - Complexity: quadratic in the lengths that remain without the common beginning and end, which are at most
  ///   ``ExplanationLimits/siblings``.
  static func pairs(
    _ old: Int, _ new: Int, _ areAlike: (_ old: Int, _ new: Int) -> Bool
  ) -> (pairs: [(Int, Int)], isComplete: Bool) {
    let shorter = min(old, new)
    var head = 0
    while head < shorter, areAlike(head, head) { head += 1 }
    var tail = 0
    while tail < shorter - head, areAlike(old - 1 - tail, new - 1 - tail) { tail += 1 }
    var pairs: [(Int, Int)] = []
    pairs.reserveCapacity(shorter)
    for index in 0..<head { pairs.append((index, index)) }
    let (rows, columns) = (old - head - tail, new - head - tail)
    let isSearched = rows <= ExplanationLimits.siblings && columns <= ExplanationLimits.siblings
    if rows > 0, columns > 0, isSearched { addMiddle(head, rows, columns, areAlike, to: &pairs) }
    for index in 0..<tail { pairs.append((old - tail + index, new - tail + index)) }
    return (pairs, isSearched || rows == 0 || columns == 0)
  }

  /// The indices of equal elements in common, in ascending order.
  ///
  /// - Complexity: that of ``LineDifference`` for large lists: nearly linear for nearly equal ones.
  static func pairs<Element: Hashable>(equal old: [Element], _ new: [Element]) -> [(Int, Int)] {
    if old.count <= ExplanationLimits.siblings, new.count <= ExplanationLimits.siblings {
      return pairs(old.count, new.count) { old[$0] == new[$1] }.pairs
    }
    return LineDifference.runs(old: old, new: new).flatMap { run in
      guard case .common(let i, let j, let count) = run else { return [(Int, Int)]() }
      return (0..<count).map { (i + $0, j + $0) }
    }
  }

  /// The positions of a longest ascending subsequence of distinct values (patience sorting: Fredman, "On computing the length of
  /// longest increasing subsequences", 1975).
  ///
  /// - Complexity: O(*n* log *n*).
  static func ascending(_ values: [Int]) -> [Int] {
    /// The position of the smallest value that ends an ascending subsequence of each length.
    var ends: [Int] = []
    var predecessors = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var positions: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      positions.append(position)
      position = predecessors[position]
    }
    return positions.reversed()
  }

  private static func addMiddle(
    _ head: Int, _ rows: Int, _ columns: Int, _ areAlike: (Int, Int) -> Bool, to pairs: inout [(Int, Int)]
  ) {
    let width = columns + 1
    var isAlike = [Bool](repeating: false, count: rows * columns)
    var lengths = [Int32](repeating: 0, count: (rows + 1) * width)
    for i in stride(from: rows - 1, through: 0, by: -1) {
      for j in stride(from: columns - 1, through: 0, by: -1) {
        let alike = areAlike(head + i, head + j)
        isAlike[i * columns + j] = alike
        lengths[i * width + j] =
          alike ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      if isAlike[i * columns + j] {
        pairs.append((head + i, head + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
