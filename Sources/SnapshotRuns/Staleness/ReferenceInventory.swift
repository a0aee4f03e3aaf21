import Foundation

/// The reference files of a package: all files in folders named `__Snapshots__`.
package struct ReferenceInventory: Hashable, Sendable {
  /// Absolute paths, sorted by their UTF-8 bytes.
  package var files: [String]

  package init(files: [String]) {
    self.files = files.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  package static let folderName = "__Snapshots__"

  /// Searches a package. Skips hidden folders and nested packages, and does not follow symbolic links.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files and folders.
  package init(packageRoot: String) {
    var found: [String] = []
    var folders: [(path: String, isInside: Bool)] = [(packageRoot, false)]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        let path = folder.path + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
          guard !name.hasPrefix("."), access(path + "/Package.swift", F_OK) != 0 else { continue }
          folders.append((path, folder.isInside || name == Self.folderName))
        case S_IFREG where folder.isInside && !name.hasPrefix(".") && !name.hasSuffix(".tmp"):
          // The accepted findings of lint belong to no test.
          guard path != LintBaseline.path(packageRoot: packageRoot) else { continue }
          found.append(path)
        default: continue
        }
      }
    }
    self.init(files: found)
  }
}
