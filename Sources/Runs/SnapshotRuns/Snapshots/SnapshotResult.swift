import SnapshotLedger

/// The result of one snapshot in a run, combined from its ledger entries.
package struct SnapshotResult: Equatable, Sendable {
  package var status: SnapshotStatus
  /// The entry that determines the status.
  package var entry: LedgerEntry
  /// The number of assertions.
  package var attempts: Int

  package var id: String { entry.id }

  /// Whether someone has to accept or reject a new value that the run kept.
  package var isAcceptable: Bool { status.needsDecision && entry.artifacts.actual != nil }

  /// The unique key: an image and a text of one test can share an id.
  package var key: Key { Key(id: entry.id, format: entry.format) }

  package struct Key: Hashable, Sendable {
    package var id: String
    package var format: String

    package init(id: String, format: String) {
      self.id = id
      self.format = format
    }
  }

  /// Returns the results of a ledger, one per id and format, in an order that does not depend on the order of the tests.
  ///
  /// A snapshot that was asserted several times has its most severe outcome, so that a retry never hides a missing
  /// reference. A snapshot that passed and changed, or changed in different ways, is nondeterministic.
  package static func results(of entries: [LedgerEntry]) -> [SnapshotResult] {
    var byKey: [Key: [Int]] = [:]
    byKey.reserveCapacity(entries.count)
    for index in entries.indices {
      byKey[Key(id: entries[index].id, format: entries[index].format), default: []].append(index)
    }
    let groups = Array(byKey.values)
    byKey = [:]
    let severity = Dictionary(uniqueKeysWithValues: SnapshotStatus.allCases.enumerated().map { ($1, $0) })
    func rank(_ index: Int) -> Int { severity[SnapshotStatus(entries[index].outcome)] ?? 0 }
    // Results are made in their order, because a large run should not be in memory once more in another order.
    let worst = groups.map { indices in
      indices.count == 1 ? indices[0] : indices.min { rank($0) < rank($1) } ?? indices[0]
    }
    let order = worst.indices.map { SnapshotOrder.Key(entries[worst[$0]], index: $0) }
      .sorted(by: SnapshotOrder.Key.precedes)
    return order.map { result(of: groups[$0.index], worst: worst[$0.index], in: entries) }
  }

  private static func result(of indices: [Int], worst: Int, in entries: [LedgerEntry]) -> SnapshotResult {
    var status = SnapshotStatus(entries[worst].outcome)
    if status == .changed, indices.count > 1 {
      let kept = Set(indices.filter { entries[$0].outcome == .changed }.compactMap { entries[$0].actualHash })
      if kept.count > 1 || indices.contains(where: { entries[$0].outcome == .passed }) { status = .nondeterministic }
    }
    return SnapshotResult(status: status, entry: entries[worst], attempts: indices.count)
  }
}
