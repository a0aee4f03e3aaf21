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
  /// If a list contains an identity several times, only the first element is matched. The others are deleted and inserted,
  /// and ``SliceDiagnostic`` reports them. The moved elements are those outside of the longest increasing subsequence of old
  /// positions (Fredman, "On computing the length of longest increasing subsequences", 1975).
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - identity: Returns the identity of an element.
  ///   - isEqual: Returns whether two elements with the same identity are equal.
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
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
