import Foundation
import SnapshotTestSupport
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// Damaged references and folders in the way: a failure of that one assertion, which names the file and the remedy.
@Suite struct ReferenceFaultTests {
  private func expectFailure(
    _ sandbox: Sandbox, record: SnapshotTestingConfiguration.Record? = nil, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let verdict = sandbox.verify("new", record: record)
    #expect(verdict.outcome == .error, sourceLocation: sourceLocation)
    for word in words + ["login.1.txt"] {
      #expect(
        verdict.message?.contains(word) == true, "\(verdict.message ?? "no message")", sourceLocation: sourceLocation)
    }
  }

  private let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n"
  private let conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> branch\n"

  @Test func gitLFSPointer() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(pointer, as: "login.1.txt")
      expectFailure(sandbox, "Git LFS pointer", "git lfs pull")
      expectFailure(try reset(sandbox), record: .failed, "Git LFS pointer")
      #expect(sandbox.reference("login.1.txt") == pointer)
    }
  }

  /// A sandbox over the same files whose numbers start again.
  private func reset(_ sandbox: Sandbox) throws -> Sandbox {
    var copy = sandbox
    copy.registry = NameRegistry()
    return copy
  }

  @Test func conflictMarkers() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(conflict, as: "login.1.txt")
      expectFailure(sandbox, "conflict markers", "Resolve the conflict")
      #expect(try reset(sandbox).verify("new", record: .failed).outcome == .rerecorded)
      #expect(sandbox.reference("login.1.txt") == "new")
    }
  }

  @Test func textAboutConflictMarkersIsNotAConflict() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(conflict, as: "login.1.txt")
      #expect(sandbox.verify(conflict).outcome == .passed)
      #expect(try reset(sandbox).verify(conflict + "d").outcome == .changed)
    }
  }

  @Test func textInAnotherEncoding() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(Data([0xFF, 0xFE, 0x41, 0x00]), as: "login.1.txt")
      expectFailure(sandbox, "UTF-8", "Restore the file")
    }
  }

  @Test func folderInPlaceOfTheFile() throws {
    try withSandbox { sandbox throws in
      try FileManager.default.createDirectory(
        atPath: sandbox.references + "/login.1.txt", withIntermediateDirectories: true)
      expectFailure(sandbox, "A folder exists", "Move or delete the folder")
      expectFailure(try reset(sandbox), record: .all, "A folder exists")
    }
  }

  @Test func fileInPlaceOfTheFolder() throws {
    try withSandbox { sandbox throws in
      try Data().write(to: URL(fileURLWithPath: sandbox.root + "/Tests/AppTests/__Snapshots__"))
      expectFailure(sandbox, "cannot be read", "Not a directory")
    }
  }

  @Test func circularSymbolicLink() throws {
    try withSandbox { sandbox throws in
      try FileManager.default.createDirectory(atPath: sandbox.references, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.references + "/login.1.txt", withDestinationPath: "login.1.txt")
      expectFailure(sandbox, "cannot be read")
    }
  }

  @Test func pipeInPlaceOfTheFile() throws {
    try withSandbox { sandbox throws in
      try FileManager.default.createDirectory(atPath: sandbox.references, withIntermediateDirectories: true)
      #expect(mkfifo(sandbox.references + "/login.1.txt", 0o644) == 0)
      expectFailure(sandbox, "cannot be read", "not a regular file")
    }
  }

  /// A place where nobody may write, whoever runs the tests.
  @Test func unwritableFolder() throws {
    #if os(Linux)
      try withSandbox { sandbox throws in
        let verdict = sandbox.run {
          sandbox.assertion(named: "a", directory: "/proc/references").verify({ "new" }, as: .lines)
        }
        #expect(verdict.outcome == .error)
        #expect(verdict.message?.contains("cannot be written") == true)
        #expect(verdict.message?.contains("/proc/references/login.a.txt") == true)
        let artifacts = try #require(try sandbox.ledger().entries.first?.artifacts)
        #expect(sandbox.artifact(artifacts.actual) == Data("new".utf8))
      }
    #endif
  }

  /// In a process of someone who is no superuser, from whom nothing is hidden.
  @Test func unreadableFile() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("new", as: "login.hidden.txt")
      try sandbox.place("new", as: "login.open.txt")
      func permit(_ permissions: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      }
      try permit(0o777, sandbox.root)
      try permit(0o000, sandbox.references + "/login.hidden.txt")
      let outcome = try ChildProcess(
        swiftTesting: "UnprivilegedChild/reads", instruction: "read",
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references],
        in: sandbox.root
      ).waitUntilExit()
      #expect(outcome.status == 0 && outcome.output.contains("1 test"), "\(outcome.output)")
      #expect(Set(try sandbox.ledger().entries.map(\.outcome)) == [.passed, .error])
    }
  }

  @Test func unwritableArtifactsFolderDoesNotHideTheDifference() throws {
    try withSandbox(environment: ["SNAPSHOT_ARTIFACTS": "/dev/null/artifacts"]) { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      let verdict = sandbox.verify("new")
      #expect(verdict.outcome == .changed)
      #expect(verdict.message?.hasPrefix("Snapshot does not match reference.") == true)
      #expect(verdict.message?.contains("SNAPSHOT_ARTIFACTS") == true)
    }
  }

  @Test func folderThatCannotBeCreated() throws {
    try withSandbox { sandbox throws in
      let blocked = sandbox.root + "/blocked"
      try Data().write(to: URL(fileURLWithPath: blocked))
      #expect(throws: ReferenceError.self) { try ReferenceFile.write(Data(), to: blocked + "/folder/file.txt") }
      do throws(ReferenceError) {
        try ReferenceFile.write(Data(), to: blocked + "/folder/file.txt")
      } catch {
        #expect(error.description.contains("cannot be written"))
        #expect(error.description.contains(blocked + "/folder/file.txt"))
      }
    }
  }

  @Test func failedWriteLeavesNothingBehind() throws {
    try withSandbox { sandbox throws in
      try FileManager.default.createDirectory(
        atPath: sandbox.references + "/login.1.txt", withIntermediateDirectories: true)
      #expect(throws: ReferenceError.directoryInTheWay(path: sandbox.references + "/login.1.txt")) {
        try ReferenceFile.write(Data("x".utf8), to: sandbox.references + "/login.1.txt")
      }
      #expect(sandbox.files == ["login.1.txt"])
    }
  }
}

/// What the child runs.
@Suite(.enabled(if: ChildProcess.instruction == "read")) struct UnprivilegedChild {
  @Test func reads() throws {
    if getuid() == 0 {
      let nobody: UInt32 = 65_534
      try #require(setgid(nobody) == 0)
      try #require(setuid(nobody) == 0)
    }
    let folder = try #require(ProcessInfo.processInfo.environment["REFERENCES"])
    func verify(_ name: String) -> String? {
      verifySnapshot(of: "new", as: .lines, named: name, snapshotDirectory: folder, testName: "login()")
    }
    #expect(verify("open") == nil)
    let message = try #require(verify("hidden"))
    #expect(message.hasPrefix("The reference cannot be read (Permission denied): \(folder)/login.hidden.txt\n"))
    #expect(message.contains("Make the file and its folder readable"))
  }
}
