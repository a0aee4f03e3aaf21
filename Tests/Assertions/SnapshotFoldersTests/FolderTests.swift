import Foundation
import SnapshotCore
import SnapshotFolders
import SnapshotLedger
import SnapshotTestReporting
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

/// A generated folder against a folder of the repository.
@Suite struct FolderTests {
  private let sandbox: Sandbox
  private let generated: URL

  init() throws {
    sandbox = try Sandbox()
    generated = URL(fileURLWithPath: sandbox.root + "/generated", isDirectory: true)
    try write("Package.swift", "// swift-tools-version: 6.2\n")
    try write("Tests/AppTests/LoginTests.swift", "// tests\n")
    try write("generated/a.txt", "a\n")
    try write("generated/Sub/Client.swift", "struct Client {}\n")
    try write("Expected/a.txt", "a\n")
    try write("Expected/Sub/Client.swift", "struct Client {}\n")
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  private func write(_ path: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: sandbox.root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func makeExecutable(_ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.root + "/" + path)
  }

  private func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: sandbox.root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func verify(
    at path: String = "Expected", excluding patterns: [String] = [], options: FolderOptions = [],
    record: SnapshotTestingConfiguration.Record? = nil, testName: String = "login()", in other: Sandbox? = nil
  ) -> Verdict {
    let sandbox = other ?? self.sandbox
    return sandbox.run {
      sandbox.assertion(record: record, testName: testName).verify(
        at: path, relativeTo: .package, excluding: patterns, options: options
      ) { try GeneratedFolder(generated, excluding: $0) }
    }
  }

  private func verify(_ files: [String: String], excluding patterns: [String] = []) -> Verdict {
    sandbox.run {
      sandbox.assertion().verify(at: "Expected", relativeTo: .package, excluding: patterns, options: []) {
        GeneratedFolder(files.mapValues { Data($0.utf8) }, excluding: $0)
      }
    }
  }

  @Test func equalFoldersHaveOneLineInTheLedger() throws {
    #expect(verify().outcome == .passed)
    #expect(verify(at: "Expected/").outcome == .passed)
    #expect(verify(["a.txt": "a\n", "Sub/Client.swift": "struct Client {}\n"]).outcome == .passed)
    let entries = try sandbox.ledger().entries
    #expect(entries.map(\.id) == Array(repeating: "AppTests/LoginTests/login()#Expected", count: 3))
    #expect(entries.allSatisfy { $0.place == "Expected" && $0.placeFolder == "Expected" && $0.outcome == .passed })
  }

  @Test func eachFileHasItsOwnDifferenceAndAcceptance() throws {
    try write("generated/Sub/Client.swift", "struct Client { }\n")
    try write("generated/new.md", "new\n")
    try write("generated/New.swift", "new\n")
    try write("Expected/old.txt", "old\n")
    let verdict = verify()
    #expect(verdict.outcome == .changed)
    let message = try #require(verdict.message)
    #expect(
      message.hasPrefix(
        """
        Folder "Expected" does not match: 1 changed, 2 missing, 1 surplus, 1 equal.
          missing    New.swift
          changed    Sub/Client.swift
          missing    new.md
          surplus    old.txt

        No reference was found on disk. The new file was not written.

        Tests do not create source files
        """), "\(message)")
    #expect(message.contains("\u{2212}struct Client {}\n+struct Client { }\n"))
    #expect(
      message.contains("To accept:  swift run snapshot accept 'AppTests/LoginTests/login()#Expected/Sub/Client.swift'"))
    #expect(message.contains("File \"Expected/old.txt\" is not generated."))
    #expect(message.contains("To delete:  swift run snapshot accept 'AppTests/LoginTests/login()#Expected/old.txt'"))
    let entries = try sandbox.ledger().entries
    #expect(
      entries.map(\.place) == [
        "Expected/New.swift", "Expected/Sub/Client.swift", "Expected/new.md", "Expected/old.txt",
      ])
    #expect(entries.map(\.outcome) == [.missing, .changed, .recorded, .changed])
    #expect(entries.map(\.removes) == [nil, nil, nil, true])
    #expect(entries.allSatisfy { $0.placeFolder == "Expected" })
    #expect(sandbox.artifact(entries[3].artifacts.expected) == Data("old\n".utf8))
    // Only the missing file that is no source was written.
    #expect(read("Expected/new.md") == "new\n" && read("Expected/New.swift") == nil)
    #expect(read("Expected/old.txt") == "old\n" && read("Expected/Sub/Client.swift") == "struct Client {}\n")
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.all, .failed])
  func noRecordModeOverwritesOrDeletesFiles(mode: SnapshotTestingConfiguration.Record) throws {
    try write("generated/a.txt", "b\n")
    try write("Expected/old.txt", "old\n")
    #expect(verify(record: mode).outcome == .changed)
    #expect(read("Expected/a.txt") == "a\n" && read("Expected/old.txt") == "old\n")
  }

  /// A retry of the same run finds what the first attempt recorded.
  @Test func aRecordedFolderIsVerifiedByTheNextRun() throws {
    try FileManager.default.removeItem(atPath: generated.path + "/Sub")
    #expect(verify(at: "New/Folder").outcome == .recorded)
    #expect(read("New/Folder/a.txt") == "a\n")
    let again = verify(at: "New/Folder")
    #expect(again.outcome == .recorded && again.message?.contains("recorded earlier in this run") == true)
    #expect(verify(at: "New/Folder", in: sandbox.running(in: "later")).outcome == .passed)
  }

  @Test func exclusionsApplyToBothFolders() throws {
    try write("generated/build/x.log", "x")
    try write("generated/deep/er/y.log", "y")
    try write("Expected/z.log", "z")
    try write("Expected/cache/q.txt", "q")
    #expect(verify().outcome != .passed)
    #expect(verify(excluding: ["*.log", "cache/"]).outcome == .passed)
    #expect(verify(["a.txt": "a\n", "build/x.log": "x"], excluding: ["*.log", "cache/", "Sub"]).outcome == .passed)
  }

  @Test(arguments: [
    ("*.log", "a/b.log", true), ("*.log", "a/b.logs", false), ("b", "a/b/c.txt", true), ("b/", "a/b", false),
    ("b/", "a/b/c", true), ("/b", "a/b", false), ("a/*.txt", "a/b.txt", true), ("a/*.txt", "a/c/b.txt", false),
    ("a/**/b.txt", "a/b.txt", true), ("a/**/b.txt", "a/x/y/b.txt", true), ("**/x/*.md", "q/x/y.md", true),
    ("a?c", "abc", true),
    ("a?c", "a/c", false), ("*", "x", true), ("", "x", false), ("a/**", "a/b/c", true), ("a/**", "a", false),
  ])
  func patterns(pattern: String, path: String, isExcluded: Bool) {
    #expect(PathPattern(pattern).excludes(path) == isExcluded)
  }

  @Test func lineEndings() throws {
    try write("generated/a.txt", "a\r\n")
    #expect(verify().outcome == .changed)
    #expect(verify(options: .ignoringLineEndings).outcome == .passed)
    try write("generated/a.txt", "a\r\nb\r\n")
    let message = try #require(verify(options: .ignoringLineEndings).message)
    #expect(message.contains("\u{2007}a\n+b"), "only the new line differs: \(message)")
    // A carriage return alone, and one in binary data, is no line end.
    try write("generated/a.txt", "a\r")
    #expect(verify(options: .ignoringLineEndings).outcome == .changed)
    try write("generated/a.txt", Data([0, 13, 10]))
    try write("Expected/a.txt", Data([0, 10]))
    #expect(verify(options: .ignoringLineEndings).outcome == .changed)
  }

  @Test func executableBits() throws {
    try makeExecutable("generated/a.txt")
    let verdict = verify()
    #expect(verdict.outcome == .changed && verdict.message?.contains("The new file is executable.") == true)
    #expect(verdict.message?.contains("  executable a.txt") == true)
    #expect(try sandbox.ledger().entries.last?.isExecutable == true)
    #expect(verify(options: .ignoringExecutableBits).outcome == .passed)
    try makeExecutable("Expected/a.txt")
    #expect(verify().outcome == .passed)
    // A recorded file has the mode of the generated one.
    try write("generated/run.txt", "run")
    try makeExecutable("generated/run.txt")
    #expect(verify().outcome == .recorded)
    #expect(FileManager.default.isExecutableFile(atPath: sandbox.root + "/Expected/run.txt"))
  }

  @Test func otherKindsOfFilesAreNamed() throws {
    try FileManager.default.createSymbolicLink(atPath: generated.path + "/link", withDestinationPath: "/etc")
    #expect(mkfifo(sandbox.root + "/Expected/Sub/pipe", 0o600) == 0)
    try write("generated/.hidden", "x")
    try write("Expected/.gitkeep", "")
    let verdict = verify()
    #expect(verdict.outcome == .error)
    let message = try #require(verdict.message)
    #expect(
      message == """
        The folder cannot be compared with the generated one: \(sandbox.root)/Expected
          .hidden in the generated folder: it is hidden
          link in the generated folder: it is a symbolic link, which is not followed
          Expected/Sub/pipe: it is a pipe
        Delete or replace these files, or leave them out with `excluding:`.
        """, "\(message)")
    #expect(verify(excluding: ["link", "pipe", ".hidden"]).outcome == .passed)
    for files in [["../x": ""], ["/etc/x": ""], ["a//b": ""], [".git/x": ""], ["": ""], ["a\u{7}": ""]] {
      #expect(verify(files).outcome == .error, "\(files)")
    }
  }

  @Test func aFolderThatATestMayNotChoose() throws {
    let outside = NSTemporaryDirectory() + "folder-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: sandbox.root + "/Linked", withDestinationPath: outside)
    for (path, reason) in [
      ("Linked", "is a symbolic link"), ("Linked/x", "is a symbolic link"), ("Package.swift/x", "is not a folder"),
      ("../x", "outside of the package"), (".build/x", "hidden"),
    ] {
      let verdict = verify(at: path)
      #expect(verdict.outcome == .error && verdict.message?.contains(reason) == true, "\(verdict.message ?? "")")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == [])
    try FileManager.default.removeItem(at: generated)
    #expect(verify().message?.contains("The generated folder does not exist") == true)
  }

  @Test func filesAndFoldersOfTwoTestsDoNotOverlap() throws {
    #expect(verify().outcome == .passed)
    #expect(verify(testName: "other()").message?.contains("Two tests use the same file") == true)
    let file = sandbox.run {
      sandbox.assertion(testName: "other()").verify({ "a\n" }, as: .lines, at: "Expected/a.txt", relativeTo: .package)
    }
    #expect(file.message?.contains("Two tests use the same file") == true)
  }

  @Test func binaryFilesDifferBySizeAndHash() throws {
    try write("generated/a.bin", Data([0, 1, 2]))
    try write("Expected/a.bin", Data([0, 1]))
    let message = try #require(verify().message)
    #expect(
      message.hasSuffix(
        "Expected 3 bytes (SHA-256 ae4b3280e56e2faf…) to match 2 bytes (SHA-256 b413f47d13ee2fe6…)"), "\(message)")
    // Invalid UTF-8 is binary.
    try write("generated/a.bin", Data([0xFF]))
    #expect(verify().message?.contains("Expected 1 byte (SHA-256 a8100ae6aa1940d0…)") == true)
  }

  @Test func aFolderHasABound() throws {
    try write("Expected/large.bin", Data())
    #expect(truncate(sandbox.root + "/Expected/large.bin", 257 << 20) == 0)
    try write("generated/large.bin", Data())
    let large = verify()
    #expect(
      large.outcome == .error && large.message?.contains("more than the limit of") == true, "\(large.message ?? "")")
    let file = sandbox.run {
      sandbox.assertion(testName: "file()").verify(
        { Data() }, as: .data, at: "Expected/large.bin", relativeTo: .package)
    }
    #expect(file.outcome == .error && file.message?.contains("but the limit is 268435456") == true)
    try write("generated/" + String(repeating: "a/", count: 130) + "b.txt", "b")
    let deep = verify(excluding: ["large.bin"])
    #expect(deep.outcome == .error && deep.message?.contains("folders nest too deeply") == true)
  }

  /// Texts of 100 MB: equal, with one other line, and with other lines only.
  @Test func largeTextsAreCompared() throws {
    let line = Data(String(repeating: "x", count: 99).utf8) + [0x0A]
    func text(_ line: Data) -> Data {
      let lines = (0..<1_000).reduce(into: Data()) { data, _ in data.append(line) }
      return (0..<1_000).reduce(into: Data(capacity: 100_000_000)) { data, _ in data.append(lines) }
    }
    var large = text(line)
    try write("Expected/large.txt", large)
    try write("generated/large.txt", large)
    #expect(verify().outcome == .passed)
    large[50_000_000] = UInt8(ascii: "y")
    try write("generated/large.txt", large)
    let one = try #require(verify().message)
    #expect(one.utf8.count < 10_000 && one.contains("They first differ in line 500001:"), "\(one.prefix(1_000))")
    #expect(one.contains("\u{2212}xxx") && one.contains("+yxxx"), "\(one.prefix(1_000))")
    try write("generated/large.txt", text(Data(String(repeating: "z", count: 99).utf8) + [0x0A]))
    let all = try #require(verify().message)
    #expect(all.contains("They first differ in line 1:") && all.utf8.count < 10_000, "\(all.utf8.count)")
  }

  /// A difference of a million lines is in its artifact, not in the message.
  @Test func messagesHaveABound() throws {
    let old = String(repeating: "old\n", count: 100_000)
    try write("Expected/large.txt", old)
    try write("generated/large.txt", old.replacing("old", with: "new"))
    let message = try #require(verify().message)
    #expect(message.utf8.count < 300_000 && message.contains("bytes. All of it is in the file difference.patch."))
    let entry = try #require(try sandbox.ledger().entries.last)
    #expect(try #require(sandbox.artifact(entry.artifacts.difference)).count > 1_000_000)
  }

  @Test func manyDifferencesHaveABound() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<150).map { ("f\($0).md", "\($0)") })
    let message = try #require(verify(files).message)
    #expect(message.contains("150 missing, 2 surplus, 0 equal"))
    #expect(message.contains("  and 52 more\n") && message.contains("The differences of 132 more files"))
    #expect(try sandbox.ledger().entries.count == 152)
  }

  /// The public functions.
  @Test func foldersOfThisRepository() throws {
    let text = "A file that a test compares.\n"
    let object = "{\n  \"a\" : 2,\n  \"b\" : 1\n}"
    assertFolder(["hello.txt": text, "object.json": object], at: "Placed")
    assertFolder(
      ["hello.txt": Data(text.utf8)], at: "Tests/Assertions/SnapshotFoldersTests/Placed", relativeTo: .package,
      excluding: ["*.json"])
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    assertFolder(here.appendingPathComponent("Placed"), at: "Placed", options: [.ignoringLineEndings])
    withKnownIssue {
      assertFolder(["hello.txt": "other"], at: "Placed")
    } matching: {
      "\($0)".contains("does not match: 1 changed, 1 surplus, 0 equal")
    }
  }
}
