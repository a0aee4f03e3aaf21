import Foundation
import SnapshotTestSupport
import Testing

@testable import SnapshotPreviewBuild

/// Projects that depend on packages of others, which are repositories in a folder of the test.
@Suite struct ProjectDependencyTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/depends-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func end() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ path: String, _ text: String) throws {
    let file = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Makes a repository of a folder, with a version.
  private func tag(_ path: String, _ version: String) throws {
    let script = """
      cd '\(folder)/\(path)' && git init -q . && git add -A && git -c user.name=A -c user.email=a@b commit -qm A && git tag \(version)
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func writeKit() throws {
    try write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Other", targets: ["Other"])],
        traits: ["Logging", .default(enabledTraits: ["Logging"])],
        targets: [
          .target(name: "Kit", dependencies: ["CKit", .target(name: "Mac", condition: .when(platforms: [.macOS]))]),
          .target(name: "CKit", cSettings: [.define("ANSWER", to: "42"), .headerSearchPath("private")]),
          .target(name: "Mac"), .target(name: "Other"),
        ])
      """)
    try write("Kit/Sources/Kit/Kit.swift", "import SwiftUI\n#Preview { Text(\"Kit\") }\n")
    try write("Kit/Sources/CKit/kit.c", "int kit(void) { return ANSWER; }\n")
    try write("Kit/Sources/CKit/include/kit.h", "int kit(void);\n")
    try write("Kit/Sources/Mac/Mac.swift", "")
    try write("Kit/Sources/Other/Other.swift", "")
    try tag("Kit", "1.2.0")
  }

  private func writeApp(_ products: String, _ dependencies: String) throws {
    try write(
      "App/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [\(dependencies)],
        targets: [.target(name: "Feature", dependencies: [\(products)])])
      """)
    try write("App/Sources/Feature/Card.swift", "import Kit\nimport SwiftUI\n#Preview { Text(\"A\") }\n")
  }

  private func readApp() async throws -> SourceProject {
    try await ProjectReader(cache: folder + "/cache").project(at: .package(folder + "/App"))
  }

  @Test func theModulesOfAPackageThatResolvesAreCompiledWithTheProject() async throws {
    defer { end() }
    try writeKit()
    try writeApp(
      #".product(name: "Kit", package: "Kit")"#, #".package(url: "file://\#(folder)/Kit", from: "1.0.0")"#)
    let project = try await readApp()
    #expect(project.modules.map(\.name) == ["CKit", "Kit", "Feature"])
    #expect(project.ownModules.map(\.name) == ["Feature"])
    #expect(project.remarks == [])
    let kit = try #require(project.modules.first { $0.name == "Kit" })
    #expect(kit.settings == ["-D", "Logging", "-D", "SWIFT_PACKAGE"])
    let sources = try #require(kit.sources.first)
    #expect(project.displayPath(of: sources) == "Kit/Sources/Kit/Kit.swift")
    guard case .clang(let clang)? = project.modules.first?.kind else {
      Issue.record("CKit has no sources in C")
      return
    }
    #expect(clang.sources.map { ($0 as NSString).lastPathComponent } == ["kit.c"])
    #expect(clang.arguments.first == "-DANSWER=42" && clang.arguments.contains { $0.hasSuffix("/CKit/private") })
    #expect(!FileManager.default.fileExists(atPath: folder + "/App/Package.resolved"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/App/.build"))
  }

  @Test func aPackageThatDoesNotResolveIsLeftOut() async throws {
    defer { end() }
    try writeKit()
    try writeApp(
      #".product(name: "Kit", package: "Kit"), .product(name: "Gone", package: "Gone")"#,
      #".package(url: "file://\#(folder)/Kit", from: "1.0.0"), .package(url: "file://\#(folder)/Gone", from: "1.0.0")"#
    )
    let project = try await readApp()
    #expect(project.modules.map(\.name) == ["CKit", "Kit", "Feature"])
    #expect(project.remarks.count == 1)
    #expect(project.remarks.first?.hasPrefix("\(folder)/Gone cannot be used: ") ?? false)
  }

  @Test func requirementsThatExcludeEachOtherAreSaid() async throws {
    defer { end() }
    try writeKit()
    try writeApp(
      #".product(name: "Kit", package: "Kit")"#, #".package(url: "file://\#(folder)/Kit", from: "3.0.0")"#)
    let project = try await readApp()
    #expect(project.modules.map(\.name) == ["Feature"])
    #expect(project.remarks.first?.contains("Kit cannot be used") ?? false)
  }

  @Test func aURLThatRunsAProgramIsNotFetched() throws {
    var project = SourceProject(name: "App", root: folder)
    let urls = [
      "ext::sh -c 'touch \(folder)/ran'", "-u x", "--upload-pack=touch", "helper::https://a/b", "a@-oProxyCommand=x:y",
      "https://example.com/kit", "git@example.com:kit/kit.git", "ssh://git@example.com/kit",
    ]
    var module = PreviewModule(name: "App")
    module.externalProducts = urls.map { .init(product: "Kit", package: $0, requirement: .exact("1.0.0")) }
    project.modules = [module]
    var dependencies = ProjectDependencies(project)
    #expect(dependencies.removeUnsupported().count == 5)
    #expect(Set(dependencies.products.map(\.package)) == Set(urls.suffix(3)))
  }

  @Test func theManifestQuotesWhatAProjectSays() throws {
    defer { end() }
    var project = SourceProject(name: "App", root: folder)
    let text = "1.0.0\"); fatalError(\"\\(1)\n"
    var module = PreviewModule(name: "App")
    module.externalProducts = [
      .init(product: "Kit\"", package: "https://example.com/a\"b", requirement: .range(from: text, upTo: "2.0.0"))
    ]
    project.modules = [module]
    try ProjectDependencies(project).write(to: folder)
    let manifest = try String(contentsOfFile: folder + "/products/product0/Package.swift", encoding: .utf8)
    #expect(manifest.contains(String(reflecting: text)) && manifest.contains(#""Kit\"""#))
    #expect(manifest.contains(#".product(name: "Kit\"", package: "a\"b")"#))
  }

  @Test func aMacroOfTheProjectIsATargetOfThePackageThatBuildsIt() throws {
    defer { end() }
    var project = SourceProject(name: "App", root: folder)
    var macro = PreviewModule(name: "Macros")
    macro.kind = .macro(folder: folder + "/App/Sources/Macros")
    macro.externalProducts = [
      .init(product: "SwiftSyntaxMacros", package: "https://example.com/swift-syntax.git", requirement: .exact("1.0.0"))
    ]
    macro.dependencies = ["Shared"]
    var shared = PreviewModule(name: "Shared")
    shared.sources = [folder + "/App/Sources/Shared/A.swift"]
    project.modules = [shared, macro]
    try ProjectDependencies(project).write(to: folder + "/package")
    let manifest = try String(contentsOfFile: folder + "/package/products/macros/Package.swift", encoding: .utf8)
    #expect(manifest.contains(#".macro(name: "Macros", dependencies: ["Shared", .product(name: "SwiftSyntaxMacros","#))
    #expect(manifest.contains(#".target(name: "Shared", dependencies: [], path: "Linked/Shared")"#))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder + "/package/products/macros/Linked/Macros")
    #expect(link == folder + "/App/Sources/Macros")
  }
}
