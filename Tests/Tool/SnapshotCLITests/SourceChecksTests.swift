import Foundation
import Testing

@testable import SnapshotCLI  // The checks have no interface but the command, which needs a toolchain.

@Suite struct SourceChecksTests {
  @Test(arguments: [
    ("import SwiftUI\n#if os(iOS)\n#endif", true),
    ("import SnapshotUI\n  #elseif os(macOS)\n", true),
    ("import SwiftUI\n#if os(iOS) || HEADLESS\n#endif", false),
    ("import SwiftUI\n#if canImport(UIKit)\n#endif", false),
    ("import Foundation\n#if os(iOS)\n#endif", false),
    ("import SwiftUI\n// #if os(iOS)\n", false),
  ])
  func findsBranchesForPlatforms(source: String, expected: Bool) {
    #expect(SourceChecks.hasPlatformBranch(source) == expected)
  }

  @Test func listsTheFilesOfAPackage() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("import SwiftUI\n#if os(iOS)\n#endif\n".utf8).write(to: folder.appendingPathComponent("Profile.swift"))
    try Data("import SwiftUI\n".utf8).write(to: folder.appendingPathComponent("Plain.swift"))
    let note = try #require(SourceChecks(packageRoot: root.path).platformBranches)
    #expect(note.paths == ["Sources/App/Profile.swift"])
    #expect(note.state == .note)
    #expect(SourceChecks(packageRoot: root.path + "/Sources/App").platformBranches == nil)
  }

  @Test(arguments: [
    ("import SwiftUI\nif #available(iOS 26, *) {\n}", true),
    ("import SwiftUI\nguard #available(macOS 26.0, iOS 26.1, *) else { return }", true),
    ("import SnapshotUI\n  if #unavailable(iOS 27) {", true),
    ("import SwiftUI\nif #available(iOS 18, *) {\n}", false),
    ("import SwiftUI\nif #available(macOS 26, *) {\n}", false),
    ("import SwiftUI\n@available(iOS 26, *)\nstruct Card: View {}", false),
    ("import SwiftUI\n// if #available(iOS 26, *) {\n", false),
    ("import Foundation\nif #available(iOS 26, *) {\n}", false),
    ("import SwiftUI\nif #available(iOS 99999999999999999999, *) {\n}", false),
    ("import SwiftUI\nif #available(", false),
  ])
  func findsBranchesForTheNewDesign(source: String, expected: Bool) {
    #expect(SourceChecks.hasAvailabilityBranch(source) == expected)
  }

  @Test func explainsConditionsForTheNewDesign() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("import SwiftUI\nif #available(iOS 26, *) {}\n".utf8).write(to: folder.appendingPathComponent("Bar.swift"))
    let note = try #require(SourceChecks(packageRoot: root.path).availabilityBranches)
    #expect(note.paths == ["Sources/App/Bar.swift"])
    #expect(note.state == .note)
    #expect(note.message.contains("always true on Linux") && note.remedy.contains(".iOS26"))
  }

  @Test(arguments: [
    ("#if HEADLESS\n  @Test func card() {}\n#endif\n", true),
    ("// Tests.\n\n#if Headless\n  #if os(Linux)\n  #else\n  #endif\n  @Test func card() {}\n#endif", true),
    ("#if HEADLESS\n  @Test func card() {}\n#else\n  #error(\"Build with the trait\")\n#endif\n", false),
    ("import Testing\n#if HEADLESS\n  @Test func card() {}\n#endif\n", false),
    ("#if HEADLESS\n  import SnapshotUI\n#endif\n@Test func card() {}\n", false),
    ("#if HEADLESS\n  import SnapshotUI\n#endif\n#if DEBUG\n  @Test func card() {}\n#endif\n", false),
    ("#if os(Linux)\n  @Test func card() {}\n#endif\n", false),
    ("@Test func card() {}\n", false),
    ("", false),
  ])
  func findsTestsWithoutAnotherBranch(source: String, expected: Bool) {
    #expect(SourceChecks.isEmptyWithoutCondition(source) == expected)
  }

  @Test func warnsAboutTestsThatAreEmptyWithoutTheTrait() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Tests/AppTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("#if HEADLESS\n#endif\n".utf8).write(to: folder.appendingPathComponent("CardTests.swift"))
    try Data("import Testing\n".utf8).write(to: folder.appendingPathComponent("PlainTests.swift"))
    let warning = try #require(SourceChecks(packageRoot: root.path).conditionalTests)
    #expect(warning.paths == ["Tests/AppTests/CardTests.swift"])
    #expect(warning.state == .warning)
    #expect(warning.message == "1 test file contains no tests in Xcode, where HEADLESS is not set.")
    #expect(warning.remedy.contains("#error"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("CardTests.swift"))
    #expect(SourceChecks(packageRoot: root.path).conditionalTests == nil)
  }
}
