import Foundation
import SnapshotLedger
import SnapshotRuns
import Testing

/// `verify --since` in a real git repository, with a script in the place of `swift`.
@Suite struct SinceTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("Sources/Login/A.swift", "\n")
    for name in ["LoginTests", "CartTests"] { try workshop.write("Tests/\(name)/A.swift", "\n") }
    try workshop.write(".gitignore", ".build\nbin\ncalls.txt\nstd*.txt\nGenerated.swift\n")
    try workshop.swiftWithTwoTestTargets()
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-q", "-m", "Begin")
  }

  private func git(_ arguments: String..., in folder: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder ?? workshop.root, "-c", "user.name=a", "-c", "user.email=a@b", "-c",
        "protocol.file.allow=always",
      ]
      + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  private var testCalls: [String] {
    (workshop.read("calls.txt") ?? "").split(separator: "\n").map(String.init).filter { $0.hasPrefix("test --package") }
  }

  @Test func aChangedSourceRunsTheTargetsThatDependOnIt() throws {
    try workshop.write("Sources/Login/A.swift", "// changed\n")
    let outcome = try workshop.snapshot("verify", "--since", "HEAD")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("LoginTests: Sources/Login/A.swift changed"))
    #expect(outcome.output.contains("1 matches, verified 1 of 2 targets, the rest unchanged since HEAD"))
    #expect(outcome.output.contains("Not verified: CartTests."))
    #expect(testCalls.count == 1)
    #expect(testCalls.allSatisfy { $0.hasSuffix("--filter ^LoginTests\\.") }, "\(testCalls)")
  }

  @Test func unchangedTargetsAreReportedAsNotVerified() throws {
    let outcome = try workshop.snapshot("verify", "--since", "main")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("Nothing to verify, verified 0 of 2 targets, the rest unchanged since main"))
    #expect(testCalls.isEmpty)
  }

  @Test(arguments: [
    "Tests/CartTests/__Snapshots__/A/a.1.txt", "Tests/CartTests/New.swift", "Tests/CartTests/Generated.swift",
  ])
  func untrackedAndIgnoredFilesCount(path: String) throws {
    try workshop.write(path, "new\n")
    let outcome = try workshop.snapshot("verify", "--since", "main", "--stale", "ignore")
    #expect(outcome.output.contains("verified 1 of 2 targets"), "\(outcome.output)\(outcome.errors)")
    #expect(testCalls.allSatisfy { $0.contains("CartTests") })
  }

  @Test func aFileMarkedAsUnchangedCounts() throws {
    try git("update-index", "--assume-unchanged", "Tests/CartTests/A.swift")
    try workshop.write("Tests/CartTests/A.swift", "// hidden\n")
    #expect(
      try workshop.snapshot("verify", "--since", "main").errors.contains("CartTests: Tests/CartTests/A.swift changed"))
  }

  @Test func aRenamedFileCountsInBothTargets() throws {
    try git("mv", "Sources/Login/A.swift", "Tests/CartTests/Moved.swift")
    let outcome = try workshop.snapshot("verify", "--since", "main")
    #expect(outcome.errors.contains("2 of 2 test targets may be affected by changes since main"), "\(outcome.errors)")
    #expect(!outcome.output.contains("the rest unchanged"))
  }

  @Test func theManifestRunsEverything() throws {
    try workshop.write("Package.swift", "// swift-tools-version: 6.3\n")
    let outcome = try workshop.snapshot("verify", "--since", "main")
    #expect(outcome.errors.contains("All 2 test targets may be affected by changes since main: Package.swift changed."))
    #expect(outcome.output.contains("All 2 snapshots match"), "\(outcome.output)")
  }

  @Test(arguments: ["gone", "--output=x", "main:Package.swift", "\u{1B}[2J"])
  func anUnknownRevisionIsAnError(revision: String) throws {
    let outcome = try workshop.snapshot("verify", "--since=" + revision)
    #expect(outcome.status == 66, "\(outcome.errors)")
    #expect(outcome.errors.contains("Unknown git revision"))
    #expect(!outcome.errors.contains("\u{1B}[2J"))
    #expect(testCalls.isEmpty)
  }

  @Test func aShallowCloneExplainsHowToFetch() throws {
    try git("commit", "-q", "--allow-empty", "-m", "Go on")
    try git("clone", "-q", "--depth", "1", "file://" + workshop.root, workshop.root + "/.build/shallow")
    let outcome = try workshop.snapshot("verify", "--since", "HEAD~1", "--package-path", ".build/shallow")
    #expect(outcome.status == 66 && outcome.errors.contains("git fetch --unshallow"), "\(outcome.errors)")
  }

  @Test func withoutARepositoryItIsAnError() throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/.git")
    let outcome = try workshop.snapshot("verify", "--since", "main")
    #expect(outcome.status == 74 && outcome.errors.contains("is not in a git repository"), "\(outcome.errors)")
  }

  @Test func shardsMustSelectTheSameTargets() throws {
    try workshop.write("Sources/Login/A.swift", "// changed\n")
    for shard in ["1", "2"] {
      let outcome = try workshop.snapshot(
        "verify", "--since", "main", "--shard", shard + "/2", "--run", "shards/\(shard)", environment: ["CI": "1"])
      #expect([0, 6].contains(outcome.status), "\(outcome.output)\(outcome.errors)")
    }
    let merged = try workshop.snapshot("merge", "shards", "--expect", "2")
    #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
    #expect(merged.output.contains("verified 1 of 2 targets, the rest unchanged since main"))
    _ = try workshop.snapshot("verify", "--shard", "2/2", "--run", "shards/2", environment: ["CI": "1"])
    let mixed = try workshop.snapshot("merge", "shards", "--expect", "2")
    #expect(mixed.status == 6 && mixed.output.contains("selected different test targets"), "\(mixed.output)")
  }
}
