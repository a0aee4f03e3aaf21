import RunFixtures
import SnapshotReports
import SnapshotRuns
import Testing

@Suite struct HeadlineTests {
  /// A refused record mode fails its test and says why, so the headline has nothing to add.
  @Test func aFailedRunIsExplainedByItsErrors() {
    let facts = RunFacts.example(exitStatus: 1)
    let refused = RunReport.example([.example(outcome: .error, message: "no such mode here")], facts: facts)
    #expect(Headline(refused).remarks == [])
    let unexplained = RunReport.example([.example()], facts: facts)
    #expect(Headline(unexplained).remarks.contains { $0.contains("which no snapshot explains") })
  }
}
