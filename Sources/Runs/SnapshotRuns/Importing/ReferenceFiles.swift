import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// The files of a project that can be references of another tool, and the sources of its tests.
package struct ReferenceFiles: Sendable {
  /// The absolute path of the project.
  package let root: String
  /// Relative paths of references by file name, sorted.
  private var byName: [String: [String]] = [:]
  /// Relative paths of sources by file name, sorted.
  private var sources: [String: [String]] = [:]

  /// Folders of dependencies and build products, which contain references of other projects.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages"]

  /// Searches a project. Skips hidden folders, dependencies and the imported folder, and does not follow symbolic links.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the project.
  ///   - folders: Folders to search, relative to the project; `nil` searches the whole project. All files in given folders
  ///     can be references.
  ///   - configured: Additional folders of references, relative to the project.
  ///   - skip: The absolute path of the imported folder.
  ///   - sourceNames: The names of the sources to find.
  /// - Complexity: O(*n* log *n*), where *n* is the number of files and folders.
  package init(
    root: String, folders: [String]? = nil, configured: [String] = [], besides skip: String = "",
    sourceNames: Set<String> = []
  ) {
    self.root = root
    let configured = Set(configured.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    var pending: [(path: String, isInside: Bool)] = (folders ?? [""]).map { folder in
      (path: folder, isInside: folders != nil)
    }
    var seen: Set<String> = []
    while let folder = pending.popLast() {
      guard seen.insert(folder.path).inserted else { continue }
      let absolute = folder.path.isEmpty ? root : root + "/" + folder.path
      for name in (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? [] where !name.hasPrefix(".") {
        let path = folder.path.isEmpty ? name : folder.path + "/" + name
        var status = stat()
        guard lstat(absolute + "/" + name, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR where !Self.skipped.contains(name) && absolute + "/" + name != skip:
          let isInside = folder.isInside || configured.contains(path) || Self.isReferenceFolder(name, in: folder.path)
          pending.append((path, isInside))
        case S_IFREG:
          if folder.isInside { byName[name, default: []].append(path) }
          if sourceNames.contains(name) { sources[name, default: []].append(path) }
        default: continue
        }
      }
    }
    for key in byName.keys { byName[key]?.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    for key in sources.keys { sources[key]?.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  private static func isReferenceFolder(_ name: String, in parent: String) -> Bool {
    name == PackageBoundary.folderName || name.hasSuffix(PlaywrightLayout.folderSuffix)
      || name == "images" && (parent == "snapshots" || parent.hasSuffix("/snapshots"))
  }

  /// Returns the references with a file name.
  func named(_ name: String) -> [String] { byName[name] ?? [] }

  /// Returns the references whose file names have an extension, sorted.
  func all(withExtension pathExtension: String) -> [String] {
    byName.filter { ($0.key as NSString).pathExtension == pathExtension }.flatMap(\.value)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the references below a folder, sorted.
  func all(below folder: String) -> [String] {
    byName.values.joined().filter { folder.isEmpty || $0.hasPrefix(folder + "/") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the sources with a file name.
  func sources(named name: String) -> [String] { sources[name] ?? [] }

  /// Whether the project has a regular file at a relative path.
  func exists(_ path: String) -> Bool {
    guard let parts = PlainFile.parts(of: path) else { return false }
    return (try? PlainFile.exists(parts, below: root)) == true
  }

  /// Returns the contents of a reference; `nil` if it does not exist.
  func contents(of path: String) throws(PlainFile.Refusal) -> Data? {
    guard let parts = PlainFile.parts(of: path) else { throw .invalidPath }
    return try PlainFile.read(parts, below: root, limit: RunFolder.largestArtifact)
  }

  /// Returns the size in bytes and the time of the last change of a reference; `nil` if it does not exist.
  func attributes(of path: String) -> (size: Int, modified: Int)? {
    var status = stat()
    guard lstat(root + "/" + path, &status) == 0 else { return nil }
    return (Int(status.st_size), status.lastChange)
  }
}
