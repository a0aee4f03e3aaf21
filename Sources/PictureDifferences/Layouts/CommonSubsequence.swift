/// A longest common subsequence of two lists.
enum CommonSubsequence {
  /// The indices of the elements in common, in ascending order.
  ///
  /// - Parameter longest: Longer lists are matched only by their common beginning and end.
  /// - Complexity: quadratic in the lengths that remain without the common beginning and end.
  static func pairs<Left, Right>(
    _ old: [Left], _ new: [Right], longest: Int = .max, _ areAlike: (Left, Right) -> Bool
  ) -> [(Int, Int)] {
    let head = zip(old, new).prefix { areAlike($0, $1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { areAlike($0, $1) }.count
    let (middleOld, middleNew) = (old.count - head - tail, new.count - head - tail)
    var pairs = (0..<head).map { ($0, $0) }
    if middleOld > 0, middleNew > 0, middleOld <= longest, middleNew <= longest {
      var isAlike = [[Bool]](repeating: [Bool](repeating: false, count: middleNew), count: middleOld)
      var lengths = [[Int]](repeating: [Int](repeating: 0, count: middleNew + 1), count: middleOld + 1)
      for i in stride(from: middleOld - 1, through: 0, by: -1) {
        for j in stride(from: middleNew - 1, through: 0, by: -1) {
          isAlike[i][j] = areAlike(old[head + i], new[head + j])
          lengths[i][j] =
            isAlike[i][j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < middleOld, j < middleNew {
        if isAlike[i][j] {
          pairs.append((head + i, head + j))
          (i, j) = (i + 1, j + 1)
        } else if lengths[i + 1][j] >= lengths[i][j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    return pairs + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
  }
}
