import Foundation

/// The reference files of a package: all files in folders named `__Snapshots__`, and in the folder in which its tests store
/// references. Folders listed under `references.folders` may have other files, which nobody may delete.
package struct ReferenceInventory: Hashable, Sendable {
  /// Absolute paths, sorted by their UTF-8 bytes, of the files that can be stale.
  package var files: [String]
  /// The files that the configuration protects from being stale, sorted.
  package var kept: [String]

  package init(files: [String], kept: [String] = []) {
    self.files = files.sorted(by: ReferenceInventory.bytesPrecede)
    self.kept = kept.sorted(by: ReferenceInventory.bytesPrecede)
  }

  /// Compares the UTF-8 bytes of two paths. Paths share long beginnings, which are compared many bytes at a time.
  private static func bytesPrecede(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { a in
      right.withUTF8 { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
        let order = memcmp(first, second, min(a.count, b.count))
        return order == 0 ? a.count < b.count : order < 0
      }
    }
  }

  /// Searches a package. Skips hidden folders and nested packages, and does not follow symbolic links.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of files and folders. Reads the folders, not the files.
  package init(in package: PackageBoundary) {
    var found: [String] = []
    let baseline = LintBaseline.path(in: package)
    var folders: [(path: String, isInside: Bool)] = [(package.root, false)]
    while let folder = folders.popLast() {
      for entry in FolderEntry.entries(of: folder.path) {
        let path = folder.path + "/" + entry.name
        switch entry.kind {
        case .folder:
          guard !entry.name.hasPrefix("."), access(path + "/Package.swift", F_OK) != 0 else { continue }
          let isStore = entry.name == PackageBoundary.folderName || path == package.store
          folders.append((path, folder.isInside || isStore))
        case .regular where folder.isInside && !entry.name.hasPrefix(".") && !entry.name.hasSuffix(".tmp"):
          // The accepted findings of lint belong to no test.
          guard path != baseline else { continue }
          found.append(path)
        case .regular, .absent, .other: continue
        }
      }
    }
    let kept = found.filter(package.keeps)
    self.init(files: kept.isEmpty ? found : found.filter { !package.keeps($0) }, kept: kept)
  }
}

/// An entry of a folder. The system lists the kinds of files with their names, so that no file is accessed.
private struct FolderEntry {
  var name: String
  var kind: FileKind

  /// The entries of a folder in any order; none if the folder cannot be read.
  static func entries(of folder: String) -> [FolderEntry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      let kind: FileKind =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): .folder
        case Int32(DT_REG): .regular
        // Some file systems do not say.
        case Int32(DT_UNKNOWN): FileKind(folder + "/" + name)
        default: .other
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }
}
