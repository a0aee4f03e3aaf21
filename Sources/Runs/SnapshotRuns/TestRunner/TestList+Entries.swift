import SnapshotLedger

extension TestList {
  /// Returns the tests that made the given assertions.
  package func tests(of entries: some Sequence<LedgerEntry>) -> Set<Test> {
    var chosen: Set<Test> = []
    for entry in entries { chosen.formUnion(tests(of: entry)) }
    return chosen
  }

  func tests(of entry: LedgerEntry) -> [Test] {
    if let running = entry.runningTest.map(TestList.comparable) {
      let found = tests.filter { TestList.comparable($0.id) == running }
      if !found.isEmpty { return found }
    }
    let named = tests.filter { $0.target == entry.target && $0.function == entry.test }
    // Assertions in XCTest know their file, not their class.
    let exact = named.filter { $0.suite.hasSuffix(entry.suite) }
    return exact.isEmpty ? named : exact
  }
}
