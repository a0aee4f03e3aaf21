import Foundation
import SnapshotWorkspace

/// A reference file. Writing replaces the whole file or nothing.
enum ReferenceFile {
  /// Returns the contents of the file, or `nil` if there is no file.
  static func read(_ path: String) throws(ReferenceError) -> Data? {
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try PlainFile.read(path, limit: .max)
    } catch {
      if case .notARegularFile = error {
        throw isFolder(path)
          ? .directoryInTheWay(path: path) : .unreadable(path: path, reason: "it is not a regular file")
      }
      throw .unreadable(path: path, reason: error.reason)
    }
    if data == nil, isSymbolicLink(path) {
      throw .unreadable(path: path, reason: String(cString: strerror(ENOENT)))
    }
    return data
  }

  /// Writes a file atomically and creates its folder if necessary.
  static func write(_ data: Data, to path: String) throws(ReferenceError) {
    try makeFolder((path as NSString).deletingLastPathComponent, for: path)
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: path)
    } catch {
      throw error.code == EISDIR ? .directoryInTheWay(path: path) : .unwritable(path: path, reason: error.reason)
    }
  }

  /// Returns whether a file, folder or link exists at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Returns whether two paths refer to two different, existing files.
  static func areTwoFiles(_ first: String, _ second: String) -> Bool {
    var (a, b) = (stat(), stat())
    guard lstat(first, &a) == 0, lstat(second, &b) == 0 else { return false }
    return a.st_dev != b.st_dev || a.st_ino != b.st_ino
  }

  /// Returns the names in a folder, or an empty array if the folder does not exist.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func makeFolder(_ folder: String, for path: String) throws(ReferenceError) {
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: "its folder cannot be created: \(error.localizedDescription)")
    }
  }
}
