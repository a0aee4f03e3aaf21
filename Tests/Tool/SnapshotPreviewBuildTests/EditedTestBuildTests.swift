import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotPreviewBuild

/// An edit of one file, compiled and linked with the commands of a real build of the package manager.
@Suite struct EditedTestBuildTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/edited-\(UUID().uuidString)"
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Runs a program, and returns whether it succeeds.
  private func run(_ program: String, _ arguments: String...) async throws -> Bool {
    try await ToolchainProcess.run(program, arguments).succeeded
  }

  private let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "My Words",
      targets: [
        .target(name: "Words"), .executableTarget(name: "Tool"), .testTarget(name: "WordsTests", dependencies: ["Words"]),
      ])
    """
  private let word = "func inner() -> String { \"a\" }\npublic func word() -> String { inner() }\n"

  @Test(.enabled(if: Self.hasNativeBuilds)) func anEditOfABodyIsCompiledAndLinkedByItself() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("Package.swift", package)
    let files = ["Sources/Words/Word.swift", "Sources/Words/User.swift", "Sources/Tool/main.swift"]
    try write(files[0], word)
    try write(files[1], "public func twice() -> String { word() + word() }\n")
    try write(files[2], "print(1)\n")
    try write(
      "Tests/WordsTests/Tests.swift",
      "import Testing\nimport Words\n@Test func words() { #expect(twice() == \"bb\") }\n")
    let paths = files.map { folder + "/" + $0 }
    let build = EditedTestBuild(packageRoot: folder)
    #expect(try await build.update([paths[0]]) == nil, "nothing was built")
    await build.begin(paths)
    #expect(try await run("swift", "build", "--build-tests", "--package-path", folder))
    await build.end(isBuilt: true)

    try write(files[0], word.replacing("\"a\"", with: "\"b\""))
    let program = try #require(try await build.update([paths[0]]))
    #expect(try await run(program, "--testing-library", "swift-testing"))
    try write(files[0], word.replacing("\"a\"", with: "\"c\""))
    #expect(try await build.update([paths[0]]) == program)
    #expect(try await run(program, "--testing-library", "swift-testing") == false, "the tests see the edit")

    // The package manager builds what other files can see, an error and the edit after it, two files, and a program without tests.
    try write(files[0], word.replacing("inner() -> String", with: "inner(_ value: Int = 1) -> String"))
    #expect(try await build.update([paths[0]]) == nil)
    await build.begin(paths)
    await build.end(isBuilt: true)
    try write(
      files[0], "func inner(_ value: Int = 1) -> String { missing }\npublic func word() -> String { inner() }\n")
    #expect(try await build.update([paths[0]]) == nil)
    await build.begin(paths)
    await build.end(isBuilt: false)
    try write(files[0], word)
    #expect(try await build.update([paths[0]]) == nil)
    await build.begin(paths)
    await build.end(isBuilt: true)
    try write(files[2], "print(2)\n")
    #expect(try await build.update([paths[2]]) == nil)
    try write(files[0], word.replacing("\"a\"", with: "\"d\""))
    #expect(try await build.update([paths[0]]) == nil, "the edit before is not built")
  }

  /// Whether the package manager writes the commands of its builds.
  private static var hasNativeBuilds: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }
}
