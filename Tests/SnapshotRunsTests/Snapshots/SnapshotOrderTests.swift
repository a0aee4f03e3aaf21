import RunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

@Suite struct SnapshotOrderTests {
  @Test func theOrderDoesNotDependOnTheLedgers() {
    let entries = ["light", "dark"].flatMap { scheme in
      ["xSmall", "small", "medium", "large", "xLarge"].map { size in
        LedgerEntry.example(name: "login", cell: ["typeSize=\(size)", "colorScheme=\(scheme)"])
      }
    }
    let expected = SnapshotResult.results(of: entries).map(\.id)
    for seed in 0..<5 {
      var numbers = SeededNumbers(state: UInt64(seed))
      #expect(SnapshotResult.results(of: entries.shuffled(using: &numbers)).map(\.id) == expected)
    }
  }

  @Test func sizesGoFromSmallToLargeAndLightBeforeDark() {
    let cells = ["typeSize=large", "typeSize=xSmall", "typeSize=small", "typeSize=accessibility1", "typeSize=xLarge"]
    let results = SnapshotResult.results(of: cells.map { .example(cell: [$0]) })
    #expect(
      results.flatMap(\.entry.cell) == [
        "typeSize=xSmall", "typeSize=small", "typeSize=large", "typeSize=xLarge", "typeSize=accessibility1",
      ])
    let schemes = SnapshotResult.results(of: ["dark", "light"].map { .example(cell: ["colorScheme=\($0)"]) })
    #expect(schemes.flatMap(\.entry.cell) == ["colorScheme=light", "colorScheme=dark"])
  }

  @Test func numbersInNamesCountAsNumbers() {
    let results = SnapshotResult.results(of: ["10", "9", "1", "page10", "page9"].map { .example(name: $0) })
    #expect(results.map(\.entry.name) == ["1", "9", "10", "page9", "page10"])
  }
}

/// SplitMix64, for the same order on every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
