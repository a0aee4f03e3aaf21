import Foundation
import SnapshotCore
import SnapshotFolders
import SnapshotTestReporting
import SnapshotTestSupport
import Testing

/// The whole messages of `assertFolder`, one reference for each way to fail.
@Suite struct FolderFailureTests {
  private let sandbox: Sandbox
  private let generated: URL

  init() throws {
    sandbox = try Sandbox()
    generated = URL(fileURLWithPath: sandbox.root + "/generated", isDirectory: true)
    try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try sandbox.write("// tests\n", to: "Tests/AppTests/LoginTests.swift")
    for folder in ["generated", "Expected"] { try sandbox.write("a\nb\n", to: folder + "/a.txt") }
  }

  /// - Parameter change: What happens between the listing of the generated folder and the comparison.
  private func message(
    at path: String = "Expected", options: FolderOptions = [], testName: String = "login()",
    after change: () throws -> Void = {}
  ) -> String {
    sandbox.message(
      sandbox.run {
        sandbox.assertion(testName: testName).verify(
          at: path, relativeTo: .package, excluding: [], options: options
        ) { patterns in
          let folder = try GeneratedFolder(generated, excluding: patterns)
          try change()
          return folder
        }
      })
  }

  private func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.root + "/" + path, withDestinationPath: destination)
  }

  @Test func changedMissingAndSurplus() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\nB\n", to: "generated/a.txt")
    try sandbox.write("new\n", to: "generated/new.txt")
    try sandbox.write("struct New {}\n", to: "generated/Sub/New.swift")
    try sandbox.write("old\n", to: "Expected/old.txt")
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func executableBit() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\nb\n", to: "generated/a.txt", isExecutable: true)
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func noLongerExecutable() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\nB\n", to: "Expected/a.txt", isExecutable: true)
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func lineEndings() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\r\nb\r\n", to: "generated/a.txt")
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func finalLineFeed() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\nb", to: "generated/a.txt")
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func invalidUTF8() throws {
    defer { sandbox.remove() }
    try sandbox.write(Data([0x61, 0xFF, 0x0A]), to: "generated/a.txt")
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func binary() throws {
    defer { sandbox.remove() }
    try sandbox.write(Data([0, 1, 2]), to: "generated/a.bin")
    try sandbox.write(Data([0, 1]), to: "Expected/a.bin")
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func otherKindsOfFiles() throws {
    defer { sandbox.remove() }
    try link("generated/link", to: "/etc/hostname")
    try link("Expected/folder", to: "/etc")
    try sandbox.write("x", to: "generated/.hidden")
    #expect(mkfifo(sandbox.root + "/generated/pipe", 0o600) == 0)
    assertSnapshot(of: message(), as: .lines)
  }

  /// Some file systems refuse such names; then there is nothing to compare.
  @Test func nameThatIsNotUTF8() throws {
    defer { sandbox.remove() }
    let path = Array((generated.path + "/").utf8) + [0x62, 0xFF, 0x63, 0]
    let descriptor = path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { name in
      name.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
    }
    guard descriptor >= 0 else { return }
    close(descriptor)
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func noGeneratedFolder() throws {
    defer { sandbox.remove() }
    try FileManager.default.removeItem(at: generated)
    assertSnapshot(of: message(), as: .lines)
  }

  @Test func outsideOfThePackage() {
    defer { sandbox.remove() }
    assertSnapshot(of: message(at: "../Expected"), as: .lines)
  }

  @Test func throughALink() throws {
    defer { sandbox.remove() }
    try link("Linked", to: "/tmp")
    assertSnapshot(of: message(at: "Linked/Expected"), as: .lines)
  }

  @Test func fileAtThePath() {
    defer { sandbox.remove() }
    assertSnapshot(of: message(at: "Expected/a.txt"), as: .lines)
  }

  @Test func twoTestsClaimOneFolder() {
    defer { sandbox.remove() }
    #expect(message() == "outcome: passed\n\n(no message)\n")
    assertSnapshot(of: message(testName: "other()"), as: .lines)
  }

  @Test func deletedDuringTheComparison() {
    defer { sandbox.remove() }
    assertSnapshot(
      of: message { try FileManager.default.removeItem(at: generated.appendingPathComponent("a.txt")) }, as: .lines)
  }

  /// The file that the link leads to is not read.
  @Test func replacedByALinkDuringTheComparison() {
    defer { sandbox.remove() }
    assertSnapshot(
      of: message {
        try FileManager.default.removeItem(at: generated.appendingPathComponent("a.txt"))
        try link("generated/a.txt", to: sandbox.root + "/Package.swift")
      }, as: .lines)
  }

  /// Reading a pipe would wait for a writer.
  @Test func replacedByAPipeDuringTheComparison() {
    defer { sandbox.remove() }
    assertSnapshot(
      of: message {
        try FileManager.default.removeItem(at: generated.appendingPathComponent("a.txt"))
        #expect(mkfifo(generated.path + "/a.txt", 0o600) == 0)
      }, as: .lines)
  }

  @Test func tooLarge() throws {
    defer { sandbox.remove() }
    #expect(truncate(sandbox.root + "/Expected/a.txt", 257 << 20) == 0)
    assertSnapshot(of: message(), as: .lines)
  }
}
