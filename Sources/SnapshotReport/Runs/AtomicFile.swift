import Foundation

/// Writing of files as a whole or not at all.
public enum AtomicFile {
  /// Writes a file under a name of its own beside its place and renames it there; an older file's mode stays. Missing
  /// folders are made.
  ///
  /// - Throws: ``ReportError/unwritable(path:reason:)``.
  public static func write(_ data: Data, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try data.write(to: URL(fileURLWithPath: temporary))
    } catch {
      unlink(temporary)
      throw ReportError.unwritable(path: path, reason: error.localizedDescription)
    }
    var status = stat()
    if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw ReportError.unwritable(path: path, reason: reason)
    }
  }
}
