import SnapshotFoundation

/// The error of applying a changeset to a list that it was not created from.
public struct ChangesetMismatch: LocatedError {
  /// Why the changes cannot be applied.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The number of elements in the list.
    public let count: Int
    /// The first change that cannot be applied.
    public let problem: String

    /// The error and how to fix it.
    public var description: String {
      "The changes do not fit a list of \(count) elements: \(problem). Apply them to the list that they were created from."
    }
  }

  /// Why the changes cannot be applied.
  public let reason: Reason
  /// Where the changes were applied.
  package var site: CallSite?
}

extension Changeset {
  /// Returns the new list, given the old one.
  ///
  /// - Parameter old: The list that the changes were created from.
  /// - Throws: ``ChangesetMismatch`` if the changes do not fit the list.
  /// - Complexity: O(*n*), where *n* is the number of elements and changes.
  public func applied(
    to old: [Element], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> [Element] {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try changed(old) }
  }

  /// Returns the new list, for callers that add the call site to errors.
  func changed(_ old: [Element]) throws -> [Element] {
    func mismatch(_ problem: String) -> ChangesetMismatch {
      ChangesetMismatch(reason: ChangesetMismatch.Reason(count: old.count, problem: problem))
    }
    var leaves = [Bool](repeating: false, count: old.count)
    for position in deletes + moves.map(\.from) {
      guard old.indices.contains(position), !leaves[position] else {
        throw mismatch("no element to remove or move at \(position)")
      }
      leaves[position] = true
    }
    let count = old.count - deletes.count + inserts.count
    var new = [Element?](repeating: nil, count: count)
    let placed = inserts.map { ($0.position, $0.element) } + moves.map { ($0.to, old[$0.from]) }
    for (position, element) in placed {
      guard new.indices.contains(position), new[position] == nil else {
        throw mismatch("cannot insert an element at \(position)")
      }
      new[position] = element
    }
    var staying = old.indices.lazy.filter { !leaves[$0] }.makeIterator()
    for position in new.indices where new[position] == nil { new[position] = staying.next().map { old[$0] } }
    for update in updates {
      guard new.indices.contains(update.to) else { throw mismatch("no element to update at \(update.to)") }
      new[update.to] = update.element
    }
    return new.compactMap { $0 }
  }
}
