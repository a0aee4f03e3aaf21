import Foundation

/// Writes files atomically: into a temporary file in the same folder, which then replaces the file. A reader sees the old
/// contents or the new contents.
package enum WholeFile {
  /// The error of a file that was not written. The temporary file is deleted.
  package struct Failure: Error {
    package var code: Int32
    package var reason: String { String(cString: strerror(code)) }
  }

  /// Writes a file into an existing folder. An existing file keeps its mode, and its owner if the process can set it.
  package static func write(_ bytes: some ContiguousBytes, to path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = (folder.isEmpty ? "." : folder) + "/" + TemporaryFile.name(process: getpid())
    var older = stat()
    let isNew = stat(path, &older) != 0
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var code = isNew ? 0 : keepAttributes(of: older, for: descriptor)
    if code == 0 { code = write(bytes, to: descriptor) }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw Failure(code: code)
    }
  }

  /// Writes a new file into an existing folder. Fails if there is a file of this name.
  package static func create(_ bytes: some ContiguousBytes, at path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    let whole = (folder.isEmpty ? "." : folder) + "/" + TemporaryFile.name(process: getpid())
    try write(bytes, to: whole)
    defer { unlink(whole) }
    guard link(whole, path) == 0 else { throw Failure(code: errno) }
  }

  /// Writes a file into an open folder, as ``write(_:to:)`` does. Follows no link.
  static func write(
    _ bytes: some ContiguousBytes, named name: String, in folder: Int32, isExecutable: Bool? = nil
  ) throws(Failure) {
    let temporary = TemporaryFile.name(process: getpid())
    var older = stat()
    let isNew = fstatat(folder, name, &older, AT_SYMLINK_NOFOLLOW) != 0
    if !isNew, older.st_mode & S_IFMT != S_IFREG {
      throw Failure(code: older.st_mode & S_IFMT == S_IFLNK ? ELOOP : EISDIR)
    }
    let descriptor = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var code = isNew ? 0 : keepAttributes(of: older, for: descriptor)
    if code == 0, let isExecutable { code = set(isExecutable: isExecutable, for: descriptor) }
    if code == 0 { code = write(bytes, to: descriptor) }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, renameat(folder, temporary, folder, name) != 0 { code = errno }
    guard code == 0 else {
      unlinkat(folder, temporary, 0)
      throw Failure(code: code)
    }
  }

  /// Gives a new file the mode of the older one, and its owner if the process can. Returns 0, or the number of the error.
  private static func keepAttributes(of older: stat, for descriptor: Int32) -> Int32 {
    // Only a privileged process can set another owner.
    if older.st_uid != getuid() || older.st_gid != getgid() { _ = fchown(descriptor, older.st_uid, older.st_gid) }
    return fchmod(descriptor, older.st_mode & 0o7777) == 0 ? 0 : errno
  }

  /// Lets everyone execute a file who may read it, or nobody. Returns 0, or the number of the error.
  private static func set(isExecutable: Bool, for descriptor: Int32) -> Int32 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return errno }
    let mode = status.st_mode & 0o7777
    let changed = isExecutable ? mode | (mode & 0o444) >> 2 : mode & ~0o111
    return fchmod(descriptor, changed) == 0 ? 0 : errno
  }

  /// Writes all bytes. Returns 0, or the number of the error.
  package static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }
}

/// The temporary files of ``WholeFile``. A process that is killed leaves one behind.
package enum TemporaryFile {
  private static let beginning = ".snapshot-"
  private static let end = ".tmp"
  /// The age in seconds after which a file is deleted if its process does not exist. A process on another machine that
  /// shares the folder looks like one that does not exist.
  private static let minimumAge: TimeInterval = 60

  /// Returns a new name of a temporary file of a process.
  package static func name(process: Int32) -> String { "\(beginning)\(process)-\(UInt64.random(in: 0 ... .max))\(end)" }

  /// Deletes the temporary files in a folder whose processes have ended.
  package static func sweep(_ names: [String], in folder: String) {
    for name in names where name.hasPrefix(beginning) && name.hasSuffix(end) {
      guard let process = Int32(name.dropFirst(beginning.count).prefix { $0.isNumber }), kill(process, 0) != 0,
        errno == ESRCH,
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name),
        let changed = attributes[.modificationDate] as? Date, changed.timeIntervalSinceNow < -minimumAge
      else { continue }
      unlink(folder + "/" + name)
    }
  }
}
