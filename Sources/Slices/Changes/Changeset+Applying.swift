import TestFailures

/// Why a changeset does not fit a list, and at which line it was applied.
public struct ChangesetMismatch: LocatedError {
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// How many elements the list has that the changes were applied to.
    public let count: Int
    public let problem: String

    public var description: String {
      "The changes do not fit a list of \(count) elements: \(problem). Apply them to the list they were made from."
    }
  }

  public let reason: Reason
  public var site: CallSite?
}

extension Changeset {
  /// The new list, made of the old one by the changes. Takes linear time.
  ///
  /// - Throws: ``ChangesetMismatch`` where the list cannot be the one that the changes were made from.
  public func applied(
    to old: [Element], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> [Element] {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try changed(old) }
  }

  /// The same for whoever says themselves at which line it was asked for.
  func changed(_ old: [Element]) throws -> [Element] {
    func mismatch(_ problem: String) -> ChangesetMismatch {
      ChangesetMismatch(reason: ChangesetMismatch.Reason(count: old.count, problem: problem))
    }
    var leaves = [Bool](repeating: false, count: old.count)
    for position in deletes + moves.map(\.from) {
      guard old.indices.contains(position), !leaves[position] else { throw mismatch("nothing to take at \(position)") }
      leaves[position] = true
    }
    let count = old.count - deletes.count + inserts.count
    var new = [Element?](repeating: nil, count: count)
    let placed = inserts.map { ($0.position, $0.element) } + moves.map { ($0.to, old[$0.from]) }
    for (position, element) in placed {
      guard new.indices.contains(position), new[position] == nil else { throw mismatch("no room at \(position)") }
      new[position] = element
    }
    var staying = old.indices.lazy.filter { !leaves[$0] }.makeIterator()
    for position in new.indices where new[position] == nil { new[position] = staying.next().map { old[$0] } }
    for update in updates {
      guard new.indices.contains(update.to) else { throw mismatch("nothing to update at \(update.to)") }
      new[update.to] = update.element
    }
    return new.compactMap { $0 }
  }
}
