import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

@Suite struct JudgementTests {
  @Test func passedSnapshotsAreClean() {
    #expect(RunReport.example([.example()]).exitCode == .clean)
  }

  @Test func runWithoutAssertionsIsIncomplete() {
    #expect(RunReport.example([]).exitCode == .incomplete)
  }

  @Test(arguments: [LedgerEntry.Outcome.changed, .missing, .recorded, .rerecorded])
  func aFailedSnapshotIsChanged(outcome: LedgerEntry.Outcome) {
    let report = RunReport.example([.example(), .example(name: "2", outcome: outcome)], facts: .example(exitStatus: 1))
    #expect(report.exitCode == .changed)
  }

  @Test func newReferencesOfARecordingRunAreClean() {
    let facts = RunFacts.example(exitStatus: 1, isRecording: true)
    let report = RunReport.example(
      [.example(outcome: .recorded), .example(name: "2", outcome: .rerecorded)], facts: facts)
    #expect(report.exitCode == .clean)
    #expect(RunReport.example([.example(outcome: .changed)], facts: facts).exitCode == .changed)
  }

  /// A refused record mode fails its test and explains why.
  @Test func snapshotErrorExplainsAFailedRun() {
    let facts = RunFacts.example(exitStatus: 1)
    let refused = RunReport.example([.example(outcome: .error, message: "no such mode here")], facts: facts)
    #expect(refused.exitCode == .testsFailed)
    let unexplained = RunReport.example([.example()], facts: facts)
    #expect(unexplained.exitCode == .testsFailed)
  }

  private static func known(_ message: String = "") -> TestIssue {
    TestIssue(file: "/app/Tests/AppTests/LoginTests.swift", line: 12, test: "LoginTests/welcome()", message: message)
  }

  /// A failure that its test expects is a status of its own, and clean.
  @Test(arguments: [LedgerEntry.Outcome.changed, .missing, .error])
  func aKnownIssueIsClean(outcome: LedgerEntry.Outcome) {
    var facts = RunFacts.example()
    let entries = [LedgerEntry.example(outcome: outcome), .example(name: "2", line: 13)]
    #expect(RunReport.example(entries, facts: facts).exitCode != .clean)
    facts.known = [Self.known()]
    let report = RunReport.example(entries, facts: facts)
    #expect(report.results.map(\.status) == [.known, .passed] && report.exitCode == .clean && report.causes.isEmpty)
    #expect(RunReport.example([entries[0]], facts: facts).exitCode == .clean)
  }

  @Test func aPassAndARecordingAreNotKnown() {
    var facts = RunFacts.example()
    facts.known = [Self.known()]
    let report = RunReport.example([.example(), .example(name: "2", outcome: .recorded)], facts: facts)
    #expect(report.results.map(\.status) == [.passed, .new] && report.exitCode == .changed)
  }

  /// Cases of one test fail in one line. Only what no failure is about is known.
  @Test func aFailureInTheSameLineIsNotKnown() {
    var facts = RunFacts.example(exitStatus: 1, issues: [Self.known("Issue recorded\nsecond differs")])
    facts.known = [Self.known("Issue recorded\nfirst differs")]
    let entries = ["first", "second", "third"].map {
      LedgerEntry.example(name: $0, outcome: .changed, message: $0 + " differs")
    }
    let report = RunReport.example(entries, facts: facts)
    #expect(report.results.map(\.status) == [.known, .changed, .changed] && report.exitCode == .changed)
    #expect(RunReport.example([.example(outcome: .changed)], facts: facts).exitCode == .changed, "no message decides")
  }

  @Test func truncatedLedgerIsIncomplete() {
    #expect(RunReport.example([.example()], isComplete: false).exitCode == .incomplete)
  }

  @Test(arguments: [
    (RunFacts.Ending.crashed, SnapshotExitCode.testsFailed), (.notBuilt, .testsFailed), (.cutShort, .incomplete),
    (.interrupted, .incomplete),
  ])
  func aRunThatDidNotEndIsNeverClean(ending: RunFacts.Ending, code: SnapshotExitCode) {
    #expect(RunReport.example([.example()], facts: .example(ending: ending, exitStatus: 1)).exitCode == code)
  }

  @Test func failureInTheLineOfAFailedSnapshotBelongsToIt() {
    let issue = TestIssue(
      file: "/app/Tests/AppTests/LoginTests.swift", line: 12, test: "LoginTests.testWelcome", message: "differs")
    let facts = RunFacts.example(exitStatus: 1, issues: [issue])
    let report = RunReport.example([.example(outcome: .changed)], facts: facts)
    #expect(report.otherIssues.isEmpty)
    #expect(report.exitCode == .changed)
  }

  @Test func failureInAnotherLineIsAnotherFailure() {
    let place = "/app/Tests/AppTests/LoginTests.swift"
    let issues = [(place, 13), ("/app/Tests/Other/LoginTests.swift", 12)].map {
      TestIssue(file: $0.0, line: $0.1, test: "LoginTests.testWelcome", message: "XCTAssertEqual failed")
    }
    for issue in issues {
      let facts = RunFacts.example(exitStatus: 1, issues: [issue])
      #expect(RunReport.example([.example(outcome: .changed)], facts: facts).exitCode == .testsFailed)
    }
  }

  @Test func failureInTheLineOfAPassedSnapshotIsAnotherFailure() {
    let issue = TestIssue(
      file: "/app/Tests/AppTests/LoginTests.swift", line: 12, test: "LoginTests.testWelcome", message: "threw")
    let report = RunReport.example([.example()], facts: .example(exitStatus: 1, issues: [issue]))
    #expect(report.exitCode == .testsFailed)
  }

  @Test func unexplainedExitStatusIsNotClean() {
    #expect(RunReport.example([.example()], facts: .example(exitStatus: 1)).exitCode == .testsFailed)
  }

  @Test func passedAndChangedInOneRunIsNondeterministic() {
    let report = RunReport.example([.example(outcome: .changed), .example(outcome: .passed)])
    #expect(report.exitCode == .nondeterministic)
    #expect(report.results.map(\.attempts) == [2])
  }

  @Test func retryDoesNotHideAMissingReference() {
    let report = RunReport.example([.example(outcome: .recorded), .example(outcome: .passed)])
    #expect(report.results.map(\.status) == [.new])
    #expect(report.exitCode == .changed)
  }

  @Test func imageAndTextOfOneNameAreTwoSnapshots() {
    let report = RunReport.example([.example(outcome: .changed), .example(format: "txt")])
    #expect(report.results.map(\.status) == [.changed, .passed])
  }

  @Test(arguments: [
    "no picture",
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n",
  ])
  func anUnreadableReferenceHasItsExitCode(content: String) throws {
    let package = try TemporaryPackage()
    let reference = try package.write("__Snapshots__/a.png", Data(content.utf8))
    #expect(
      RunReport.example([.example(outcome: .error, reference: reference)], in: package.boundary).exitCode
        == .unreadableReference)
  }

  @Test func conflictMarkersAreUnreadable() throws {
    let package = try TemporaryPackage()
    let text = Data("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n".utf8)
    let reference = try package.write("__Snapshots__/a.txt", text)
    let entry = LedgerEntry.example(outcome: .error, format: "txt", reference: reference)
    #expect(RunReport.example([entry], in: package.boundary).exitCode == .unreadableReference)
  }

  @Test func errorWithAReadableReferenceIsAnotherFailure() throws {
    let package = try TemporaryPackage()
    let reference = try package.write("__Snapshots__/a.png", png(.black))
    #expect(
      RunReport.example([.example(outcome: .error, reference: reference)], in: package.boundary).exitCode
        == .testsFailed)
    #expect(RunReport.example([.example(outcome: .error)]).exitCode == .testsFailed)
  }
}
