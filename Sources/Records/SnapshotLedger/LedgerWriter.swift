import Foundation
import SnapshotFoundation

/// Appends entries to a ledger. Any number of threads and processes can append to one file: whole lines are written with one call
/// of `write` to a descriptor that was opened for appending, so lines do not mix.
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
    try? writeDeferred()
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

  /// The number of bytes from which deferred lines are written.
  private static let mostDeferred = 32_768

  /// Appends one entry as one line.
  ///
  /// - Parameter isDeferred: Whether the line may be written later, together with the next one or by ``writeDeferred()``. Entries
  ///   that take other forms than most passed ones are written at once, after the deferred ones.
  package func append(_ entry: borrowing LedgerEntry, isDeferred: Bool = false) throws(LedgerError) {
    let reason = state.withLock { state -> String? in
      if state.lines.add(entry) {
        return isDeferred && state.lines.count < Self.mostDeferred ? nil : writeLines(&state)
      }
      do {
        let line = try entry.encodedLine()
        return writeLines(&state) ?? line.withUnsafeBytes { write($0, &state) }
      } catch {
        return "\(error)"
      }
    }
    if let reason { throw .unwritable(path: path, reason: reason) }
  }

  /// Writes the lines that were deferred.
  package func writeDeferred() throws(LedgerError) {
    if let reason = state.withLock({ writeLines(&$0) }) { throw .unwritable(path: path, reason: reason) }
  }

  private func writeLines(_ state: inout State) -> String? {
    guard state.lines.count > 0 else { return nil }
    defer { state.lines.removeAll() }
    guard let lines = state.lines.bytes else { return "there is not enough memory" }
    return write(lines, &state)
  }

  /// Writes lines. Returns why it could not be written.
  private func write(_ lines: UnsafeRawBufferPointer, _ state: inout State) -> String? {
    // NB: not created again: a run whose folder was deleted is an error.
    let file = state.descriptor ?? open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return String(cString: strerror(errno)) }
    state.descriptor = file
    while true {
      let count = Foundation.write(file, lines.baseAddress, lines.count)
      if count < 0, errno == EINTR { continue }
      // NB: a partial write happens only if the disk is full. A second call must not write the rest, because another process
      // may have appended in between. The reader ignores a line that is cut off.
      if count == lines.count { return nil }
      return count < 0 ? String(cString: strerror(errno)) : "the disk is full"
    }
  }
}
