import Foundation
import SnapshotCore
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
}
