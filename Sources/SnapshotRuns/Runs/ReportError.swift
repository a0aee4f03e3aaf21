import Foundation

/// Why a report could not be read, made or written.
package enum ReportError: Error, Hashable, Sendable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
}

extension ReportError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). Make its folder writable, or name another with --out."
    }
  }

  package var errorDescription: String? { description }
}
