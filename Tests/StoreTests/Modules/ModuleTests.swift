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
    let store = try Self.imports(in: "Sources/Store")
    #expect(store.count > 10)
    #expect(store.filter { $0.value.contains("Views") }.map(\.key) == ["WithViewStore.swift"])
    let forbidden: Set<String> = ["XCTest", "Testing", "Snapshot", "StoreTesting", "Raster"]
    #expect(store.filter { !$0.value.isDisjoint(with: forbidden) }.isEmpty)
    let views = try Self.imports(in: "Sources/Views")
    #expect(views.count > 10)
    #expect(views.filter { !$0.value.isDisjoint(with: ["Store", "StoreTesting"]) }.isEmpty)
  }

  @Test("B14, V10: views need no library of others") func viewsStandAlone() throws {
    let views = try Self.imports(in: "Sources/Views").values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(views == ["Foundation", "Observation", "Raster", "TestFailures"])
  }

  @Test("T15: the game itself knows no store") func exampleCore() throws {
    let examples = try Self.imports(in: "Tests/StoreTests/Examples")
    #expect(examples["Game.swift"] == ["Foundation", "Views"])
  }
}
