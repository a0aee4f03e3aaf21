import Foundation
import SnapshotLedger
import Testing

/// `snapshot merge`: what is missing, repeated, cut off or old is exit code 6 with the sentence that says which.
@Suite struct MergeTests {
  private let workshop: Workshop
  private var shards: Shards

  init() throws {
    workshop = try Workshop()
    shards = Shards(workshop: workshop)
  }

  @Test func allShardsAreClean() throws {
    try shards.writeAll()
    expect(try shards.merge(), 0, "\u{2713} All 6 snapshots match")
    expect(try shards.merge(["shards/shard-2", "shards/shard-1"]), 0, "All 6 snapshots match")
  }

  // MARK: Missing and cut off

  @Test func anAbsentShard() throws {
    try shards.write(2)
    let outcome = try shards.merge()
    expect(outcome, 6, "1 of 2 shards found, 50.00 % not verified")
    expect(outcome, 6, "Shard 1/2 is missing")
  }

  @Test func aShardThatWasKilledBeforeItsEnd() throws {
    try shards.write(1)
    try shards.write(2, entries: [shards.entries(2)[0]]) { $0?["ending"] = "running" }
    expect(try shards.merge(), 6, "shard-2 (2/2): the run did not finish; it was killed or is still running")
  }

  @Test func aShardThatWasKilledBeforeItsFirstAssertion() throws {
    try shards.write(1)
    try shards.write(2, entries: []) { $0?["ending"] = "running" }
    expect(try shards.merge(), 6, "shard-2 (2/2): the run did not finish")
  }

  @Test func aShardWithOnlyALedger() throws {
    try shards.write(1)
    try shards.write(2) { $0 = nil }
    expect(try shards.merge(), 6, "shard-2: run.json is missing, so it is unknown whether the run finished")
  }

  @Test func aShardOfAnOlderVersion() throws {
    try shards.write(1)
    try shards.write(2) { facts in
      for key in ["shard", "tests", "selected", "notRun", "skipped", "assertions", "package", "revision"] {
        facts?[key] = nil
      }
    }
    expect(try shards.merge(), 6, "shard-2: run.json does not specify a shard")
  }

  @Test(arguments: ["{", "[]", "{\"schemaVersion\":99}"]) func anUnreadableDescription(text: String) throws {
    try shards.writeAll()
    try workshop.write("shards/shard-2/run.json", text)
    expect(try shards.merge(), 6, "shard-2: ")
  }

  @Test func aLedgerThatWasCutOffInALine() throws {
    try shards.write(1)
    try shards.write(2, entries: [shards.entries(2)[0]], tail: "{\"id\":\"AppTests/Scr")
    expect(try shards.merge(), 6, "shard-2 (2/2): its ledger is truncated")
  }

  @Test func aLedgerThatWasCutOffBetweenLines() throws {
    try shards.write(1)
    try shards.write(2, entries: [shards.entries(2)[0]]) { $0?["assertions"] = 3 }
    expect(try shards.merge(), 6, "shard-2 (2/2): its ledger has 1 of 3 assertions")
  }

  @Test func aLedgerThatWasNotUploaded() throws {
    try shards.write(1)
    try shards.write(2, entries: []) { $0?["assertions"] = 3 }
    expect(try shards.merge(), 6, "shard-2 (2/2): its ledger has 0 of 3 assertions")
  }

  @Test func aMalformedLedger() throws {
    try shards.writeAll()
    try workshop.write("shards/shard-2/ledger.jsonl", "rubbish\n{\"id\":1}\n")
    expect(try shards.merge(), 6, "shard-2 (2/2): Line 1 of")
  }

  @Test(arguments: [("crashed", 2), ("notBuilt", 2), ("cutShort", 6), ("interrupted", 6), ("somethingNew", 6)])
  func aShardThatEndedOtherwise(ending: String, status: Int32) throws {
    try shards.write(1)
    try shards.write(2) { $0?["ending"] = ending }
    #expect(try shards.merge().status == status)
  }

  // MARK: Repeated, and of another division

  @Test func aShardTwice() throws {
    try shards.write(1)
    try shards.write(1, as: "copy")
    let outcome = try shards.merge()
    expect(outcome, 6, "Shard 1/2 was passed 2 times: copy, shard-1")
    expect(outcome, 6, "Shard 2/2 is missing")
    try shards.write(2)
    expect(try shards.merge(), 6, "Shard 1/2 was passed 2 times: copy, shard-1")
  }

  @Test func aFolderTwiceByDifferentPaths() throws {
    try shards.write(1)
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/link", withDestinationPath: workshop.root + "/shards")
    for second in ["link/shard-1", "shards/../shards/shard-1/", "shards/shard-1"] {
      expect(try shards.merge(["shards/shard-1", second]), 6, "shard-1 was passed twice")
    }
  }

  @Test mutating func fewerAreExpectedThanThereAre() throws {
    shards.count = 3
    try shards.write(1)
    try shards.write(3)
    let outcome = try shards.merge(expecting: 2)
    expect(outcome, 6, "The run has 3 shards, but --expect is 2")
    expect(outcome, 6, "Shard 2/3 is missing")
    try shards.write(2)
    expect(try shards.merge(expecting: 2), 6, "but --expect is 2")
    expect(try shards.merge(expecting: 4), 6, "but --expect is 4")
    #expect(try shards.merge(expecting: 3).status == 0)
  }

  @Test mutating func shardsOfDifferentDivisions() throws {
    try shards.write(1)
    shards.count = 3
    try shards.write(2)
    expect(try shards.merge(expecting: 2), 6, "The shards have different shard counts: 1/2, 2/3")
  }

  @Test func aRunThatIsNotAShard() throws {
    try shards.writeAll()
    try shards.write(1, as: "whole") { $0?["shard"] = nil }
    expect(try shards.merge(), 6, "whole: run.json does not specify a shard")
  }

  // MARK: Old, and of something else

  @Test func anOldRunInThePlaceOfAnAbsentShard() throws {
    try shards.write(1)
    try shards.write(2) { $0?["revision"] = ["commit": "0ld0ld00"] }
    expect(try shards.merge(), 6, "The shards were run at different commits: c0ffee00 (shard-1), 0ld0ld00 (shard-2)")
    try shards.write(2) { $0?["revision"] = nil }
    expect(try shards.merge(), 6, "The shards were run at different commits: c0ffee00 (shard-1), unknown (shard-2)")
  }

  @Test func anOldRunOfTheSameCommit() throws {
    for (number, pipeline) in [(1, "12"), (2, "11")] {
      try shards.write(number) { $0?["revision"] = ["commit": "c0ffee00", "pipeline": "CI_PIPELINE_ID=" + pipeline] }
    }
    expect(
      try shards.merge(), 6,
      "The shards belong to different pipelines: CI_PIPELINE_ID=12 (shard-1), CI_PIPELINE_ID=11 (shard-2)")
  }

  @Test func differentChangesThatAreNotCommitted() throws {
    try shards.write(1)
    try shards.write(2) { $0?["revision"] = ["commit": "c0ffee00", "changes": "abc"] }
    expect(try shards.merge(), 6, "The shards have different uncommitted changes: none (shard-1), abc (shard-2)")
    try shards.write(1) { $0?["revision"] = ["commit": "c0ffee00", "changes": "abc"] }
    #expect(try shards.merge().status == 0)
  }

  @Test func oldRunsInThePlaceOfAllShards() throws {
    try shards.writeAll()
    try git("init", "-q", ".")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "Begin")
    let head = try git("rev-parse", "HEAD")
    expect(try shards.merge(), 6, "The shards were run at commit c0ffee00, but this package is at \(head.prefix(12))")
    #expect(try shards.merge(options: ["--commit", "c0ffee00"]).status == 0)
    for number in 1...2 { try shards.write(number) { $0?["revision"] = ["commit": head] } }
    #expect(try shards.merge().status == 0)
    #expect(try shards.merge(options: ["--commit", "HEAD"]).status == 0)
    #expect(try shards.merge(options: ["--commit", "c0ffee00"]).status == 6)
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", workshop.root] + arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func aShardOfAnotherPackage() throws {
    try shards.write(1)
    try shards.write(2) { $0?["package"] = "other" }
    expect(try shards.merge(), 6, "The shards belong to different packages: app (shard-1), other (shard-2)")
  }

  @Test func shardsOfAnotherPackageThanThis() throws {
    try shards.writeAll()
    try workshop.write("Package.swift", "// swift-tools-version: 6.2\nlet package = Package(\n  name: \"third\"\n)\n")
    expect(try shards.merge(), 6, "The shards belong to the package app, but this is the package third")
  }

  // MARK: Tests that no shard ran

  @Test func testsThatNoShardRan() throws {
    try shards.write(1) { facts in
      facts?["selected"] = ["AppTests.ScreenTests/screen1()", "AppTests.ScreenTests/screen5()"]
    }
    try shards.write(2)
    expect(try shards.merge(), 6, "1 test was not run by any shard: AppTests.ScreenTests/screen3()")
  }

  @Test func testsThatTheirShardDidNotRun() throws {
    try shards.write(1) { $0?["notRun"] = ["AppTests.ScreenTests/screen3()", "AppTests.ScreenTests/screen5()"] }
    try shards.write(2)
    expect(
      try shards.merge(), 6,
      "2 tests were not run by any shard: AppTests.ScreenTests/screen3(), AppTests.ScreenTests/screen5()")
  }

  @Test func differentListsOfTests() throws {
    try shards.write(1)
    try shards.write(2) { $0?["tests"] = shards.tests + ["AppTests.NewTests/new()"] }
    let outcome = try shards.merge()
    expect(outcome, 6, "The shards have different lists of tests: AppTests.NewTests/new() is missing from shard-1")
  }

  @Test func testsOfTwoShards() throws {
    try shards.write(1)
    try shards.write(2) { $0?["selected"] = shards.tests }
    expect(try shards.merge(), 6, "3 tests were run by several shards: AppTests.ScreenTests/screen1()")
  }

  @Test mutating func aShardWithoutTestsIsClean() throws {
    shards.count = 3
    shards.tests = Array(shards.tests.prefix(2))
    try shards.writeAll()
    expect(try shards.merge(), 0, "All 2 snapshots match")
    try shards.write(3, entries: []) { $0?["ending"] = "running" }
    #expect(try shards.merge().status == 6)
  }

  @Test func aShardWhoseTestsAssertNoSnapshotIsClean() throws {
    try shards.write(1)
    try shards.write(2, entries: [])
    expect(try shards.merge(), 0, "All 3 snapshots match")
    try FileManager.default.removeItem(atPath: workshop.root + "/shards/shard-1/ledger.jsonl")
    try shards.write(1, entries: [])
    expect(try shards.merge(), 6, "No snapshot assertions")
  }

  // MARK: The verdict of the worst shard

  private static var issue: [String: Any] {
    [
      "file": "/ci/app/Tests/AppTests/SumTests.swift", "line": 3, "test": "SumTests.testSum", "message": "3 is not 4",
    ]
  }

  @Test func aFlakyTestSurvives() throws {
    try shards.write(1) { $0?["flaky"] = [Self.issue] }
    try shards.write(2)
    expect(try shards.merge(), 5, "1 test failed in one attempt and passed in another: SumTests.testSum")
    try shards.write(2) { $0?["allowsFlaky"] = true }
    #expect(try shards.merge().status == 5, "the other shard does not let it through")
    try shards.write(1) { facts in
      facts?["flaky"] = [Self.issue]
      facts?["allowsFlaky"] = true
    }
    expect(try shards.merge(), 0, "1 test failed in one attempt and passed in another")
  }

  @Test func aFlakySnapshotSurvives() throws {
    let flaky = [Shards.entry(shards.tests[0], .changed)] + shards.entries(1)
    try shards.write(1, entries: flaky)
    try shards.write(2) { $0?["allowsFlaky"] = true }
    expect(try shards.merge(), 5, "1 nondeterministic")
    try shards.write(1, entries: flaky) { $0?["allowsFlaky"] = true }
    expect(try shards.merge(), 0, "1 nondeterministic")
  }

  @Test func oneSnapshotWithTwoResults() throws {
    try shards.write(1)
    let again = Shards.entry(shards.tests[0], .changed)
    try shards.write(2, entries: shards.entries(2) + [again]) { $0?["allowsFlaky"] = true }
    #expect(try shards.merge().status == 1, "the second shard alone ends with 1")
    try shards.write(1) { $0?["allowsFlaky"] = true }
    #expect(try shards.merge().status == 1)
  }

  @Test func recordingIsAllowedPerShard() throws {
    try shards.write(1) { $0?["isRecording"] = true }
    try shards.write(2, entries: [Shards.entry(shards.tests[1], .recorded)])
    #expect(try shards.merge().status == 1)
  }

  @Test func anUnexplainedStatusBesideADifference() throws {
    try shards.write(1) { $0?["exitStatus"] = 1 }
    try shards.write(2, entries: [Shards.entry(shards.tests[1], .changed)]) { $0?["exitStatus"] = 1 }
    #expect(try shards.merge().status == 2)
  }

  @Test func anIssueInTheLineOfAnotherShardsDifference() throws {
    var issue = Self.issue
    issue["file"] = "/ci/app/Tests/AppTests/ScreenTests.swift"
    issue["line"] = 7
    try shards.write(1) { facts in
      facts?["issues"] = [issue]
      facts?["exitStatus"] = 1
    }
    try shards.write(2, entries: [Shards.entry(shards.tests[1], .changed)]) { $0?["exitStatus"] = 1 }
    expect(try shards.merge(), 2, "3 is not 4")
  }

  @Test func skippedTestsSurvive() throws {
    try shards.write(1, entries: Array(shards.entries(1).dropLast())) { facts in
      facts?["ended"] = Array(shards.selected(1).dropLast())
      facts?["skipped"] = [["test": shards.selected(1)[2], "reason": "not on Linux"]]
    }
    try shards.write(2)
    expect(try shards.merge(), 0, "5 match, 1 skipped")
  }

  /// By the list of tests that the shards state; nothing is built.
  @Test func theMergedRunReportsStaleReferences() throws {
    let folder = "Tests/AppTests/__Snapshots__/ScreenTests/"
    try workshop.makeFolder(folder)
    for name in ["screen1", "gone", "slow"] { try workshop.write(folder + name + ".1.txt", name) }
    let changed = [Shards.entry(shards.tests[1], .changed)] + shards.entries(2).dropFirst()
    // While the configuration leaves a test out, a file without a test of its name may be that one's.
    for number in 1...2 { try shards.write(number) { $0?["leftOut"] = ["AppTests.ScreenTests/slow()"] } }
    expect(try shards.merge(), 0, "\u{2713} All 6 snapshots match\n")
    try FileManager.default.removeItem(atPath: workshop.root + "/" + folder + "slow.1.txt")
    try shards.writeAll()
    expect(try shards.merge(), 0, "\u{2713} 6 match, 1 stale reference\n")
    expect(
      try shards.merge(options: ["--stale", "error"]), 3,
      folder + "gone.1.txt: no test in the package has a matching name")
    #expect(try !shards.merge(options: ["--stale", "ignore"]).output.contains("stale reference"))
    // A test that failed may have stopped before its other assertions.
    try workshop.write(folder + "screen2.more.txt", "more")
    try shards.write(2, entries: changed) { facts in
      facts?["leftOut"] = ["AppTests.ScreenTests/slow()"]
      facts?["exitStatus"] = 1
      facts?["issues"] = [
        [
          "file": "/ci/app/Tests/AppTests/ScreenTests.swift", "line": 7, "test": shards.tests[1], "message": "differs",
        ]
      ]
    }
    #expect(try !shards.merge().output.contains("screen2.more.txt"))
    // A test that is left out did not run, and may have a snapshot of any name.
    try shards.write(2) { $0?["leftOut"] = ["AppTests.ScreenTests/slow()"] }
    #expect(try !shards.merge().output.contains("screen2.more.txt"))
    try shards.writeAll()
    expect(
      try shards.merge(), 0, "screen2.more.txt: AppTests.ScreenTests/screen2() finished without using it")
  }
}
