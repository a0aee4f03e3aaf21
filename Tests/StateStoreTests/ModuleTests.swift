import Foundation
import Testing

/// The allowed imports of modules.
@Suite struct ModuleTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the imports of each file in a folder.
  static func imports(in folder: String) throws -> [String: Set<String>] {
    let folder = root.appendingPathComponent(folder).resolvingSymlinksInPath()
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

  @Test("T15: stores import no views, and views import no stores") func directions() throws {
    let store = try Self.imports(in: "Sources/StateStore").values.reduce(into: Set()) { $0.formUnion($1) }
    let foundations: Set<String> = [
      "Dispatch", "Foundation", "Observation", "SnapshotFoundation", "SnapshotValueDump",
    ]
    #expect(store.subtracting(foundations) == ["SnapshotFoundation.reportTestFailure"])
    let testing = try Self.imports(in: "Sources/StateStoreTesting").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(testing.subtracting(foundations) == ["StateStore"])
    let storeViews = try Self.imports(in: "Sources/StateStoreUI").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(storeViews == ["StateStore", "SnapshotFoundation", "SnapshotUI"])
    let views = try Self.imports(in: "Sources/SnapshotUI").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(views.isDisjoint(with: ["StateStore", "StateStoreTesting", "StateStoreUI"]))
  }

  @Test("B14, V10: views import no external packages but OpenCombine") func viewsStandAlone() throws {
    let views = try Self.imports(in: "Sources/SnapshotUI").values.reduce(into: Set()) { $0.formUnion($1) }
    let publishers: Set = [
      "Combine", "SnapshotCombine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    ]
    #expect(
      views.subtracting(publishers) == [
        "CSnapshotMainActorChecks", "CSnapshotPreviews", "CoreGraphics", "Foundation", "Observation", "Raster",
        "SnapshotRenderTraces",
        "CSnapshotSymbolOutlines", "SnapshotFoundation",
      ])
  }

  @Test("T15: the game does not import StateStore") func exampleCore() throws {
    let examples = try Self.imports(in: "Tests/StateStoreUITests/Examples")
    #expect(examples["Game.swift"] == ["Foundation", "SnapshotUI"])
  }
}
