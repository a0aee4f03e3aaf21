import Foundation

/// Why a ledger could not be read or written.
package enum LedgerError: Error, Hashable, Sendable {
  /// There is no ledger at this path.
  case absent(path: String)
  /// The file or its folder could not be read.
  case unreadable(path: String, reason: String)
  /// The file or its folder could not be written.
  case unwritable(path: String, reason: String)
  /// A line was written by a newer version of the library.
  case newerSchema(path: String, line: Int, version: Int)
  /// The file is larger than any run's.
  case tooLarge(path: String, bytes: Int)
  /// A line that is not the last is not an entry.
  case malformed(path: String, line: Int, reason: String)
}

extension LedgerError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .absent(let path):
      "There is no run ledger at \(path). Run the tests first."
    case .unreadable(let path, let reason):
      "The run ledger \(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason):
      "The run ledger cannot be written at \(path): \(reason). Make the folder writable."
    case .newerSchema(let path, let line, let version):
      """
      Line \(line) of \(path) has schema version \(version); this version reads up to \
      \(LedgerEntry.currentSchemaVersion). Update the command line tool.
      """
    case .tooLarge(let path, let bytes):
      """
      The run ledger \(path) has \(bytes) bytes; up to \(Ledger.largestFile) are read. Delete the run's folder and run the \
      tests again, in shards if there are so many.
      """
    case .malformed(let path, let line, let reason):
      "Line \(line) of \(path) is not a ledger entry: \(reason). Delete the run's folder and run the tests again."
    }
  }

  package var errorDescription: String? { description }
}
