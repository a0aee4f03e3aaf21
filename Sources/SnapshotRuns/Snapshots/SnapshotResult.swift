import SnapshotLedger

/// The result of one snapshot in a run, combined from its ledger entries.
package struct SnapshotResult: Hashable, Sendable {
  package var status: SnapshotStatus
  /// The entry that determines the status.
  package var entry: LedgerEntry
  /// The number of assertions.
  package var attempts: Int

  package var id: String { entry.id }

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
    let results = byKey.values.compactMap { indices in result(of: indices.map { entries[$0] }) }
    let order = results.indices.map { SnapshotOrder.Key(results[$0].entry, index: $0) }
      .sorted(by: SnapshotOrder.Key.precedes)
    return order.map { results[$0.index] }
  }

  private static func result(of entries: [LedgerEntry]) -> SnapshotResult? {
    let severity = SnapshotStatus.allCases
    func rank(_ entry: LedgerEntry) -> Int { severity.firstIndex(of: SnapshotStatus(entry.outcome)) ?? 0 }
    guard let worst = entries.min(by: { rank($0) < rank($1) }) else { return nil }
    var status = SnapshotStatus(worst.outcome)
    let kept = Set(entries.filter { $0.outcome == .changed }.compactMap(\.actualHash))
    if status == .changed, kept.count > 1 || entries.contains(where: { $0.outcome == .passed }) {
      status = .nondeterministic
    }
    return SnapshotResult(status: status, entry: worst, attempts: entries.count)
  }
}
