import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// Merging shards of several machines.
@Suite struct RunMergeTests {
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  /// A shard that was uploaded from another machine.
  private func shard(
    _ name: String, _ number: Int, outcome: LedgerEntry.Outcome = .passed, ending: RunFacts.Ending = .finished,
    tail: String = ""
  ) throws -> RunFolder {
    let folder = RunFolder(path: package.root + "/downloads/" + name)
    let entry = LedgerEntry.example(
      name: name, outcome: outcome, format: "txt", file: "/ci/build/Tests/T.swift",
      reference: "/ci/build/Tests/__Snapshots__/T/\(name).txt", artifacts: .init(actual: "artifacts/actual.txt"))
    try OutputFile.write(try JSONEncoder().encode(entry) + Data("\n\(tail)".utf8), to: folder.ledgerPath)
    try OutputFile.write(Data("new \(name)".utf8), to: folder.artifactsPath + "/actual.txt")
    var facts = RunFacts.example(
      ending: ending, exitStatus: outcome == .passed ? 0 : 1,
      issues: outcome == .passed
        ? [] : [TestIssue(file: "/ci/build/Tests/T.swift", line: 12, test: "T.t", message: "m")],
      packageDirectory: "/ci/build")
    facts.ended = ["T." + name]
    facts.shard = .init(number: number, count: 2)
    facts.tests = ["App.T/a", "App.T/b"]
    facts.selected = ["App.T/" + ["a", "b"][number - 1]]
    facts.notRun = []
    try facts.write(to: folder)
    return folder
  }

  private func merged(_ shards: [RunFolder], expecting count: Int) throws -> RunReport {
    try? FileManager.default.removeItem(atPath: package.run.path)
    try RunMerge.merge(shards, expecting: count, into: package.run, packageRoot: package.root)
    return try RunReport(of: package.run, in: package.boundary)
  }

  @Test func mapsPathsAndArtifactsToThisPackage() throws {
    let report = try merged([shard("a", 1), shard("b", 2, outcome: .changed)], expecting: 2)
    #expect(report.results.map(\.entry.name) == ["a", "b"])
    #expect(report.results[1].entry.reference == package.root + "/Tests/__Snapshots__/T/b.txt")
    #expect(package.read(".build/snapshots/runs/run/artifacts/1/actual.txt") == Data("new b".utf8))
    #expect(report.results[1].entry.artifacts.actual == "artifacts/1/actual.txt")
    #expect(report.otherIssues == [], "the issue is explained by the snapshot's entry in the moved file")
    #expect(report.exitCode == .changed)
    #expect(report.facts?.endedTests == 6 && report.facts?.ended == ["App.T/a", "App.T/b"])
  }

  @Test func cleanShardsMergeToACleanRun() throws {
    #expect(try merged([shard("a", 1), shard("b", 2)], expecting: 2).exitCode == .clean)
  }

  @Test func missingShardIsIncomplete() throws {
    let report = try merged([shard("a", 1)], expecting: 2)
    #expect(report.exitCode == .incomplete)
    #expect(
      report.facts?.gaps == [
        "1 of 2 shards found, 50.00 % not verified", "Shard 2/2 is missing", "1 test was not run by any shard: App.T/b",
      ])
    #expect(try merged([], expecting: 2).exitCode == .incomplete)
  }

  @Test func shardsOfDifferentDivisionsAreIncomplete() throws {
    let shards = [try shard("a", 1), try shard("b", 2)]
    for (folder, timings) in zip(shards, ["1f", nil]) {
      var facts = try #require(try RunFacts(of: folder))
      facts.shard?.timings = timings
      try facts.write(to: folder)
    }
    let report = try merged(shards, expecting: 2)
    #expect(report.exitCode == .incomplete)
    #expect(report.facts?.gaps == ["The shards were divided with different timings: 1f (a), none (b)"])
  }

  @Test func reportsCrashedAndTruncatedShards() throws {
    #expect(try merged([shard("a", 1), shard("b", 2, ending: .crashed)], expecting: 2).exitCode == .testsFailed)
    #expect(try merged([shard("a", 1), shard("b", 2, tail: "{\"id\":")], expecting: 2).exitCode == .incomplete)
  }
}
