import Foundation
import SnapshotFoundation

/// Appends entries to a ledger. Any number of threads and processes can append to one file: each line is written with one
/// call of `write` to a descriptor that was opened for appending, so lines do not mix.
package final class LedgerWriter: Sendable {
  /// The absolute path of the ledger.
  package let path: String
  private let state: Locked<State>

  private struct State {
    /// The open file; `nil` while the writer is suspended.
    var descriptor: Int32?
    let lines = PassedLineWriter()
  }

  /// Opens a ledger, or creates it in an existing folder.
  package init(path: String) throws(LedgerError) {
    self.path = path
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
    state = Locked(State(descriptor: file))
    if Self.endsInTornLine(path) { _ = Foundation.write(file, "\n", 1) }
  }

  /// Closes the file until the next entry, so that a process with many runs does not have many open files.
  package func suspend() {
    state.withLock { state in
      if let file = state.descriptor { close(file) }
      state.descriptor = nil
    }
  }

  /// Returns whether an earlier process crashed while it wrote the last line. The next line must not continue that line.
  private static func endsInTornLine(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var last: UInt8 = 0
    guard lseek(descriptor, -1, SEEK_END) >= 0, read(descriptor, &last, 1) == 1 else { return false }
    return last != UInt8(ascii: "\n")
  }

  deinit { suspend() }

  /// Appends one entry as one line.
  package func append(_ entry: borrowing LedgerEntry) throws(LedgerError) {
    let reason = state.withLock { state -> String? in
      if let line = state.lines.line(of: entry) { return write(line, &state) }
      do {
        return try entry.encodedLine().withUnsafeBytes { write($0, &state) }
      } catch {
        return "\(error)"
      }
    }
    if let reason { throw .unwritable(path: path, reason: reason) }
  }

  /// Writes a line. Returns why it could not be written.
  private func write(_ line: UnsafeRawBufferPointer, _ state: inout State) -> String? {
    // NB: not created again: a run whose folder was deleted is an error.
    let file = state.descriptor ?? open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return String(cString: strerror(errno)) }
    state.descriptor = file
    while true {
      let count = Foundation.write(file, line.baseAddress, line.count)
      if count < 0, errno == EINTR { continue }
      // NB: a partial write happens only if the disk is full. A second call must not write the rest, because another process
      // may have appended in between. The reader ignores a line that is cut off.
      if count == line.count { return nil }
      return count < 0 ? String(cString: strerror(errno)) : "the disk is full"
    }
  }
}
