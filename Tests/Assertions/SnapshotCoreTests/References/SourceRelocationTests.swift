import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing

/// Test files that were compiled somewhere else.
@Suite struct SourceRelocationTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func located(_ compiled: String, _ environment: [String: String]) throws -> String {
    try SourceRelocation(environment: environment).location(of: compiled).path
  }

  private func error(_ compiled: String, _ environment: [String: String]) -> ReferenceError? {
    do throws(ReferenceError) {
      _ = try SourceRelocation(environment: environment).location(of: compiled)
      return nil
    } catch {
      return error
    }
  }

  private func write(_ path: String) throws {
    let file = URL(fileURLWithPath: sandbox.root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  @Test func withoutVariablesPathsAreUnchanged() throws {
    #expect(try located("/nowhere/T.swift", [:]) == "/nowhere/T.swift")
    #expect(try located("T.swift", [:]) == "T.swift")
  }

  @Test(arguments: ["Tests/AppTests/T.swift", "./Tests/AppTests/T.swift", "/proc/self/cwd/Tests/AppTests/T.swift"])
  func relativePathsAreBelowTheRunfilesOrTheWorkspace(compiled: String) throws {
    let runfiles = SourceRelocation(environment: ["TEST_SRCDIR": sandbox.root, "TEST_WORKSPACE": "Tests"])
    let location = try runfiles.location(of: compiled)
    #expect(location.path == sandbox.root + "/Tests/Tests/AppTests/T.swift")
    #expect(location.isReadOnly)
    let workspace = SourceRelocation(
      environment: ["TEST_SRCDIR": sandbox.root, "BUILD_WORKSPACE_DIRECTORY": sandbox.root + "/"])
    #expect(try workspace.location(of: compiled).path == sandbox.root + "/Tests/AppTests/T.swift")
    #expect(try !workspace.location(of: compiled).isReadOnly)
  }

  @Test func aMapReplacesTheBeginning() throws {
    let environment = ["SNAPSHOT_SOURCE_MAP": "/old=\(sandbox.root):.=\(sandbox.root)"]
    #expect(try located("/old/Tests/AppTests/T.swift", environment) == sandbox.root + "/Tests/AppTests/T.swift")
    #expect(try located("./Tests/AppTests/T.swift", environment) == sandbox.root + "/Tests/AppTests/T.swift")
    #expect(try located("/older/Tests/T.swift", environment) == "/older/Tests/T.swift")
  }

  @Test func aMapToAMissingFileIsAnError() {
    #expect(
      error("/old/Gone/T.swift", ["SNAPSHOT_SOURCE_MAP": "/old=\(sandbox.root)"])
        == .sourceNotFound(
          path: "/old/Gone/T.swift", variable: "SNAPSHOT_SOURCE_MAP", folder: sandbox.root + "/Gone/T.swift"))
    #expect(
      error("Tests/T.swift", ["TEST_SRCDIR": "/nowhere"])
        == .sourceNotFound(path: "Tests/T.swift", variable: "TEST_SRCDIR", folder: "/nowhere"))
    #expect(
      error("Tests/T.swift", ["TEST_SRCDIR": "/nowhere"])?.description.hasPrefix(
        """
        The test file was not found: Tests/T.swift
        It was compiled in another folder, and TEST_SRCDIR points to the wrong path: /nowhere
        Correct the variable, or set SNAPSHOT_SOURCE_MAP to <old>=<new>, such as
        """) == true)
    #expect(
      error("/ci/Sources/Gone.swift", ["CI_PRIMARY_REPOSITORY_PATH": sandbox.root])
        == .sourceNotFound(
          path: "/ci/Sources/Gone.swift", variable: "CI_PRIMARY_REPOSITORY_PATH", folder: sandbox.root))
  }

  @Test(arguments: ["old", "=/new", "/old=new"])
  func anInvalidMapIsAnError(entry: String) {
    #expect(error("/old/T.swift", ["SNAPSHOT_SOURCE_MAP": entry]) == .invalidSourceMap(entry: entry))
  }

  @Test func twoMapsThatFitAreAnError() throws {
    try write("Tests/AppTests/T.swift")
    try write("AppTests/T.swift")
    let maps = "/old=\(sandbox.root):/old/Tests=\(sandbox.root)"
    #expect(
      error("/old/Tests/AppTests/T.swift", ["SNAPSHOT_SOURCE_MAP": maps])
        == .ambiguousSource(
          path: "/old/Tests/AppTests/T.swift", first: sandbox.root + "/Tests/AppTests/T.swift",
          second: sandbox.root + "/AppTests/T.swift"))
    #expect(
      error("/old/Tests/AppTests/T.swift", ["SNAPSHOT_SOURCE_MAP": maps])?.description.hasPrefix(
        """
        Two files on this machine match the test file, which was compiled in another folder: /old/Tests/AppTests/T.swift
        \(sandbox.root)/Tests/AppTests/T.swift
        \(sandbox.root)/AppTests/T.swift
        Set SNAPSHOT_SOURCE_MAP to a single <old>=<new>, such as
        """) == true)
    // Two files below the clone have the end of the path.
    #expect(
      error("/ci/Tests/AppTests/T.swift", ["CI_PRIMARY_REPOSITORY_PATH": sandbox.root])
        == .ambiguousSource(
          path: "/ci/Tests/AppTests/T.swift", first: sandbox.root + "/Tests/AppTests/T.swift",
          second: sandbox.root + "/AppTests/T.swift"))
  }

  @Test func anAbsolutePathIsFoundByItsEnd() throws {
    try write("Tests/AppTests/T.swift")
    let environment = ["CI_PRIMARY_REPOSITORY_PATH": sandbox.root]
    #expect(
      try located("/Volumes/workspace/repository/Tests/AppTests/T.swift", environment)
        == sandbox.root + "/Tests/AppTests/T.swift")
    // A path that exists is used as it is.
    let own = sandbox.root + "/Tests/AppTests/T.swift"
    #expect(try located(own, ["TEST_SRCDIR": "/nowhere"]) == own)
  }

  @Test func runfilesAreNeverWritten() throws {
    let relocation = SourceRelocation(environment: ["TEST_SRCDIR": sandbox.root])
    for record in [nil, SnapshotTestingConfiguration.Record.all, .missing] {
      let verdict = SourceRelocation.$injected.withValue(relocation) {
        sandbox.run {
          var assertion = Assertion(
            record: record,
            position: .init(fileID: "AppTests/T.swift", filePath: "Tests/AppTests/T.swift", line: 1, column: 1),
            testName: "t()")
          assertion.test = TestIdentity(target: "AppTests", suite: "T", function: "t()")
          return assertion.verify({ "new" }, as: .lines)
        }
      }
      #expect(verdict.outcome == .missing)
      #expect(verdict.message?.contains("runfiles of a Bazel test") == true)
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Tests/AppTests/__Snapshots__"))
  }

  @Test func theRunIsAnUndeclaredTestOutput() {
    #expect(
      ProcessSettings(environment: ["TEST_UNDECLARED_OUTPUTS_DIR": "/out"]).runDirectory == "/out/snapshots")
    #expect(
      ProcessSettings(environment: ["TEST_UNDECLARED_OUTPUTS_DIR": "/out", "SNAPSHOT_RUN_DIRECTORY": "/run"])
        .runDirectory == "/run")
  }
}
