import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

/// The settings that the command line tool passes in a file.
@Suite struct RunEnvironmentTests {
  private func withFile<Result>(_ variables: [String: String], _ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "/environment-\(UInt64.random(in: 0 ... .max))"
    try EnvironmentFile.data(variables).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  @Test func settingsAreReadFromTheFile() throws {
    let variables = [
      RunChannel.runDirectory: "/a folder/with = and\nlines", RunChannel.forcedRecordMode: "never",
      RunChannel.lints: "1", "PATH": "/other",
    ]
    try withFile(variables) { path in
      let settings = ProcessSettings(environment: [RunChannel.environmentFile: path])
      #expect(settings.runDirectory == "/a folder/with = and\nlines")
      #expect(settings.forcedRecord == .never)
      #expect(settings.lints && !settings.allowsCIWrites)
      #expect(RunChannel.resolved([RunChannel.environmentFile: path])["PATH"] == nil)
    }
  }

  @Test func variablesOfTheProcessTakePrecedence() throws {
    try withFile([RunChannel.runDirectory: "/file", RunChannel.lints: "1"]) { path in
      let environment = [RunChannel.environmentFile: path, RunChannel.runDirectory: "/own"]
      let settings = ProcessSettings(environment: environment)
      #expect(settings.runDirectory == "/own" && settings.lints)
    }
  }

  @Test func withoutTheFileNothingIsSet() {
    let settings = ProcessSettings(environment: [RunChannel.environmentFile: "/missing/file"])
    #expect(settings.runDirectory == nil && settings.forcedRecord == nil)
  }

  /// Somebody exported the variables, or a process outlived the command that set them.
  @Test func settingsOfARunThatIsOverAreIgnored() throws {
    let sweep = #"{"id":"AppTests/T/t()#1"}"#
    let exported = [RunChannel.sweep: sweep, RunChannel.forcedRecordMode: "all", "PATH": "/bin"]
    let plain = RunChannel.withoutLeaks(exported)
    #expect(plain.environment == ["PATH": "/bin"])
    #expect(plain.leaked == ["SNAPSHOT_FORCE_RECORD", "SNAPSHOT_SWEEP"])
    try withFile([RunChannel.sweep: sweep]) { path in
      let environment = [RunChannel.environmentFile: path]
      #expect(RunChannel.withoutLeaks(environment).leaked == ["SNAPSHOT_RUN_ENVIRONMENT"])
      let descriptor = open(path, O_RDWR)
      defer { close(descriptor) }
      try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
      #expect(RunChannel.withoutLeaks(environment) == (environment, []))
    }
  }

  /// In a read-only package, the settings are variables.
  @Test(arguments: [("running", true), ("finished", false)])
  func theMetadataOfTheRunSaysWhetherItRuns(ending: String, isRunning: Bool) throws {
    try withSandbox { sandbox throws in
      try Data("{\"ending\":\"\(ending)\"}".utf8).write(to: URL(fileURLWithPath: sandbox.root + "/run.json"))
      let environment = [RunChannel.runDirectory: sandbox.root, RunChannel.lints: "1"]
      #expect(RunChannel.withoutLeaks(environment).environment == (isRunning ? environment : [:]))
      let other = [RunChannel.runDirectory: sandbox.root + "/new"]
      #expect(RunChannel.withoutLeaks(other).environment == other)
    }
  }

  @Test func aProcessWithALeakedSweepAssertsAndNotesIt() throws {
    try withSandbox { sandbox throws in
      let child = try ChildProcess(
        swiftTesting: "LeakChild", instruction: "leak",
        environment: [
          "SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references,
          "SNAPSHOT_SWEEP": SweepRequest(id: "AppTests/T/t()#1", first: 320, last: 330, typeSizes: ["large"]).text,
        ], in: sandbox.root)
      let outcome = child.waitUntilExit()
      #expect(outcome.output.contains("note: Ignored SNAPSHOT_SWEEP"), "\(outcome.output)")
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.recorded])
    }
  }
}

/// What the child runs.
@Suite(.enabled(if: ChildProcess.instruction == "leak")) struct LeakChild {
  @Test func asserts() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["REFERENCES"])
    _ = verifySnapshot(of: "1", as: .lines, snapshotDirectory: folder)
  }
}
