import SnapshotRunFixtures
import SnapshotReports
import SnapshotRuns
import Testing

@Suite struct HeadlineTests {
  /// A refused record mode fails its test and says why, so the headline has nothing to add.
  @Test func snapshotErrorsExplainAFailedRun() {
    let facts = RunFacts.example(exitStatus: 1)
    let refused = RunReport.example([.example(outcome: .error, message: "no such mode here")], facts: facts)
    #expect(Headline(refused).remarks == [])
    let unexplained = RunReport.example([.example()], facts: facts)
    #expect(Headline(unexplained).remarks.contains { $0.contains("but no snapshot failed") })
  }

  @Test func aRunOfSomeTargetsNamesTheOthers() throws {
    var facts = RunFacts.example()
    facts.since = .init(
      revision: "main", commit: "x", verified: [.init(name: "LoginTests", reason: "A.swift changed")],
      unchanged: ["CartTests", "FeedTests"])
    let report = RunReport.example([.example()], facts: facts)
    #expect(Headline(report).title == "1 matches, verified 1 of 3 targets, the rest unchanged since main")
    #expect(Headline(report).remarks == ["Not verified: CartTests, FeedTests."])
    let unit = JUnitReport(report).document
    #expect(unit.contains("name=\"CartTests\"") && unit.contains("message=\"unchanged since main\""))

    // The tests of the changed targets ran, and assert nothing.
    #expect(RunReport.example([], facts: facts).exitCode == .clean)
    facts.endedTests = 0
    #expect(RunReport.example([], facts: facts).exitCode == .incomplete)
    facts.endedTests = 3
    facts.ending = .cutShort
    let stopped = RunReport.example([], facts: facts)
    #expect(stopped.exitCode == .incomplete)
    #expect(Headline(stopped).title.contains("started 1 of 3 targets"))

    facts.ending = .finished
    facts.since?.verified = []
    #expect(RunReport.example([], facts: facts).exitCode == .clean)
    #expect(
      Headline(RunReport.example([], facts: facts)).title
        == "Nothing to verify, verified 0 of 2 targets, the rest unchanged since main")
    // A plain run that asserts nothing is never complete.
    facts.since?.unchanged = []
    #expect(RunReport.example([], facts: facts).exitCode == .incomplete)
  }

  @Test func aLedgerThatLostItsLinesIsNoRunWithoutAssertions() {
    var facts = RunFacts.example()
    facts.assertions = 3
    let report = RunReport.example([], facts: facts)
    #expect(report.exitCode == .incomplete)
    #expect(Headline(report).title == "Incomplete")
    #expect(
      Headline(report).remarks == [
        "The ledger has 0 of 3 assertions: it was truncated after the run. Run the tests again."
      ])
  }
}
