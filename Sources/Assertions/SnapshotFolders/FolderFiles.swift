import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotWorkspace

/// The files in a folder at every depth, without their contents.
package struct FolderFiles: Sendable {
  package struct File: Hashable, Sendable {
    package var isExecutable: Bool
    package var bytes: Int
  }

  /// By path relative to the folder.
  package private(set) var files: [String: File] = [:]
  /// What is neither a file nor a folder, or cannot be read, with the reason; sorted.
  package private(set) var problems: [(path: String, reason: String)] = []

  /// A folder without files.
  package init() {}

  /// The largest number of files and folders.
  package static let mostEntries = 200_000
  private static let mostLevels = 128

  /// What to do with hidden files and folders, which references never are.
  package enum HiddenFiles: Sendable { case skipped, refused }

  /// Lists a folder. Follows no symbolic link below it.
  ///
  /// - Parameter isExcluded: Whether a path relative to the folder is left out, and all below it.
  package init(
    in folder: String, hidden: HiddenFiles, excluding isExcluded: (_ path: String, _ isFolder: Bool) -> Bool
  ) {
    var count = 0
    var folders: [(path: String, depth: Int)] = [("", 0)]
    while let (parent, depth) = folders.popLast() {
      let absolute = parent.isEmpty ? folder : folder + "/" + parent
      guard let (names, invalid) = Self.names(in: absolute) else {
        problems.append((parent.isEmpty ? "." : parent, String(cString: strerror(errno))))
        continue
      }
      problems += invalid.map { (parent.isEmpty ? $0 : parent + "/" + $0, "its name is not UTF-8") }
      for name in names {
        count += 1
        guard count <= Self.mostEntries else {
          problems = [(".", "it has more than \(Self.mostEntries) files and folders")]
          return
        }
        let path = parent.isEmpty ? name : parent + "/" + name
        add(path, named: name, in: absolute, hidden: hidden, depth: depth, &folders, isExcluded)
      }
    }
    problems.sort { $0.path < $1.path }
  }

  private mutating func add(
    _ path: String, named name: String, in folder: String, hidden: HiddenFiles, depth: Int,
    _ folders: inout [(path: String, depth: Int)], _ isExcluded: (_ path: String, _ isFolder: Bool) -> Bool
  ) {
    var status = stat()
    guard lstat(folder + "/" + name, &status) == 0 else {
      problems.append(
        (
          path,
          "it changed during the comparison: \(String(cString: strerror(errno)))"
        ))
      return
    }
    let kind = status.st_mode & S_IFMT
    guard !isExcluded(path, kind == S_IFDIR) else { return }
    if PackageFile.isHidden(name) {
      if hidden == .refused { problems.append((path, "it is hidden")) }
      return
    }
    guard PlainFile.parts(of: name) != nil else {
      problems.append((path, "its name has control characters"))
      return
    }
    switch kind {
    case S_IFDIR where depth < Self.mostLevels: folders.append((path, depth + 1))
    case S_IFDIR: problems.append((path, "folders nest too deeply"))
    case S_IFREG: files[path] = File(isExecutable: status.st_mode & 0o100 != 0, bytes: Int(status.st_size))
    case S_IFLNK: problems.append((path, "it is a symbolic link, which is not followed"))
    case S_IFIFO: problems.append((path, "it is a pipe"))
    case S_IFSOCK: problems.append((path, "it is a socket"))
    default: problems.append((path, "it is a device"))
    }
  }

  /// Returns the names in a folder; those that are not UTF-8 apart, with replacement characters.
  private static func names(in folder: String) -> (names: [String], invalid: [String])? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var (names, invalid): ([String], [String]) = ([], [])
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { bytes in
          if let name = String(validatingCString: bytes) {
            if name != ".", name != ".." { names.append(name) }
          } else {
            invalid.append(String(cString: bytes))
          }
        }
      }
    }
    return (names, invalid)
  }
}
