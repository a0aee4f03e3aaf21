import Foundation

/// The locks that processes hold on files while they run.
package enum FileLock {
  /// Returns whether another process holds the exclusive lock of a file; `false` if the file does not exist. If the file
  /// system has no locks, the answer is `true`.
  package static func isHeld(on path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }
}
