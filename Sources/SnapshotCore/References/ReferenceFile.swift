import Foundation
import SnapshotLedger

/// A reference file: read whole, written whole or not at all.
enum ReferenceFile {
  /// The file's bytes, or `nil` where there is none.
  static func read(_ path: String) throws(ReferenceError) -> Data? {
    // NB: a pipe in the file's place would hold a blocking `open` for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT, !isSymbolicLink(path) { return nil }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .directoryInTheWay(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var data = Data(count: Int(status.st_size))
    var filled = 0
    while filled < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
      guard count > 0 else { break }
      filled += count
    }
    return filled == data.count ? data : data.prefix(filled)
  }

  /// Writes a file whole or not at all, and makes its folder when it is absent.
  static func write(_ data: Data, to path: String) throws(ReferenceError) {
    try makeFolder((path as NSString).deletingLastPathComponent, for: path)
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: path)
    } catch {
      throw error.code == EISDIR ? .directoryInTheWay(path: path) : .unwritable(path: path, reason: error.reason)
    }
  }

  /// Whether something is at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether two paths lead to two files that both exist.
  static func areTwoFiles(_ first: String, _ second: String) -> Bool {
    var (a, b) = (stat(), stat())
    guard lstat(first, &a) == 0, lstat(second, &b) == 0 else { return false }
    return a.st_dev != b.st_dev || a.st_ino != b.st_ino
  }

  /// The names of what lies in a folder; none where there is no folder.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
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
      throw .unwritable(path: path, reason: "its folder cannot be made: \(error.localizedDescription)")
    }
  }
}

/// What a version control system may leave in a reference's place.
enum ReferenceDamage {
  /// The damage in a file's bytes, or `nil`.
  static func found(in data: Data, path: String) -> ReferenceError? {
    if isGitLFSPointer(data) { return .gitLFSPointer(path: path) }
    if hasConflictMarkers(data) { return .conflictMarkers(path: path) }
    return nil
  }

  /// Pointers are small and begin with the address of their format.
  static func isGitLFSPointer(_ data: Data) -> Bool {
    data.count < 1024 && data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8))
  }

  /// The three markers at the beginnings of lines, in their order.
  static func hasConflictMarkers(_ data: Data) -> Bool {
    var rest = data[...]
    for marker in ["<<<<<<< ", "=======", ">>>>>>> "] {
      let bytes = Data(marker.utf8)
      if rest.startIndex == data.startIndex, rest.starts(with: bytes) {
        rest = rest.dropFirst(bytes.count)
        continue
      }
      guard let found = rest.range(of: Data("\n\(marker)".utf8)) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
