import Foundation
import Raster
import Snapshot
import SnapshotTestSupport
import SnapshotUI
import Testing

/// A package in a git repository of its own, whose commits have fixed authors and dates.
final class GitRepository {
  let workshop: Workshop
  private var seconds = 1_700_000_000

  init() throws {
    workshop = try Workshop()
    try git("init", "-q", "-b", "main")
    try workshop.write(".gitignore", "stdout.txt\nstderr.txt\nbin\n.build\nrun\nout\n")
  }

  var root: String { workshop.root }

  @discardableResult
  func git(_ arguments: String..., in folder: String? = nil, input: String? = nil) throws -> String {
    try run(arguments, in: folder).output
  }

  /// Runs git, which may fail.
  func run(_ arguments: [String], in folder: String? = nil) throws -> (status: Int32, output: String) {
    seconds += 60
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder ?? root] + arguments
    let date = "\(seconds) +0000"
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": root, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada & Bo",
      "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
      "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_ALLOW_PROTOCOL": "file",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Commits everything, and returns the hash.
  @discardableResult
  func commit(_ subject: String) throws -> String {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", subject)
    return try head()
  }

  func head() throws -> String {
    try git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func snapshot(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Outcome {
    try Tool.run(
      arguments, environment: ["PATH": "/usr/bin:/bin", "HOME": root].merging(environment) { $1 }, in: root)
  }

  /// Records a reference of a view as a test does, with its explanation.
  ///
  /// - Returns: The path of the reference, relative to the package.
  @discardableResult
  func record(_ view: some View, named name: String = "card", test: String = "login()") throws -> String {
    let sandbox = Sandbox(at: root)
    let verdict = sandbox.run {
      sandbox.assertion(named: name, record: .all, testName: test).verify({ view }, as: .image)
    }
    #expect(verdict.outcome == .recorded || verdict.outcome == .rerecorded || verdict.outcome == .passed)
    return "Tests/AppTests/__Snapshots__/LoginTests/\(test.prefix { $0 != "(" }).\(name).png"
  }

  func write(_ data: Data, to path: String) throws {
    try workshop.makeFolder((path as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: root + "/" + path))
  }
}
