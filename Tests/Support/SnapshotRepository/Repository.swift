import Foundation

/// This repository, whose pages, tables and sources some tests read.
package enum Repository {
  /// The folder of Package.swift.
  package static let root = root(above: URL(fileURLWithPath: "\(#filePath)").resolvingSymlinksInPath())

  /// The URL of a file or folder, by its path from ``root``.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file, by its path from ``root``.
  package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// The folder of a module; `nil` if the module is not one of this package.
  package static func folder(ofModule name: String) -> URL? {
    let floors = try? FileManager.default.contentsOfDirectory(at: url("Sources"), includingPropertiesForKeys: nil)
    return floors?.map { $0.appendingPathComponent(name) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func root(above url: URL) -> URL {
    var folder = url.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { break }
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
