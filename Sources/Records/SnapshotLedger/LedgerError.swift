import Foundation

/// An error that occurs while a ledger is read or written.
package enum LedgerError: Error, Hashable, Sendable {
  /// There is no ledger.
  case absent(path: String)
  /// The file or its folder cannot be read.
  case unreadable(path: String, reason: String)
  /// The file or its folder cannot be written.
  case unwritable(path: String, reason: String)
  /// A newer version of the library wrote a line.
  case newerSchema(path: String, line: Int, version: Int)
  /// The file is larger than ``Ledger/largestFile``.
  case tooLarge(path: String, bytes: Int)
  /// A line is not an entry.
  case malformed(path: String, line: Int, reason: String)
}

extension LedgerError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .absent(let path):
      "No run ledger was found: \(path)\nRun the tests first."
    case .unreadable(let path, let reason):
      "The run ledger cannot be read (\(reason)): \(path)\nMake the file readable, or run the tests again."
    case .unwritable(let path, let reason):
      "The run ledger cannot be written (\(reason)): \(path)\nMake its folder writable, then run the tests again."
    case .newerSchema(let path, let line, let version):
      """
      The run ledger has schema version \(version) in line \(line), but this version of `snapshot` reads versions up to \
      \(LedgerEntry.currentSchemaVersion): \(path)
      Update swift-snapshot to the version that wrote the ledger.
      """
    case .tooLarge(let path, let bytes):
      """
      The run ledger has \(bytes) bytes, which is more than the limit of \(Ledger.largestFile): \(path)
      Delete the folder of the run, then run the tests again in several shards.
      """
    case .malformed(let path, let line, let reason):
      """
      Line \(line) of the run ledger is not a valid entry (\(reason)): \(path)
      Delete the folder of the run, then run the tests again.
      """
    }
  }

  package var errorDescription: String? { description }
}
