import Foundation
import SnapshotLedger
import SnapshotTestSupport
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// Tests that one process runs again and again, as one hunts for those that fail now and then.
@Suite struct RepetitionTests {
  /// Three turns of a test with one unnamed snapshot, whose reference is there.
  private func outcomes(of test: String) throws -> (outcomes: [LedgerEntry.Outcome], files: [String], output: String) {
    try withSandbox { sandbox throws in
      try sandbox.place("a", as: "repeated.1.txt")
      let outcome = try ChildProcess(
        swiftTesting: "RepetitionChild/\(test)", instruction: "repeat", arguments: ["--repetitions", "3"],
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references],
        in: sandbox.root
      ).waitUntilExit()
      return (try sandbox.ledger().entries.map(\.outcome), sandbox.files, outcome.output)
    }
  }

  @Test func theTraitRestartsNumberingForEachRepetition() throws {
    let result = try outcomes(of: "withTrait")
    #expect(result.outcomes == [.passed, .passed, .passed], "\(result.output)")
  }

  /// Without it nothing tells where a turn begins, so what looks like another snapshot is a failure that says what to do.
  @Test func withoutTheTraitNothingIsRecorded() throws {
    let result = try outcomes(of: "withoutTrait")
    #expect(result.outcomes == [.passed, .error, .error], "\(result.output)")
    #expect(result.files == ["repeated.1.txt"])
    #expect(result.output.contains("Add `@Test(.snapshots)` or `@Suite(.snapshots)`"), "\(result.output)")
  }

  @Test(arguments: [
    (["x"], false), (["--repetitions", "1"], false), (["--repetitions", "3"], true), (["--repetitions=3"], true),
    (["--repetitions=1"], false), (["--repeat-until", "fail"], true),
  ])
  func repetitionIsKnownByTheArguments(arguments: [String], isAsked: Bool) {
    #expect(TestRepetition.isAsked(by: arguments) == isAsked)
  }
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction == "repeat")) struct RepetitionChild {
  private func verify() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["REFERENCES"])
    let message = verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder, testName: "repeated()")
    if let message { Issue.record(Comment(rawValue: message)) }
  }

  @Test(.snapshots) func withTrait() throws { try verify() }

  @Test func withoutTrait() throws { try verify() }
}
