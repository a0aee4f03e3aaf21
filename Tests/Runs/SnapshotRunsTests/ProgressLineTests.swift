import SnapshotRuns
import Testing

@Suite struct ProgressLineTests {
  @Test func buildProgressIsShownBeforeTests() {
    #expect(ProgressLine().text() == "Building…")
    #expect(ProgressLine(buildSteps: (5, 10)).text(barWidth: 4) == "━━──  building 5/10")
  }

  @Test func showsFailuresAndRemainingTime() {
    let line = ProgressLine(asserted: 120, failed: 2, expected: 240, seconds: 14)
    #expect(line.text(barWidth: 4) == "━━──  120/240 snapshots, 2 failed, 14 s left")
  }

  @Test func hasNoBarWithoutAPreviousRun() {
    #expect(ProgressLine(asserted: 1200).text() == "1,200 snapshots")
    #expect(ProgressLine(asserted: 12, expected: 10, seconds: 4).text() == "12 snapshots")
  }

  @Test func longTimesAreInMinutes() {
    #expect(ProgressLine(asserted: 10, expected: 1000, seconds: 10).text(barWidth: 1).hasSuffix("17 min left"))
  }
}
