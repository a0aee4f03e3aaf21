import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// A folder of images and texts that another tool wrote. It is untrusted: it may come from another machine or from an attacker.
///
/// Only regular files are read. Symbolic links are not followed, and hidden files are skipped.
package struct ArtifactFolder: Sendable {
  /// A file of the folder.
  package struct File: Hashable, Sendable {
    /// The path relative to the folder.
    package var path: String
    /// The components of the path.
    package var parts: [String]
    /// The time of the last change, in seconds since 1970.
    package var modified: Int

    package init(parts: [String], modified: Int) {
      path = parts.joined(separator: "/")
      self.parts = parts
      self.modified = modified
    }

    /// The name of the file.
    package var name: String { parts.last ?? "" }
  }

  /// The absolute path of the folder.
  package let root: String
  /// The readable files, sorted by the UTF-8 bytes of their paths.
  package private(set) var files: [File] = []
  /// The files and folders that are not read.
  package private(set) var refused: [ImportPlan.Unpaired] = []

  /// The largest number of files that is imported.
  private static let mostFiles = 200_000

  /// Lists a folder.
  ///
  /// - Throws: ``ImportError``.
  /// - Complexity: O(*n* log *n*), where *n* is the number of files and folders.
  package init(path: String) throws(ImportError) {
    root = path
    var status = stat()
    guard stat(path, &status) == 0 else { throw .absent(path: path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path: path) }
    var folders: [[String]] = [[]]
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: ([path] + folder).joined(separator: "/"))
      } catch {
        guard !folder.isEmpty else { throw .unreadable(path: path) }
        refuse(folder, "the folder cannot be read; check its permissions")
        continue
      }
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        try add(folder + [name], to: &folders)
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    refused.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard !files.isEmpty || !refused.isEmpty else { throw .empty(path: path) }
  }

  private mutating func add(_ parts: [String], to folders: inout [[String]]) throws(ImportError) {
    guard PlainFile.parts(of: parts.joined(separator: "/")) == parts else {
      return refuse(parts, "its name has control characters")
    }
    var status = stat()
    guard lstat(root + "/" + parts.joined(separator: "/"), &status) == 0 else {
      return refuse(parts, String(cString: strerror(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: folders.append(parts)
    case S_IFREG:
      files.append(File(parts: parts, modified: status.lastChange))
      if files.count > ArtifactFolder.mostFiles { throw .tooManyFiles(path: root, limit: ArtifactFolder.mostFiles) }
    case S_IFLNK: refuse(parts, "it is a symbolic link, which is not followed")
    default: refuse(parts, "it is not a regular file")
    }
  }

  private mutating func refuse(_ parts: [String], _ reason: String) {
    refused.append(ImportPlan.Unpaired(path: parts.joined(separator: "/"), reason: reason))
  }

  /// The names of the Swift files after which the folders of files are named.
  package var swiftSourceNames: Set<String> {
    Set(files.filter { $0.parts.count > 1 }.map { $0.parts[$0.parts.count - 2] + ".swift" })
  }

  /// Returns the contents of a file. A symbolic link that has replaced the file or a folder since is not followed.
  package func contents(of file: File) throws(PlainFile.Refusal) -> Data {
    guard let data = try PlainFile.read(file.parts, below: root, limit: RunFolder.largestArtifact) else {
      throw .unreadable("it was deleted during the import")
    }
    return data
  }
}

extension stat {
  /// The time of the last change of a file's contents, in seconds since 1970.
  var lastChange: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec)
    #else
      Int(st_mtim.tv_sec)
    #endif
  }
}
