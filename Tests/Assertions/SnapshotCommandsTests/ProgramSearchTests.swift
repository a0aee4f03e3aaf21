import Foundation
import Testing

// The search is internal, because tests need folders of their own.
@testable import SnapshotCommands

/// Products in the folders of both build systems.
@Suite struct ProgramSearchTests {
  private let root = NSTemporaryDirectory() + "programs-\(UInt64.random(in: 0 ... .max))"

  private func makeProgram(_ path: String, mode: Int = 0o755) throws {
    let absolute = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (absolute as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: absolute))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: absolute)
  }

  @Test(arguments: [
    (".build/x86_64-unknown-linux-gnu/debug/AppPackageTests.xctest", ".build/x86_64-unknown-linux-gnu/debug/mytool"),
    (".build/out/Products/Debug-linux/AppTests-test-runner", ".build/out/Products/Debug-linux/mytool"),
    (
      ".build/arm64-apple-macosx/debug/AppPackageTests.xctest/Contents/MacOS/AppPackageTests",
      ".build/arm64-apple-macosx/debug/mytool"
    ),
  ])
  func productsAreBesideTheTests(tests: String, product: String) throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try makeProgram(product)
    try makeProgram("bin/mytool")
    try makeProgram("bin/other")
    let search = ProgramSearch(binary: root + "/" + tests, path: root + "/bin:relative:")
    #expect(try search.find("mytool", from: "/") == root + "/" + product, "before PATH")
    #expect(try search.find("other", from: "/") == root + "/bin/other")
    #expect(try search.find("./bin/other", from: root) == root + "/./bin/other")
    #expect(throws: CommandFailure.self) { try search.find("gone", from: "/") }
    #expect(ProgramSearch(binary: nil, path: "").products == [])
  }

  @Test func foldersAndFilesWithoutPermissionAreNoPrograms() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try makeProgram("bin/plain", mode: 0o644)
    try makeProgram("bin/folder/x")
    let search = ProgramSearch(binary: nil, path: root + "/bin")
    for name in ["plain", "folder", "", "..", "."] {
      #expect(throws: CommandFailure.self) { try search.find(name, from: root) }
    }
  }
}
