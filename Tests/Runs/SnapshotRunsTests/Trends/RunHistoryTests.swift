import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// Trends of runs in a folder.
@Suite struct RunHistoryTests {
  private let package: TemporaryPackage
  private var archive: String { package.root + "/archive" }

  init() throws { package = try TemporaryPackage() }

  private func write(
    _ run: String, _ entries: [LedgerEntry], commit: String? = nil, edit: (inout RunFacts) -> Void = { _ in }
  ) throws {
    let lines = try entries.map { try $0.ledgerLine() }.reduce(Data(), +)
    try package.write("archive/\(run)/ledger.jsonl", lines)
    var facts = RunFacts.example()
    facts.revision = commit.map { RunFacts.Revision(commit: $0) }
    edit(&facts)
    try facts.write(to: RunFolder(path: archive + "/" + run))
  }

  private func history(limit: Int = 20) -> RunHistory { RunHistory(RunFolders(in: [archive]), limit: limit) }

  @Test func runsAreInTheNaturalOrderOfTheirFolders() throws {
    for run in ["build-10", "build-9", "build-2/shard"] { try write(run, [.example()]) }
    try FileManager.default.createSymbolicLink(
      atPath: archive + "/latest", withDestinationPath: "build-9")
    #expect(history().runs.map(\.name) == ["shard", "build-9", "build-10"])
    #expect(history().snapshotCount == 1)
  }

  @Test func aSnapshotThatPassedAndChangedIsFlaky() throws {
    try write("1", [.example(name: "a"), .example(name: "b")], commit: "x")
    try write("2", [.example(name: "a", outcome: .changed), .example(name: "a"), .example(name: "b")], commit: "y")
    try write("3", [.example(name: "a"), .example(name: "b", outcome: .changed)], commit: "x")
    try write("4", [.example(name: "a"), .example(name: "b", outcome: .changed)], commit: "z")
    let flaky = history().flaky
    // The first one in a run, the second one at the commit x.
    #expect(flaky.map(\.id) == ["AppTests/LoginTests/welcome()#a", "AppTests/LoginTests/welcome()#b"])
    #expect(flaky.map(\.flaky) == [1, 1])
    #expect(flaky.map(\.flakyRate) == [0.25, 0.25])
    #expect(history().changing.map(\.changed) == [2])
  }

  @Test func aChangeWithLocalEditsIsNotFlaky() throws {
    try write("1", [.example()], commit: "x")
    try write("2", [.example(outcome: .changed)], commit: "x") { $0.revision?.changes = "edited" }
    #expect(history().flaky.isEmpty)
  }

  @Test func testsThatFailedOnceAreFlaky() throws {
    let issue = TestIssue(file: "/app/T.swift", line: 1, test: "LoginTests.testTime", message: "late")
    for run in 1...4 {
      try write("\(run)", [.example()]) { facts in
        facts.ended = ["LoginTests.testTime"]
        if run == 2 { facts.flaky = [issue] }
      }
    }
    #expect(history().flaky.map(\.id) == ["LoginTests.testTime"])
    #expect(history().flaky.map(\.flakyRate) == [0.25])
  }

  @Test func theSlowestHaveTheLongestMedian() throws {
    for (run, times) in [("1", (5.0, 1.0)), ("2", (5, 900)), ("3", (5, 1))] {
      var entries = [LedgerEntry.example(name: "a"), .example(name: "b")]
      entries[0].milliseconds = times.0
      entries[1].milliseconds = times.1
      try write(run, entries)
    }
    #expect(history().slowest.map(\.medianMilliseconds) == [5, 1])
    #expect(history(limit: 1).slowest.count == 1)
    #expect(history().runs.map(\.milliseconds) == [6, 905, 6])
  }

  @Test func invalidDurationsCountAsZero() throws {
    var entry = LedgerEntry.example()
    entry.milliseconds = -5
    try write("1", [entry])
    entry.milliseconds = 1e300
    try write("2", [entry])
    #expect(history().slowest.isEmpty)
    #expect(history().runs.map(\.milliseconds) == [0, 0])
  }

  @Test func shardsOfAMergedRunAndImportedRunsAreLeftOut() throws {
    try write("ci/shard-1", [.example()], commit: "x") { $0.shard = .init(number: 1, count: 2) }
    try write("ci/merged", [.example()], commit: "x") {
      $0.shards = [.init(name: "shard-1", shard: .init(number: 1, count: 2), findings: [])]
    }
    try write("later/shard-1", [.example()], commit: "y") { $0.shard = .init(number: 1, count: 2) }
    #expect(history().runs.map(\.commit) == ["x", "y"])
  }

  @Test func aRunThatCannotBeReadIsReported() throws {
    try write("1", [.example()])
    try package.write("archive/2/ledger.jsonl", Data("no\nledger\n".utf8))
    try package.write("archive/3/run.json", Data("{".utf8))
    try package.write("archive/3/ledger.jsonl", Data())
    #expect(history().runs.map(\.name) == ["1"])
    #expect(history().unreadable.count == 2)
  }
}
