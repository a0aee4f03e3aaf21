import Foundation
import SnapshotRepository
import Testing

/// Row B14: hosting and inspecting views needs no third-party Swift package.
@Suite struct DependencyTests {
  /// The modules that the Swift files in a folder import.
  private static func imports(in folder: URL) throws -> Set<String> {
    var found: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        // Most lines need no expression, which is slow without optimization.
        guard line.contains("import "),
          let match = line.firstMatch(of: /^\s*(?:@\w+ )?(?:(?:public|package|internal) )?import (\w+)/)
        else { continue }
        found.insert(String(match.output.1))
      }
    }
    return found
  }

  @Test("B14: SnapshotUI imports Foundation, Observation and modules of this package") func modules() throws {
    var modules: Set<String> = []
    var toolchain: Set<String> = []
    var open = ["SnapshotUI"]
    while let module = open.popLast() {
      guard let folder = Repository.folder(ofTarget: module) else {
        toolchain.insert(module)
        continue
      }
      if modules.insert(module).inserted { open += try Self.imports(in: folder) }
    }
    // The publishers of observable objects: the system's, or OpenCombine's.
    let publishers: Set = ["Combine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
    // A module of its own on Linux, and a part of Foundation elsewhere.
    #expect(toolchain == publishers.union(["CoreGraphics", "Foundation", "FoundationNetworking", "Observation"]))
    #expect(
      modules.filter { $0.hasPrefix("C") }.sorted() == [
        "CRasterFonts", "CRasterHarfBuzz", "CRasterHyphenation", "CRasterPNG", "CRasterPixels", "CSnapshotHashing",
        "CSnapshotMainActorChecks", "CSnapshotPreviews", "CSnapshotSymbolOutlines",
      ])
    #expect(modules.isSuperset(of: ["Raster", "RasterCore", "SnapshotFoundation"]))
  }

  @Test("B14: the only system libraries are libpng and HarfBuzz") func systemLibraries() throws {
    let manifest = try Repository.text("Package.swift")
    let libraries = manifest.matches(of: /\.systemLibrary\((?s:.)*?pkgConfig: "([^"]+)"/).map { String($0.output.1) }
    #expect(libraries.sorted() == ["harfbuzz", "libpng"])
  }
}
