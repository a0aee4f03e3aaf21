import Foundation

/// A lock of a folder in the cache, so that two commands do not write into it at once. It ends with the process that holds it at the latest.
struct FolderLock {
  /// The error of a cache that cannot be written.
  struct Unwritable: Error, CustomStringConvertible {
    var path: String
    var reason: String
    var description: String {
      "Cannot write \(path): \(reason). Set SNAPSHOT_CACHE to a folder that you can write."
    }
  }

  private let descriptor: Int32

  /// Waits until no other process holds the lock.
  ///
  /// - Parameter folder: The folder, which exists.
  /// - Throws: ``Unwritable``, `CancellationError`.
  init(of folder: String) async throws {
    let path = folder + "/lock"
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks cannot keep others out.
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  func release() { close(descriptor) }
}
