/// How one list becomes another: what goes, what comes, what moves, what changes in its place.
///
/// Positions are those that list views want: what goes and where moves start counts in the old list, what comes and where
/// moves end counts in the new one. There are as few moves as possible: everything else keeps its order.
public struct Changeset<Element> {
  /// An element that has come, and its position in the new list.
  public struct Insert {
    public var position: Int
    public var element: Element
  }

  /// An element that has changed its order among those that stay.
  public struct Move: Hashable, Sendable {
    /// Positions in the old and in the new list.
    public var from: Int
    public var to: Int
  }

  /// An element that is the same one but no longer equal. It may move, too.
  public struct Update {
    /// Positions in the old and in the new list.
    public var from: Int
    public var to: Int
    /// The new element.
    public var element: Element
  }

  /// Positions in the old list, ascending.
  public internal(set) var deletes: [Int] = []
  /// Ascending by position in the new list.
  public internal(set) var inserts: [Insert] = []
  /// Ascending by position in the new list.
  public internal(set) var moves: [Move] = []
  /// Ascending by position in the new list.
  public internal(set) var updates: [Update] = []

  /// Whether nothing changes.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
}

extension Changeset {
  /// The changes from one list to another.
  ///
  /// Elements are the same where their identities are. Of several with one identity in a list only the first counts; the
  /// others go and come (``SliceDiagnostic`` reports them). The moves are those elements that are not part of the
  /// longest increasing subsequence of old positions (Fredman, "On computing the length of longest increasing
  /// subsequences", 1975). Takes O(n log n).
  public init(
    from old: [Element], to new: [Element], identity: (Element) -> some Hashable,
    isEqual: (Element, Element) -> Bool
  ) {
    let oldPositions = Self.firstPositions(of: old, identity: identity)
    let newPositions = Self.firstPositions(of: new, identity: identity)
    let stays = old.indices.map { position in
      let id = identity(old[position])
      return oldPositions[id] == position && newPositions[id] != nil
    }
    deletes = old.indices.filter { !stays[$0] }
    var kept: [Move] = []
    for (position, element) in new.enumerated() {
      let id = identity(element)
      if newPositions[id] == position, let from = oldPositions[id] {
        kept.append(Move(from: from, to: position))
        if !isEqual(old[from], element) { updates.append(Update(from: from, to: position, element: element)) }
      } else {
        inserts.append(Insert(position: position, element: element))
      }
    }
    let inOrder = Self.longestIncreasingSubsequence(of: kept.map(\.from))
    moves = kept.indices.filter { !inOrder.contains($0) }.map { kept[$0] }
  }

  private static func firstPositions<ID: Hashable>(of list: [Element], identity: (Element) -> ID) -> [ID: Int] {
    var positions: [ID: Int] = [:]
    for (position, element) in list.enumerated() where positions[identity(element)] == nil {
      positions[identity(element)] = position
    }
    return positions
  }

  /// The positions of a longest increasing subsequence of distinct numbers.
  static func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
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
  /// The changes from one list to another.
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
