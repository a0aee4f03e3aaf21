import Foundation
import Testing

/// Which module may know which.
@Suite struct ModuleTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The imports of each file below a folder.
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

  @Test("T15: logic needs no screen, and views need no store") func directions() throws {
    let store = try Self.imports(in: "Sources/Store").values.reduce(into: Set()) { $0.formUnion($1) }
    let foundations: Set<String> = ["CustomDump", "Dispatch", "Foundation", "Observation", "TestFailures"]
    #expect(store.subtracting(foundations) == ["TestFailures.reportTestFailure"])
    let testing = try Self.imports(in: "Sources/StoreTesting").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(testing.subtracting(foundations) == ["Store"])
    let storeViews = try Self.imports(in: "Sources/StoreViews").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(storeViews == ["Store", "Views"])
    let views = try Self.imports(in: "Sources/Views").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(views.isDisjoint(with: ["Store", "StoreTesting", "StoreViews"]))
  }

  @Test("B14, V10: views need no library of others") func viewsStandAlone() throws {
    let views = try Self.imports(in: "Sources/Views").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(views == ["Foundation", "Observation", "Raster", "TestFailures"])
  }

  @Test("T15: the game itself knows no store") func exampleCore() throws {
    let examples = try Self.imports(in: "Tests/StoreViewsTests/Examples")
    #expect(examples["Game.swift"] == ["Foundation", "Views"])
  }
}
