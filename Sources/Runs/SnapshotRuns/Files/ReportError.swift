import Foundation

/// An error that occurs when a report or a file of a run is read or written.
package enum ReportError: Error, Hashable, Sendable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// The disk or the quota of the user is full.
  case noSpace(path: String, reason: String)

  /// The error of a system call that writes a file.
  package init(writing path: String, code: Int32) {
    let reason = String(cString: strerror(code))
    self =
      code == ENOSPC || code == EDQUOT
      ? .noSpace(path: path, reason: reason) : .unwritable(path: path, reason: reason)
  }
}

extension ReportError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot read \(path): \(reason)."
    case .unwritable(let path, let reason):
      "Cannot write \(path): \(reason). Make the folder writable, then run the command again."
    case .noSpace(let path, let reason):
      "Cannot write \(path): \(reason). Free space on the disk."
    }
  }

  package var errorDescription: String? { description }
}
