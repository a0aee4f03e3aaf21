/// What became of a snapshot in a run.
public enum SnapshotStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The assertion could not be made.
  case error
  case changed
  case missing
  /// It passed and failed in one run.
  case nondeterministic
  /// It had no reference, and one was written.
  case new
  /// Its reference was rewritten.
  case rerecorded
  case passed

  init(_ outcome: LedgerEntry.Outcome) {
    switch outcome {
    case .passed: self = .passed
    case .changed: self = .changed
    case .missing: self = .missing
    case .recorded: self = .new
    case .rerecorded: self = .rerecorded
    case .error: self = .error
    }
  }
}

/// One snapshot of a run: its entries in the ledger taken together.
public struct SnapshotResult: Hashable, Sendable {
  public var status: SnapshotStatus
  /// The entry that decided the status.
  public var entry: LedgerEntry
  /// How often it was asserted.
  public var attempts: Int

  public var id: String { entry.id }

  /// What tells it from every other: a picture and a text of one test may share a name, and so an id.
  public var key: Key { Key(id: entry.id, format: entry.format) }

  public struct Key: Hashable, Sendable {
    public var id: String
    public var format: String
  }

  /// The results of a ledger, one an id and format, in an order that does not depend on which test ran first.
  ///
  /// A snapshot that was asserted more than once has the worst of its outcomes, so that a retry never hides a
  /// missing reference; one that passed and also differed, or differed in several ways, is nondeterministic.
  public static func results(of entries: [LedgerEntry]) -> [SnapshotResult] {
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
