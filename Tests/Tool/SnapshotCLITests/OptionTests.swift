import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns
import Testing

@testable import SnapshotCLI

/// Options that many verbs share, on a run that is there already.
@Suite struct OptionTests {
  private let workshop: Workshop
  private let run = ".build/snapshots/runs/one"

  init() throws {
    workshop = try Workshop()
    try workshop.makeFolder(run + "/artifacts")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    for (role, color) in [("expected", RGBA.white), ("actual", .black)] {
      try PNG.encode(PixelBuffer(width: 4, height: 4, filledWith: color))
        .write(to: URL(fileURLWithPath: "\(workshop.root)/\(run)/artifacts/\(role).png"))
    }
    let entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#a", target: "AppTests", suite: "LoginTests", test: "welcome()", name: "a",
      file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: .changed, format: "png", mode: "missing",
      reference: workshop.root + "/__Snapshots__/a.png",
      artifacts: .init(expected: "artifacts/expected.png", actual: "artifacts/actual.png"),
      image: .init(width: 4, height: 4, differingPixels: 16, largestChannelDifference: 255, clusters: [[0, 0, 4, 4]]),
      milliseconds: 1, process: 1)
    try workshop.write(run + "/ledger.jsonl", String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n")
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/2/3", "a/b", "1/", "-1/2", ""]) func invalidShardsAreRejected(
    argument: String
  ) {
    #expect(throws: (any Error).self) { try Shard(argument: argument) }
  }

  @Test func aShardExcludesAFilter() throws {
    #expect(try workshop.snapshot("verify", "--shard", "1/2", "--filter", "x").status == 64)
    #expect(try workshop.snapshot("verify", "--shard", "3/2").status == 64)
    #expect(try workshop.snapshot("verify", "--timings", "one").status == 64)
  }

  @Test func coloursAreEnabledAndDisabled() throws {
    #expect(try workshop.snapshot("status", "--color", "always").output.contains("\u{1B}["))
    #expect(try !workshop.snapshot("status", "--color", "never").output.contains("\u{1B}["))
    #expect(try !workshop.snapshot("status").output.contains("\u{1B}["), "not a terminal")
    #expect(try workshop.snapshot("status", "--color", "sometimes").status == 64)
  }

  @Test func thePackageAndTheRunCanBeSpecified() throws {
    let elsewhere = try Workshop()
    #expect(try elsewhere.snapshot("status").status == 66)
    #expect(try elsewhere.snapshot("status", "--package-path", workshop.root + "/.build").status == 6)
    let byRun = try workshop.snapshot("status", "--run", "one")
    let byFolder = try workshop.snapshot("status", "--run", workshop.root + "/" + run)
    #expect(byRun.output == byFolder.output && byRun.status == 6)
    let nowhere = try workshop.snapshot("status", "--package-path", "/")
    #expect(nowhere.status == 74 && nowhere.errors.contains("No Package.swift found"))
  }

  @Test func quietPrintsOnlyTheVerdict() throws {
    let all = try workshop.snapshot("status").output
    let quiet = try workshop.snapshot("status", "-q").output
    #expect(quiet.split(separator: "\n").count == 1 && all.contains(quiet))
  }

  @Test func reviewTakesItsOptionsWithoutATerminal() throws {
    for way in ["cause", "test", "file"] {
      let outcome = try workshop.snapshot("review", "--by", way, "--images", "none")
      #expect(
        outcome.status == 1 && outcome.output.contains("swift run snapshot accept 'AppTests/LoginTests/welcome()#a'"))
    }
    #expect(try workshop.snapshot("review", "--by", "mood").status == 64)
    #expect(try workshop.snapshot("review", "--images", "gif").status == 64)
  }

  /// Makes the run one shard of several, which ended.
  private func describe(shard number: Int, of count: Int) throws {
    var facts = RunFacts(packageDirectory: workshop.root, arguments: ["test"], exitStatus: 1)
    facts.shard = .init(number: number, count: count)
    facts.tests = ["AppTests.LoginTests/welcome()"]
    facts.selected = facts.tests
    facts.notRun = []
    try facts.write(to: RunFolder(path: workshop.root + "/" + run))
  }

  /// An absent shard ends with 6, is told at the step, and appended to its summary.
  @Test func aMissingShardIsReportedToTheWorkflow() throws {
    try describe(shard: 1, of: 2)
    try workshop.write("summary.md", "before\n")
    let outcome = try workshop.snapshot(
      "merge", run, "--expect", "2", "--run", "merged", "--report", "github,gitlab,sarif", "--out", "out",
      environment: ["GITHUB_STEP_SUMMARY": workshop.root + "/summary.md"])
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("::error title=snapshot::"))
    #expect(outcome.output.contains("1 of 2 shards found, 50.00 %25 not verified"))
    let summary = try #require(workshop.read("summary.md"))
    #expect(summary.hasPrefix("before\n<!-- swift-snapshot -->\n## "))
    for file in ["github.txt", "gl-code-quality.json", "report.sarif"] {
      #expect(workshop.read("out/" + file)?.contains("1 of 2 shards found") == true, "\(file)")
    }
  }

  @Test func aCommentHasItsPicturesInAFolder() throws {
    try describe(shard: 1, of: 1)
    let outcome = try workshop.snapshot(
      "merge", run, "--expect", "1", "--run", "merged", "--report", "markdown", "--out", "out", "--attach-dir",
      "pictures")
    #expect(outcome.status == 1)
    let comment = try #require(workshop.read("out/report.md"))
    let names = try FileManager.default.contentsOfDirectory(atPath: workshop.root + "/pictures")
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(comment.contains("src=\"pictures/\(name)\""))
    _ = try workshop.snapshot(
      "merge", run, "--expect", "1", "--run", "again", "--report", "markdown", "--out", "out", "--image-base-url",
      "https://example.com/x")
    #expect(workshop.read("out/report.md")?.contains("src=\"https&#58;//example.com/x/\(name)\"") == true)
  }

  @Test func singleFileControlsWhetherImagesAreEmbedded() throws {
    try describe(shard: 1, of: 1)
    for (choice, count) in [("always", 0), ("never", 1), ("auto", 0)] {
      let outcome = try workshop.snapshot(
        "merge", run, "--expect", "1", "--run", choice, "--out", "out-\(choice)", "--single-file", choice)
      #expect(outcome.status == 1)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: workshop.root + "/out-\(choice)/assets")) ?? []
      #expect(files.isEmpty == (count == 0), "\(choice): \(files)")
    }
  }

  @Test func theRecordModeIsPassedToTheTests() throws {
    try workshop.swift("[ \"$1\" = test ] && echo \"mode=$SNAPSHOT_FORCE_RECORD\" >> modes\nexit 1\n")
    _ = try workshop.snapshot("record", "--missing")
    _ = try workshop.snapshot("record")
    _ = try workshop.snapshot("record", "--all")
    let modes = (workshop.read("modes") ?? "").split(separator: "\n").map(String.init)
    #expect(modes.filter { $0 != "mode=never" } == ["mode=missing", "mode=failed", "mode=all"])
  }
}
