import SnapshotFoundation
import Testing

@Suite struct WordTests {
  @Test(arguments: [
    (0, "0 snapshots"), (1, "1 snapshot"), (2, "2 snapshots"), (999, "999 snapshots"), (1_000, "1,000 snapshots"),
    (1_234_567, "1,234,567 snapshots"), (-1_000, "-1,000 snapshots"),
  ])
  func countedNounsAgreeInNumber(count: Int, text: String) { #expect(counted(count, "snapshot") == text) }

  @Test func countedClausesAgreeInNumber() {
    #expect(counted(1, "reference has", "references have") == "1 reference has")
    #expect(counted(3, "reference has", "references have") == "3 references have")
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("retries", "retires", 2), ("é", "e\u{301}", 2),
  ])
  func editsAreCounted(first: String, second: String, distance: Int) {
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }
}
