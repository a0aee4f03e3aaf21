import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import SnapshotSeededRandom
import Testing

@Suite struct SnapshotOrderTests {
  @Test func orderDoesNotDependOnTheLedger() {
    let entries = ["light", "dark"].flatMap { scheme in
      ["xSmall", "small", "medium", "large", "xLarge"].map { size in
        LedgerEntry.example(name: "login", cell: ["typeSize=\(size)", "colorScheme=\(scheme)"])
      }
    }
    let expected = SnapshotResult.results(of: entries).map(\.id)
    for seed in 0..<5 {
      var numbers = SplitMix(seed: UInt64(seed))
      #expect(SnapshotResult.results(of: entries.shuffled(using: &numbers)).map(\.id) == expected)
    }
  }

  @Test func sizesAreSortedFromSmallToLargeAndLightBeforeDark() {
    let cells = ["typeSize=large", "typeSize=xSmall", "typeSize=small", "typeSize=accessibility1", "typeSize=xLarge"]
    let results = SnapshotResult.results(of: cells.map { .example(cell: [$0]) })
    #expect(
      results.flatMap(\.entry.cell) == [
        "typeSize=xSmall", "typeSize=small", "typeSize=large", "typeSize=xLarge", "typeSize=accessibility1",
      ])
    let schemes = SnapshotResult.results(of: ["dark", "light"].map { .example(cell: ["colorScheme=\($0)"]) })
    #expect(schemes.flatMap(\.entry.cell) == ["colorScheme=light", "colorScheme=dark"])
  }

  @Test func numbersInNamesAreComparedAsNumbers() {
    let results = SnapshotResult.results(of: ["10", "9", "1", "page10", "page9"].map { .example(name: $0) })
    #expect(results.map(\.entry.name) == ["1", "9", "10", "page9", "page10"])
  }
}
