import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

/// References that git has, but that are not on disk.
@Suite struct SparseCheckoutTests {
  private let sandbox: Sandbox
  private static let reference = "Tests/AppTests/__Snapshots__/LoginTests/login.1.txt"

  init() throws {
    sandbox = try Sandbox()
    sandbox.verify("value")
    try git("init", "-q")
    try git("add", "Tests")
    try git("commit", "-q", "-m", "Begin")
  }

  private func git(_ arguments: String..., at root: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", root ?? sandbox.root, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  private func verdict(_ name: String? = nil) -> Verdict {
    var copy = sandbox
    copy.registry = NameRegistry()
    return copy.running(in: "later").verify("value", named: name)
  }

  @Test(arguments: [
    ["set", "--cone", "Sources"], ["set", "--no-cone", "/Sources"], ["set", "--sparse-index", "Sources"],
  ])
  func aReferenceThatIsLeftOutIsNotMissing(rules: [String]) throws {
    let process = ["sparse-checkout"] + rules
    switch process.count {
    case 4: try git(process[0], process[1], process[2], process[3])
    default: Issue.record("rules with another number of arguments")
    }
    try #require(!FileManager.default.fileExists(atPath: sandbox.root + "/" + Self.reference))
    let verdict = verdict()
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("the sparse checkout leaves it out") == true)
    #expect(
      verdict.message?.contains("sparse-checkout add Tests/AppTests/__Snapshots__/LoginTests") == true,
      "\(verdict.message ?? "")")
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/" + Self.reference), "nothing was recorded")
    // A new reference is recorded as usual.
    #expect(self.verdict("new").outcome == .recorded)
  }

  @Test func theCommandOfTheMessageBringsTheReference() throws {
    try git("sparse-checkout", "set", "--no-cone", "/Sources")
    try git("sparse-checkout", "add", "Tests/AppTests/__Snapshots__/LoginTests")
    #expect(verdict().outcome == .passed)
  }

  @Test func withoutASparseCheckoutADeletedReferenceIsMissing() throws {
    try FileManager.default.removeItem(atPath: sandbox.root + "/" + Self.reference)
    #expect(verdict().outcome == .recorded)
  }

  @Test func aPointerNamesTheFolderToFetch() throws {
    let digest = String(repeating: "0", count: 64)
    try sandbox.place("version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 1\n", as: "login.1.txt")
    let verdict = verdict()
    #expect(verdict.outcome == .error)
    #expect(
      verdict.message?.contains("`git lfs pull --include Tests/AppTests/__Snapshots__/LoginTests`") == true,
      "\(verdict.message ?? "")")
  }

  @Test func oneCommandFetchesAllFolders() {
    func command(_ files: String...) -> String { GitCheckout.lfsCommand(for: files.map { sandbox.root + "/" + $0 }) }
    #expect(command("A/a.png", "A/b.png", "B/c.png") == "git lfs pull --include A,B")
    #expect(command("A b/a.png") == "git lfs pull --include 'A b'")
    #expect(command("A,b/a.png") == "git lfs pull")
    #expect(GitCheckout.lfsCommand(for: ["/nowhere/a.png"]) == "git lfs pull")
  }
}
