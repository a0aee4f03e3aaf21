import Foundation
import SnapshotFoundation
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

  @Test func otherWorkHasATextAsWell() {
    let text = ProgressLine.text(of: "Writing pages", done: 1200, of: 2400, seconds: 14, barWidth: 4)
    #expect(text == "━━──  Writing pages 1,200/2,400, 14 s left")
  }

  @Test func workTellsHowMuchIsDone() {
    let told = Locked<[String]>([])
    let files = (1...3).map { FileDifferences.File(name: "\($0).txt", expected: Data([1]), actual: Data([1])) }
    WorkProgress.$observer.withValue({ work, done, whole in told.withLock { $0.append("\(work) \(done)/\(whole)") } }) {
      _ = FileDifferences(files) { _, _, _ in .same }
    }
    #expect(told.withLock { $0 } == ["Comparing files 0/3", "Comparing files 1/3", "Comparing files 2/3"])
  }
}
