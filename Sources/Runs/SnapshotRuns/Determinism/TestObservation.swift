import SnapshotLedger

/// The results of one attempt at the tests, without the comparison with references, so that two attempts can be compared.
package struct TestObservation: Sendable {
  /// The outcomes of each snapshot and hashes of values that differ from the reference, sorted. A snapshot that was asserted
  /// several times has several.
  package var values: [SnapshotResult.Key: [String]]
  /// The names of tests that failed for another reason than a snapshot.
  package var failed: Set<String>
  /// The names of tests that ran to their end.
  package var ended: Set<String>
  /// How the test runner ended.
  package var ending: RunFacts.Ending
  /// The reasons of a crash or a failed build.
  package var reasons: [String]

  /// - Parameters:
  ///   - entries: The ledger entries of the attempt.
  ///   - facts: The metadata of the attempt, without those of other attempts.
  package init(entries: [LedgerEntry], facts: RunFacts) {
    values = entries.reduce(into: [:]) { values, entry in
      values[SnapshotResult.Key(id: entry.id, format: entry.format), default: []].append(Self.value(of: entry))
    }
    values = values.mapValues { $0.sorted() }
    failed = Set(facts.issues.filter { !$0.isExplained(by: entries) }.map(\.test))
    ended = Set(facts.ended ?? [])
    ending = facts.ending
    reasons = facts.reasons
  }

  /// A value that matches its reference has no hash, and needs none.
  private static func value(of entry: LedgerEntry) -> String {
    switch entry.outcome {
    case .passed: "passed"
    case .error: "error"
    case .changed, .missing, .recorded, .rerecorded: entry.actualHash ?? entry.outcome.rawValue
    }
  }

  /// Compares the results with those of another attempt at the same tests.
  package func differences(from other: TestObservation) -> ObservedDifferences {
    var found = ObservedDifferences()
    let keys = Set(values.keys).union(other.values.keys)
    guard ending == .finished, other.ending == .finished else {
      // What a run that was cut short did not reach is not known.
      found.ending = ending == other.ending ? nil : ending
      found.changed = keys.filter { values[$0] != nil && other.values[$0] != nil && values[$0] != other.values[$0] }
      return found
    }
    for key in keys where values[key] != other.values[key] {
      if values[key] == nil || other.values[key] == nil {
        found.missing.insert(key)
      } else {
        found.changed.insert(key)
      }
    }
    found.failed = failed.symmetricDifference(other.failed)
    found.notRun = ended.symmetricDifference(other.ended)
    return found
  }
}

/// The snapshots and tests for which two attempts had different results.
package struct ObservedDifferences: Hashable, Sendable {
  /// Snapshots whose values differ.
  package var changed: Set<SnapshotResult.Key> = []
  /// Snapshots that only one attempt asserted.
  package var missing: Set<SnapshotResult.Key> = []
  /// Tests that failed in only one attempt.
  package var failed: Set<String> = []
  /// Tests that only one attempt ran.
  package var notRun: Set<String> = []
  /// How the test runner ended, if only one attempt finished.
  package var ending: RunFacts.Ending?

  package init() {}

  package var isEmpty: Bool { count == 0 && ending == nil }

  /// The number of snapshots and tests.
  package var count: Int { changed.count + missing.count + failed.count + notRun.count }

  /// Returns the differences without those of another comparison.
  package func subtracting(_ other: ObservedDifferences) -> ObservedDifferences {
    var rest = self
    rest.changed.subtract(other.changed.union(other.missing))
    rest.missing.subtract(other.missing.union(other.changed))
    rest.failed.subtract(other.failed.union(other.notRun))
    rest.notRun.subtract(other.notRun.union(other.failed))
    return rest
  }

  /// The differences of two comparisons.
  package func union(_ other: ObservedDifferences) -> ObservedDifferences {
    var all = self
    all.changed.formUnion(other.changed)
    all.missing.formUnion(other.missing)
    all.failed.formUnion(other.failed)
    all.notRun.formUnion(other.notRun)
    all.ending = ending ?? other.ending
    return all
  }
}

extension TestList {
  /// Returns the tests that have different results in two attempts, to run them again; empty for all tests, if it is not known
  /// which differ.
  package func tests(of differences: ObservedDifferences, entries: [LedgerEntry]) -> [Test] {
    guard differences.ending == nil else { return [] }
    let keys = differences.changed.union(differences.missing)
    let names = differences.failed.union(differences.notRun)
    var chosen = Set(tests.filter { names.contains($0.id) || names.contains($0.consoleName) })
    var seen: Set<String> = []
    for entry in entries where keys.contains(SnapshotResult.Key(id: entry.id, format: entry.format)) {
      guard seen.insert(entry.id).inserted else { continue }
      let found = tests(of: entry)
      if found.isEmpty { return [] }
      chosen.formUnion(found)
    }
    return chosen.sorted { $0.id < $1.id }
  }
}
