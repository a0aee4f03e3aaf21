import Foundation
import SnapshotLedger
import SnapshotTestReporting
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

// The announcements of other processes are internal.
@testable import SnapshotCore

/// References at places that a test chooses: ordinary files of the repository.
@Suite struct PlacedFileTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try write("Package.swift", "// swift-tools-version: 6.2\n")
    try write("Tests/AppTests/LoginTests.swift", "// tests\n")
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: sandbox.root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: sandbox.root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  @discardableResult
  private func verify(
    _ text: String, at path: String, relativeTo base: ReferenceBase = .testFile,
    record: SnapshotTestingConfiguration.Record? = nil, testName: String = "login()", in other: Sandbox? = nil
  ) -> Verdict {
    let sandbox = other ?? self.sandbox
    return sandbox.run {
      sandbox.assertion(record: record, testName: testName).verify({ text }, as: .lines, at: path, relativeTo: base)
    }
  }

  @Test func aFileIsFoundRelativeToTheTestAndToThePackage() throws {
    try write("Tests/AppTests/Resources/Client.swift", "struct Client {}\n")
    #expect(verify("struct Client {}\n", at: "Resources/Client.swift").outcome == .passed)
    #expect(
      verify("struct Client {}\n", at: "Tests/AppTests/Resources/Client.swift", relativeTo: .package).outcome == .passed
    )
    #expect(verify("struct Client {}\n", at: "./../AppTests/Resources/Client.swift").outcome == .passed)
    let entry = try #require(try sandbox.ledger().entries.first)
    #expect(entry.id == "AppTests/LoginTests/login()#Tests/AppTests/Resources/Client.swift")
    #expect(entry.place == "Tests/AppTests/Resources/Client.swift" && entry.format == "swift")
    #expect(entry.reference == sandbox.root + "/Tests/AppTests/Resources/Client.swift")
  }

  @Test func aDifferenceNamesTheFileAndTheCommand() throws {
    try write("Tests/AppTests/Resources/Client.swift", "struct Client {}\n")
    let verdict = verify("struct Client { }\n", at: "Resources/Client.swift")
    #expect(verdict.outcome == .changed)
    let message = try #require(verdict.message).replacing(sandbox.root, with: "<package>")
    #expect(
      message == """
        Snapshot "Tests/AppTests/Resources/Client.swift" does not match reference.

        Reference:  <package>/Tests/AppTests/Resources/Client.swift
        Actual:     <package>/run/artifacts/AppTests.LoginTests.login.Tests.AppTests.Resources.Client.swift-\
        \(folderHash)/actual.swift
        Difference: <package>/run/artifacts/AppTests.LoginTests.login.Tests.AppTests.Resources.Client.swift-\
        \(folderHash)/difference.patch
        To accept:  swift run snapshot accept 'AppTests/LoginTests/login()#Tests/AppTests/Resources/Client.swift'

        @@ \u{2212}1,2 +1,2 @@
        \u{2212}struct Client {}
        +struct Client { }
        """)
    #expect(read("Tests/AppTests/Resources/Client.swift") == "struct Client {}\n")
  }

  private var folderHash: String {
    String(
      RunSession.folderName(id: "AppTests/LoginTests/login()#Tests/AppTests/Resources/Client.swift").split(
        separator: "-"
      ).last ?? "")
  }

  /// Only a person's acceptance overwrites a file of the repository.
  @Test(arguments: [SnapshotTestingConfiguration.Record.all, .failed, .missing, .never])
  func noRecordModeOverwritesAFile(mode: SnapshotTestingConfiguration.Record) throws {
    try write("Fixtures/out.txt", "old")
    let verdict = verify("new", at: "Fixtures/out.txt", relativeTo: .package, record: mode)
    #expect(verdict.outcome == .changed)
    #expect(verdict.message?.contains("do not overwrite files") == (mode == .all || mode == .failed))
    #expect(read("Fixtures/out.txt") == "old")
    var forced = Sandbox(at: sandbox.root)
    forced.environment[RunChannel.forcedRecordMode] = mode.mode.rawValue
    #expect(verify("new", at: "Fixtures/out.txt", relativeTo: .package, in: forced).outcome == .changed)
    #expect(read("Fixtures/out.txt") == "old")
  }

  @Test(arguments: ["Fixtures/out.txt", "Tests/AppTests/Expected/page.html", "a.tar.gz"])
  func aMissingFileIsRecorded(path: String) throws {
    let verdict = verify("new", at: path, relativeTo: .package)
    #expect(verdict.outcome == .recorded)
    #expect(read(path) == "new")
    // Its own run does not count as a verification.
    #expect(verify("new", at: path, relativeTo: .package).outcome == .recorded)
    #expect(verify("new", at: path, relativeTo: .package, in: sandbox.running(in: "later")).outcome == .passed)
    var never = sandbox
    never.registry = NameRegistry()
    #expect(verify("x", at: "Fixtures/other.txt", relativeTo: .package, record: .never, in: never).outcome == .missing)
    #expect(read("Fixtures/other.txt") == nil)
  }

  @Test(arguments: [
    "Sources/App/Generated.swift", "Sources/App/Resources/page.html", "Plugins/a.txt", "Tests/AppTests/Expected/a.bash",
    "Makefile", "Expected/A.SWIFT", "sources/x.json",
  ])
  func aMissingSourceIsNotCreated(path: String) throws {
    for mode in [SnapshotTestingConfiguration.Record.all, .failed, .missing] {
      let verdict = verify("new", at: path, relativeTo: .package, record: mode)
      #expect(verdict.outcome == .missing)
      let message = try #require(verdict.message)
      #expect(message.hasPrefix("No reference was found on disk. The new file was not written.\n\nTests do not create"))
      #expect(message.contains("To accept:  swift run snapshot accept "))
    }
    #expect(read(path) == nil)
    let entry = try #require(try sandbox.ledger().entries.first)
    #expect(sandbox.artifact(entry.artifacts.actual) == Data("new".utf8))
  }

  @Test(arguments: [
    ("../../../outside.txt", "it is outside of the package"), ("/etc/passwd", "it is an absolute path"),
    (".git/hooks/pre-commit", ".git is a hidden"), ("../../.build/x.txt", ".build is a hidden"),
    ("a/.hidden.txt", ".hidden.txt is a hidden"), ("../../Package.swift", "manifest"), ("", "not the path of a file"),
    ("a//b.txt", "not the path of a file"), ("a/", "not the path of a file"), ("..", "not the path of a file"),
    ("a\nb.txt", "not the path of a file"), ("LoginTests.swift", "it is the source of the test"),
    ("\u{200B}.git/config", "is a hidden"), ("../../../../../../../../etc/passwd", "outside of the package"),
  ])
  func aPlaceThatATestMayNotChoose(path: String, reason: String) throws {
    let verdict = verify("new", at: path)
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains(reason) == true, "\(verdict.message ?? "")")
    #expect(read("Package.swift") == "// swift-tools-version: 6.2\n")
    #expect(read("Tests/AppTests/LoginTests.swift") == "// tests\n")
  }

  @Test func linksAreNotFollowed() throws {
    let outside = NSTemporaryDirectory() + "placed-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: outside + "/a.txt"))
    try FileManager.default.createSymbolicLink(atPath: sandbox.root + "/Linked", withDestinationPath: outside)
    try FileManager.default.createSymbolicLink(atPath: sandbox.root + "/a.txt", withDestinationPath: outside + "/a.txt")
    for path in ["Linked/a.txt", "Linked/new.txt", "a.txt"] {
      let verdict = verify("old", at: path, relativeTo: .package)
      #expect(verdict.outcome == .error)
      #expect(
        verdict.message?.contains("is a symbolic link, which is not followed") == true, "\(verdict.message ?? "")")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["a.txt"])
  }

  @Test func aFolderAndAPipeAreNotFiles() throws {
    try FileManager.default.createDirectory(atPath: sandbox.root + "/Folder.txt", withIntermediateDirectories: true)
    #expect(verify("x", at: "Folder.txt", relativeTo: .package).message?.contains("A folder exists") == true)
    #expect(mkfifo(sandbox.root + "/pipe.txt", 0o600) == 0)
    #expect(verify("x", at: "pipe.txt", relativeTo: .package).message?.contains("not a regular file") == true)
  }

  @Test func twoTestsThatChooseOneFileFail() throws {
    try write("Fixtures/out.txt", "same")
    #expect(verify("same", at: "Fixtures/out.txt", relativeTo: .package).outcome == .passed)
    #expect(verify("same", at: "Fixtures/out.txt", relativeTo: .package).outcome == .passed, "the same test again")
    let verdict = verify("same", at: "../../Fixtures/out.txt", testName: "logout()")
    #expect(verdict.outcome == .error)
    #expect(
      verdict.message?.replacing(sandbox.root, with: "<package>").hasPrefix(
        """
        Two tests use the same file or folder: <package>/Fixtures/out.txt
        The tests are AppTests/LoginTests/login() and AppTests/LoginTests/logout().
        """) == true, "\(verdict.message ?? "")")
    #expect(
      verify("same", at: "Fixtures/OUT.txt", relativeTo: .package).message?.contains("differ only in case") == true)
    // A snapshot of the usual kind can be in the way as well.
    sandbox.verify("a", named: "x")
    let other = verify("a", at: "__Snapshots__/LoginTests/login.x.txt", testName: "other()")
    #expect(other.message?.contains("Two tests use the same file") == true)
  }

  /// `swift test --parallel` starts a process for each test of XCTest.
  @Test func twoProcessesThatRecordOneFileFail() throws {
    let owner = Recordings.Owner(name: "AppTests/LoginTests/other()", isCaller: false)
    let path = sandbox.root + "/Fixtures/out.txt"
    let recording = RunRecordings.Recording(of: Data("other".utf8), at: path, by: owner, process: 1)
    #expect(RunRecordings(of: RunFolder(path: sandbox.root + "/run")).announce(recording) == nil)
    let verdict = verify("mine", at: "Fixtures/out.txt", relativeTo: .package)
    #expect(verdict.message?.contains("AppTests/LoginTests/other()") == true, "\(verdict.message ?? "")")
    #expect(read("Fixtures/out.txt") == nil)
  }

  @Test func bytesThatEyesCannotSeeDiffer() throws {
    try write("Fixtures/out.txt", "a\nb\n")
    for text in ["a\r\nb\r\n", "a\nb", "\u{FEFF}a\nb\n", "a\nb\n\n"] {
      #expect(verify(text, at: "Fixtures/out.txt", relativeTo: .package).outcome == .changed)
    }
    try Data([0xFF, 0xFE, 0x41]).write(to: URL(fileURLWithPath: sandbox.root + "/Fixtures/out.txt"))
    let invalid = verify("a", at: "Fixtures/out.txt", relativeTo: .package)
    #expect(invalid.outcome == .error && invalid.message?.contains("not UTF-8") == true)
  }

  @Test func bytesAreCompared() throws {
    let bytes = Data([0, 0xFF, 0x0A])
    try bytes.write(to: URL(fileURLWithPath: sandbox.root + "/a.bin"))
    func verify(_ data: Data) -> Verdict {
      sandbox.run { sandbox.assertion().verify({ data }, as: .data, at: "a.bin", relativeTo: .package) }
    }
    #expect(verify(bytes).outcome == .passed)
    #expect(verify(bytes + [1]).outcome == .changed)
  }

  @Test func aTestOutsideOfAPackageIsAnError() throws {
    try FileManager.default.removeItem(atPath: sandbox.root + "/Package.swift")
    let verdict = verify("x", at: "out.txt")
    #expect(verdict.outcome == .error && verdict.message?.contains("The test is in no package") == true)
  }

  /// The public functions: text, bytes and a strategy.
  @Test func filesOfThisRepository() {
    assertFile("A file that a test compares.\n", at: "Placed/hello.txt")
    assertFile(
      Data("A file that a test compares.\n".utf8), at: "Tests/Assertions/SnapshotCoreTests/References/Placed/hello.txt",
      relativeTo: .package)
    assertFile(["b": 1, "a": 2], as: .json, at: "Placed/object.json")
    withKnownIssue {
      assertFile(Data("A file that two tests compare.\n".utf8), at: "Placed/hello.txt")
    } matching: {
      "\($0)".contains("\u{2212}A file that a test compares.\n+A file that two tests compare.")
    }
    withKnownIssue {
      assertFile("other", at: "Placed/hello.txt")
    } matching: {
      "\($0)".contains("hello.txt\" does not match reference")
    }
  }
}
