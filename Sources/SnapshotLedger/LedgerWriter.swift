import Foundation

/// Appends entries to a ledger. Any number of threads and processes may append to one file: each line goes out in one
/// `write` call to a descriptor that was opened for appending, so that no two lines mix.
package final class LedgerWriter: Sendable {
  /// Absolute path of the ledger.
  package let path: String
  private let descriptor: Int32

  /// Opens a ledger, which is created when it is absent; its folder must exist.
  package init(path: String) throws(LedgerError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
    if Self.endsInTornLine(path) { _ = write(descriptor, "\n", 1) }
  }

  /// Whether a process before this one was cut off in its last line, which must not become the beginning of ours.
  private static func endsInTornLine(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var last: UInt8 = 0
    guard lseek(descriptor, -1, SEEK_END) >= 0, read(descriptor, &last, 1) == 1 else { return false }
    return last != UInt8(ascii: "\n")
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends one entry as one line.
  package func append(_ entry: LedgerEntry) throws(LedgerError) {
    let line: Data
    do {
      line = try LedgerFormat.line(for: entry)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
    let written = line.withUnsafeBytes { bytes in
      while true {
        let count = write(descriptor, bytes.baseAddress, bytes.count)
        if count < 0, errno == EINTR { continue }
        return count
      }
    }
    // NB: a short write happens on a full disk only. The rest must not follow in a second call, because another
    // process may have appended in between; the reader takes the torn line for what it is.
    guard written == line.count else {
      throw .unwritable(path: path, reason: written < 0 ? String(cString: strerror(errno)) : "the disk is full")
    }
  }
}
