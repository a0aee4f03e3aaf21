import Foundation

/// A file that is written whole or not at all: under a name of its own beside its place, and then renamed to it. Whoever
/// reads sees the old bytes or the new ones, never a part.
package enum WholeFile {
  /// Why a file was not written; nothing is left of the attempt.
  package struct Failure: Error {
    package var code: Int32
    package var reason: String { String(cString: strerror(code)) }
  }

  /// Writes a file into a folder that is there. The mode of an older file stays, and where the process may choose it, the
  /// owner.
  package static func write(_ bytes: some ContiguousBytes, to path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = (folder.isEmpty ? "." : folder) + "/" + TemporaryFile.name(process: getpid())
    var older = stat()
    let isNew = stat(path, &older) != 0
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var code: Int32 = 0
    if !isNew {
      // Only a privileged process can give a file to another owner, and only such a process has to.
      if older.st_uid != getuid() || older.st_gid != getgid() { _ = fchown(descriptor, older.st_uid, older.st_gid) }
      if fchmod(descriptor, older.st_mode & 0o7777) != 0 { code = errno }
    }
    if code == 0 { code = write(bytes, to: descriptor) }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw Failure(code: code)
    }
  }

  /// Writes all bytes, and gives back the error's number or 0.
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

/// The files that become others when they are whole. A process that is killed leaves one behind.
package enum TemporaryFile {
  private static let beginning = ".snapshot-"
  private static let end = ".tmp"
  /// Seconds after which a file without its process is no one's: processes of other machines cannot be seen.
  private static let longestWait: TimeInterval = 60

  static func name(process: Int32) -> String { "\(beginning)\(process)-\(UInt64.random(in: 0 ... .max))\(end)" }

  /// Deletes, of the files of a folder, what processes left that are no more.
  package static func sweep(_ names: [String], in folder: String) {
    for name in names where name.hasPrefix(beginning) && name.hasSuffix(end) {
      guard let process = Int32(name.dropFirst(beginning.count).prefix { $0.isNumber }), kill(process, 0) != 0,
        errno == ESRCH,
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name),
        let changed = attributes[.modificationDate] as? Date, changed.timeIntervalSinceNow < -longestWait
      else { continue }
      unlink(folder + "/" + name)
    }
  }
}
