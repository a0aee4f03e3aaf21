import Foundation
import SnapshotRuns
import Testing

/// Which test targets can have changed, from descriptions as `swift package describe` prints them.
@Suite struct TargetSelectionTests {
  private static func package(_ path: String, targets: String, further: String = "") throws -> PackageGraph.Package {
    let text = "{\"name\":\"x\",\"path\":\"\(path)\",\"targets\":[\(targets)]\(further)}"
    return try JSONDecoder().decode(PackageGraph.Package.self, from: Data(text.utf8))
  }

  private static func target(
    _ name: String, type: String = "library", path: String? = nil, on targets: [String] = [], products: [String] = [],
    sources: [String] = ["A.swift"], resources: [String] = []
  ) -> String {
    func list(_ texts: [String]) -> String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]" }
    let folder = path ?? (type == "test" ? "Tests/" : "Sources/") + name
    let copied = resources.map { "{\"path\":\"\($0)\",\"rule\":{\"copy\":{}}}" }.joined(separator: ",")
    return """
      {"name":"\(name)","c99name":"\(name.replacingOccurrences(of: "-", with: "_"))","type":"\(type)","path":"\(folder)",
      "module_type":"SwiftTarget","sources":\(list(sources)),"resources":[\(copied)],
      "target_dependencies":\(list(targets)),"product_dependencies":\(list(products))}
      """
  }

  private static let app =
    [
      target("Model"), target("Login", on: ["Model"]), target("Cart", products: ["Money"]),
      target("LoginTests", type: "test", on: ["Login"]), target("CartTests", type: "test", on: ["Cart"]),
      target("Plain-Tests", type: "test"),
    ].joined(separator: ",")

  private static func graph(_ targets: String = app, further: String = "") throws -> PackageGraph {
    let money = try package(
      "/repo/Packages/Money", targets: target("MoneyCore") + "," + target("Unused"),
      further: ",\"products\":[{\"name\":\"Money\",\"targets\":[\"MoneyCore\"]}]")
    return PackageGraph(packages: [try package("/repo/App", targets: targets, further: further), money])
  }

  private static func names(_ selection: TargetSelection) -> [String] { selection.selected.map(\.target.name) }

  private static func select(
    _ paths: String..., ignored: Set<String> = [], graph: PackageGraph? = nil
  ) throws -> TargetSelection {
    TargetSelection(
      try graph ?? Self.graph(), changed: ChangedFiles(top: "/repo", paths: Set(paths), ignored: ignored))
  }

  @Test(arguments: [
    ("/repo/App/Sources/Login/View.swift", ["LoginTests"]),
    ("/repo/App/Sources/Model/Deep/Model.swift", ["LoginTests"]),
    ("/repo/App/Sources/LoginExtra/View.swift", []),
    ("/repo/App/Tests/CartTests/__Snapshots__/CartTests/a.1.png", ["CartTests"]),
    ("/repo/App/Tests/Plain-Tests/A.swift", ["Plain-Tests"]),
    ("/repo/Packages/Money/Sources/MoneyCore/M.swift", ["CartTests"]),
    ("/repo/Packages/Money/Sources/Unused/M.swift", []),
    ("/repo/App/README.md", []),
    ("/repo/Other/Package.swift", []),
  ])
  func aChangedFileSelectsTheTestsThatDependOnIt(path: String, expected: [String]) throws {
    let selection = try Self.select(path)
    #expect(Self.names(selection) == expected)
    #expect(selection.unchanged.count == 3 - expected.count)
    #expect(selection.reasonForAll == nil)
    #expect(selection.selected.allSatisfy { $0.reason == "\(path.dropFirst(6)) changed" })
  }

  @Test(arguments: [
    "/repo/App/Package.swift", "/repo/App/Package@swift-6.2.swift", "/repo/App/Package.resolved",
    "/repo/App/.snapshot.yml", "/repo/App/.swift-version", "/repo/App/.swiftpm/configuration/mirrors.json",
    "/repo/Packages/Money/Package.swift", "/repo/App/__Snapshots__/Gallery/a.png",
  ])
  func filesOfUnknownEffectSelectAllTargets(path: String) throws {
    let selection = try Self.select(path)
    #expect(Self.names(selection).count == 3)
    #expect(selection.reasonForAll == "\(path.dropFirst(6)) changed")
  }

  @Test func nothingChangedSelectsNothing() throws {
    let selection = try Self.select()
    #expect(Self.names(selection) == [])
    #expect(selection.unchanged.map(\.name) == ["CartTests", "LoginTests", "Plain-Tests"])
  }

  @Test func ignoredSourcesCannotBeCompared() throws {
    let selection = try Self.select(ignored: ["/repo/App/Sources/Cart/A.swift", "/repo/App/.build"])
    #expect(Self.names(selection) == ["CartTests"])
    #expect(selection.selected[0].reason == "git ignores App/Sources/Cart/A.swift")
    #expect(Self.names(try Self.select(ignored: ["/repo/App/Sources/Cart"])) == ["CartTests"])
    #expect(Self.names(try Self.select(ignored: ["/repo/App/Sources/Cart/.DS_Store"])) == [])
  }

  @Test func versionsMustBeInTheRevision() throws {
    let graph = try Self.graph(further: ",\"dependencies\":[{\"type\":\"sourceControl\",\"identity\":\"x\"}]")
    #expect(try Self.select(graph: graph).reasonForAll?.contains("App/Package.resolved is not in the revision") == true)
    let known = ChangedFiles(top: "/repo", paths: [], known: ["/repo/App/Package.resolved"])
    #expect(TargetSelection(graph, changed: known).reasonForAll == nil)
  }

  @Test func localPackagesOutsideOfTheRepositoryCannotBeCompared() throws {
    let changed = ChangedFiles(top: "/repo/App", paths: [])
    #expect(Self.names(TargetSelection(try Self.graph(), changed: changed)) == ["CartTests"])
    // A watch compares the folders of all local packages.
    let watched = ChangedFiles(top: "/repo/App", folders: ["/repo/App", "/repo/Packages/Money"], paths: [])
    #expect(Self.names(TargetSelection(try Self.graph(), changed: watched)) == [])
  }

  @Test func editedDependenciesAndPluginsSelectAll() throws {
    let changed = ChangedFiles(top: "/repo", paths: [])
    #expect(Self.names(TargetSelection(try Self.graph(), changed: changed, isEdited: true)).count == 3)
    let graph = try Self.graph(
      Self.app + "," + Self.target("Generate", type: "plugin", path: "Plugins/Generate", on: ["Tool"]) + ","
        + Self.target("Tool", type: "executable"))
    let selection = try Self.select("/repo/App/Sources/Tool/T.swift", graph: graph)
    #expect(Self.names(selection).count == 3)
    #expect(selection.reasonForAll == "App/Sources/Tool/T.swift changed, which the plugin Generate uses")
  }

  @Test func aChangedSubmoduleSelectsTheTestsOfTheTargetsInside() throws {
    let top = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/submodule-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: top + "/Vendor/Kit", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: top) }
    let targets = [
      Self.target("Kit", path: "Vendor/Kit", sources: []), Self.target("Own", sources: []),
      Self.target("KitTests", type: "test", on: ["Kit"], sources: []),
      Self.target("OwnTests", type: "test", on: ["Own"], sources: []),
    ]
    let graph = PackageGraph(packages: [try Self.package(top, targets: targets.joined(separator: ","))])
    let changed = ChangedFiles(top: top, paths: [top + "/Vendor"])
    #expect(Self.names(TargetSelection(graph, changed: changed)) == ["KitTests"])
  }

  @Test func configuredFoldersOfReferencesSelectAll() throws {
    let changed = ChangedFiles(top: "/repo", paths: ["/repo/App/Golden/a.png"])
    #expect(Self.names(TargetSelection(try Self.graph(), changed: changed)) == [])
    #expect(Self.names(TargetSelection(try Self.graph(), changed: changed, referenceFolders: ["Golden"])).count == 3)
  }

  @Test func cyclicDependenciesTerminate() throws {
    let graph = try Self.graph(
      Self.target("A", on: ["B"]) + "," + Self.target("B", on: ["A"]) + ","
        + Self.target("ATests", type: "test", on: ["A"]))
    #expect(Self.names(try Self.select("/repo/App/Sources/B/x.swift", graph: graph)) == ["ATests"])
    #expect(Self.names(try Self.select(graph: graph)) == [])
  }

  @Test func filtersAreExact() throws {
    let selection = try Self.select("/repo/App/Tests/Plain-Tests/A.swift")
    #expect(selection.filters == ["--filter", "^Plain_Tests\\."])
    let list = TestList(ids: ["Plain_Tests.A/b()", "LoginTests.A/b()"])
    #expect(selection.chosen(from: list).tests.map(\.id) == ["Plain_Tests.A/b()"])
  }
}
