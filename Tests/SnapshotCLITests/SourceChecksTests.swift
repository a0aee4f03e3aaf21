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
}
