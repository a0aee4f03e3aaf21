import Foundation
import SnapshotRepository
import Testing

/// The allowed imports of modules.
@Suite struct ModuleTests {
  /// Returns the imports of each file in a folder.
  static func imports(in folder: String) throws -> [String: Set<String>] {
    let folder = Repository.url(folder).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var imports: [String: Set<String>] = [:]
    for file in files ?? [] where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let modules = lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") && !$0.hasPrefix("//") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
      imports[file.lastPathComponent] = Set(modules)
    }
    return imports
  }

  static func allImports(in folder: String) throws -> Set<String> {
    try imports(in: folder).values.reduce(into: []) { $0.formUnion($1) }
  }

  @Test("T15: stores import no views, and views import no stores") func directions() throws {
    let store = try Self.allImports(in: "Sources/Architectures/StateStore")
    let foundations: Set<String> = [
      "Dispatch", "Foundation", "Observation", "SnapshotFoundation", "SnapshotValueDump",
    ]
    #expect(store.subtracting(foundations) == ["SnapshotFoundation.reportTestFailure"])
    let testing = try Self.allImports(in: "Sources/Architectures/StateStoreTesting")
    #expect(testing.subtracting(foundations) == ["StateStore"])
    let storeViews = try Self.allImports(in: "Sources/Architectures/StateStoreUI")
    #expect(storeViews == ["StateStore", "SnapshotFoundation", "SnapshotUI"])
    let views = try Self.allImports(in: "Sources/Interface/SnapshotUI")
    #expect(views.isDisjoint(with: ["StateStore", "StateStoreTesting", "StateStoreUI"]))
  }

  @Test("B14, V10: views import no external packages but OpenCombine") func viewsStandAlone() throws {
    let views = try Self.allImports(in: "Sources/Interface/SnapshotUI")
    let publishers: Set = [
      "Combine", "SnapshotCombine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    ]
    #expect(
      views.subtracting(publishers) == [
        "CSnapshotMainActorChecks", "CSnapshotPreviews", "CoreGraphics", "Foundation", "FoundationNetworking",
        "Observation", "Raster",
        "SnapshotRenderTraces",
        "CSnapshotSymbolOutlines", "SnapshotFoundation",
      ])
  }

  @Test("T15: the game does not import StateStore") func exampleCore() throws {
    let examples = try Self.imports(in: "Tests/Architectures/StateStoreUITests/Examples")
    #expect(examples["Game.swift"] == ["Foundation", "SnapshotUI"])
  }
}
