import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// Writes messages to a file descriptor, one a line and whole.
package final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let hasEnded = Locked(false)

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a message. After the reader has closed its end, nothing is written.
  func write(_ message: JSONValue) {
    let line = message.data + Data("\n".utf8)
    hasEnded.withLock { hasEnded in
      guard !hasEnded else { return }
      hasEnded = WholeFile.write(line, to: descriptor) != 0
    }
  }
}
