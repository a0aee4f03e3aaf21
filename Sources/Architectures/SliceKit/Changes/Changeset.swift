/// The changes from one list to another: deletes, inserts, moves and updates.
///
/// Positions of deletes and starts of moves are those in the old list. Positions of inserts and ends of moves are those in
/// the new list. The number of moves is minimal.
public struct Changeset<Element> {
  /// An inserted element.
  public struct Insert {
    /// The position in the new list.
    public var position: Int
    /// The inserted element.
    public var element: Element
  }

  /// An element that changed its order relative to the other remaining elements.
  public struct Move: Hashable, Sendable {
    /// The position in the old list.
    public var from: Int
    /// The position in the new list.
    public var to: Int

    /// Creates a move between two positions.
    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An element with the same identity that is no longer equal. It can also be moved.
  public struct Update {
    /// The position in the old list.
    public var from: Int
    /// The position in the new list.
    public var to: Int
    /// The new element.
    public var element: Element
  }

  /// The positions of the deleted elements in the old list, ascending.
  public internal(set) var deletes: [Int] = []
  /// The inserted elements, ascending by position in the new list.
  public internal(set) var inserts: [Insert] = []
  /// The moved elements, ascending by position in the new list.
  public package(set) var moves: [Move] = []
  /// The updated elements, ascending by position in the new list.
  public internal(set) var updates: [Update] = []

  /// Whether there are no changes.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
}

extension Changeset {
  /// Creates the changes from one list to another.
  ///
  /// If a list contains an identity several times, at most one element of each list is matched with one of the other. The
  /// others are deleted and inserted, and ``SliceDiagnostic`` reports them. The moved elements are those outside of the longest
  /// increasing subsequence of old positions (Fredman, "On computing the length of longest increasing subsequences", 1975).
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - identity: Returns the identity of an element.
  ///   - isEqual: Returns whether two elements with the same identity are equal.
  /// - Complexity: O(*n*), where *n* is the number of elements, if no element moves. O(*n* log *n*) otherwise. Common elements at
  ///   both ends are compared without hashing.
  public init(
    from old: [Element], to new: [Element], identity: (Element) -> some Hashable,
    isEqual: (Element, Element) -> Bool
  ) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, identity(old[start]) == identity(new[start]) { start += 1 }
    var end = 0
    while end < shorter - start, identity(old[old.count - 1 - end]) == identity(new[new.count - 1 - end]) { end += 1 }
    func update(_ from: Int, _ to: Int) {
      if !isEqual(old[from], new[to]) { updates.append(Update(from: from, to: to, element: new[to])) }
    }
    for position in 0..<start { update(position, position) }
    let kept = match(old, start..<(old.count - end), with: new, start..<(new.count - end), identity: identity)
    for move in kept { update(move.from, move.to) }
    moves = Self.outOfOrder(kept)
    for position in 0..<end { update(old.count - end + position, new.count - end + position) }
  }

  /// Finds deletes and inserts in the parts of both lists that differ.
  ///
  /// - Returns: The remaining elements, ascending by position in the new list.
  private mutating func match<ID: Hashable>(
    _ old: [Element], _ oldRange: Range<Int>, with new: [Element], _ newRange: Range<Int>, identity: (Element) -> ID
  ) -> [Move] {
    guard !oldRange.isEmpty else {
      inserts = newRange.map { Insert(position: $0, element: new[$0]) }
      return []
    }
    guard !newRange.isEmpty else {
      deletes = Array(oldRange)
      return []
    }
    // The first position of each identity that is not matched yet.
    var positions: [ID: Int] = Dictionary(minimumCapacity: oldRange.count)
    for position in oldRange.reversed() { positions[identity(old[position])] = position }
    var isKept = [Bool](repeating: false, count: oldRange.count)
    var kept: [Move] = []
    for position in newRange {
      if let from = positions.removeValue(forKey: identity(new[position])) {
        isKept[from - oldRange.lowerBound] = true
        kept.append(Move(from: from, to: position))
      } else {
        inserts.append(Insert(position: position, element: new[position]))
      }
    }
    deletes = oldRange.filter { !isKept[$0 - oldRange.lowerBound] }
    return kept
  }

  /// Returns the elements that change their order relative to the others.
  private static func outOfOrder(_ kept: [Move]) -> [Move] {
    guard !zip(kept, kept.dropFirst()).allSatisfy({ $0.from < $1.from }) else { return [] }
    let inOrder = longestIncreasingSubsequence(of: kept.map(\.from))
    return kept.indices.filter { !inOrder.contains($0) }.map { kept[$0] }
  }

  /// Returns the positions of a longest increasing subsequence of distinct numbers.
  package static func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
    // For each length, the position of the smallest number that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let position = next {
      result.insert(position)
      next = previous[position]
    }
    return result
  }
}

extension Changeset where Element: Identifiable & Equatable {
  /// Creates the changes from one list to another.
  public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, identity: \.id, isEqual: ==)
  }
}

extension Changeset: Equatable where Element: Equatable {}
extension Changeset.Insert: Equatable where Element: Equatable {}
extension Changeset.Update: Equatable where Element: Equatable {}
extension Changeset: Sendable where Element: Sendable {}
extension Changeset.Insert: Sendable where Element: Sendable {}
extension Changeset.Update: Sendable where Element: Sendable {}
