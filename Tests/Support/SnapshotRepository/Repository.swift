import Foundation

/// This repository, whose pages, tables and sources some tests read.
package enum Repository {
  /// The folder of Package.swift.
  package static let root = root(above: URL(fileURLWithPath: "\(#filePath)").resolvingSymlinksInPath())

  /// The URL of a file or folder, by its path from ``root``.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file, by its path from ``root``.
  package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// The folder of a target; `nil` if this package has no such target.
  package static func folder(ofTarget name: String) -> URL? {
    for folder in ["Sources", "Tests"] {
      let floors = try? FileManager.default.contentsOfDirectory(at: url(folder), includingPropertiesForKeys: nil)
      let found = floors?.map { $0.appendingPathComponent(name) }
      if let found = found?.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return found }
    }
    return nil
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
