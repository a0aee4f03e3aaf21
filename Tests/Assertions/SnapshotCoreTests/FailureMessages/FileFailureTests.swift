import Foundation
import SnapshotCore
import SnapshotTestReporting
import SnapshotTestSupport
import Testing

/// The whole messages of `assertFile`, one reference for each way to fail.
@Suite struct FileFailureTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try sandbox.write("// tests\n", to: "Tests/AppTests/LoginTests.swift")
  }

  private func message(
    _ text: String, at path: String, record: SnapshotTestingConfiguration.Record? = nil, testName: String = "login()"
  ) -> String {
    sandbox.message(
      sandbox.run {
        sandbox.assertion(record: record, testName: testName).verify(
          { text }, as: .lines, at: path, relativeTo: .package)
      })
  }

  @Test func changed() throws {
    defer { sandbox.remove() }
    try sandbox.write("struct Client {\n  let a = 1\n}\n", to: "Sources/App/Client.swift")
    assertSnapshot(of: message("struct Client {\n  let a = 2\n}\n", at: "Sources/App/Client.swift"), as: .lines)
  }

  @Test func changedWhileRecording() throws {
    defer { sandbox.remove() }
    try sandbox.write("old\n", to: "Fixtures/out.txt")
    assertSnapshot(of: message("new\n", at: "Fixtures/out.txt", record: .all), as: .lines)
  }

  @Test func missing() {
    defer { sandbox.remove() }
    assertSnapshot(of: message("new\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func missingSource() {
    defer { sandbox.remove() }
    assertSnapshot(of: message("new\n", at: "Sources/App/Client.swift"), as: .lines)
  }

  @Test func missingWithoutRecording() {
    defer { sandbox.remove() }
    assertSnapshot(of: message("new\n", at: "Fixtures/out.txt", record: .never), as: .lines)
  }

  @Test func finalLineFeed() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\nb", to: "Fixtures/out.txt")
    assertSnapshot(of: message("a\nb\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func lineEndings() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\r\nb\r\n", to: "Fixtures/out.txt")
    assertSnapshot(of: message("a\nb\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func invalidUTF8() throws {
    defer { sandbox.remove() }
    try sandbox.write(Data([0x61, 0xFF, 0x0A]), to: "Fixtures/out.txt")
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func conflictMarkers() throws {
    defer { sandbox.remove() }
    try sandbox.write("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n", to: "Fixtures/out.txt")
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func outsideOfThePackage() {
    defer { sandbox.remove() }
    assertSnapshot(of: message("a\n", at: "../out.txt"), as: .lines)
  }

  @Test func throughALink() throws {
    defer { sandbox.remove() }
    try FileManager.default.createSymbolicLink(atPath: sandbox.root + "/Fixtures", withDestinationPath: "/tmp")
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func hidden() {
    defer { sandbox.remove() }
    assertSnapshot(of: message("a\n", at: ".git/config"), as: .lines)
  }

  @Test func absolutePath() {
    defer { sandbox.remove() }
    assertSnapshot(of: message("a\n", at: "/tmp/out.txt"), as: .lines)
  }

  @Test func folderAtThePath() throws {
    defer { sandbox.remove() }
    try sandbox.write("a", to: "Fixtures/out.txt/a")
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func twoTestsClaimOneFile() throws {
    defer { sandbox.remove() }
    try sandbox.write("a\n", to: "Fixtures/out.txt")
    _ = message("a\n", at: "Fixtures/out.txt")
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt", testName: "other()"), as: .lines)
  }

  @Test func withoutAPackage() throws {
    defer { sandbox.remove() }
    try FileManager.default.removeItem(atPath: sandbox.root + "/Package.swift")
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt"), as: .lines)
  }

  @Test func tooLarge() throws {
    defer { sandbox.remove() }
    try sandbox.write("", to: "Fixtures/out.txt")
    #expect(truncate(sandbox.root + "/Fixtures/out.txt", 257 << 20) == 0)
    assertSnapshot(of: message("a\n", at: "Fixtures/out.txt"), as: .lines)
  }
}
