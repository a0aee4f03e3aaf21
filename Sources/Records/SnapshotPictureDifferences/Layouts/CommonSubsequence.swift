/// A longest common subsequence of two lists.
enum CommonSubsequence {
  /// The indices of the elements in common, in ascending order.
  ///
  /// - Parameters:
  ///   - old: The number of elements of the older list.
  ///   - new: The number of elements of the newer list.
  ///   - longest: Longer lists are matched only by their common beginning and end.
  ///   - areAlike: Whether elements of both lists, given by their indices, are in common. It is not generic, because generic
  ///     functions of other files are not specialized in debug builds, and then spend most of the time on metadata.
  /// - Complexity: quadratic in the lengths that remain without the common beginning and end.
  static func pairs(
    _ old: Int, _ new: Int, longest: Int = .max, _ areAlike: (_ old: Int, _ new: Int) -> Bool
  ) -> [(Int, Int)] {
    let shorter = min(old, new)
    var head = 0
    while head < shorter, areAlike(head, head) { head += 1 }
    var tail = 0
    while tail < shorter - head, areAlike(old - 1 - tail, new - 1 - tail) { tail += 1 }
    var pairs: [(Int, Int)] = []
    pairs.reserveCapacity(shorter)
    for index in 0..<head { pairs.append((index, index)) }
    let (rows, columns) = (old - head - tail, new - head - tail)
    if rows > 0, columns > 0, rows <= longest, columns <= longest {
      addMiddle(head, rows, columns, areAlike, to: &pairs)
    }
    for index in 0..<tail { pairs.append((old - tail + index, new - tail + index)) }
    return pairs
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
