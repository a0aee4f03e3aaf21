import Foundation

/// Why a source file was not rewritten. Nothing of it was written then.
package enum SourceEditError: Error, Hashable, Sendable {
  /// The file is not the one that the edits count from.
  case changed(path: String)
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file, or the run's record of its edits, cannot be written.
  case unwritable(path: String, reason: String)
  /// Two edits change the same bytes.
  case overlapping(path: String)
  /// One site was to get two texts.
  case conflicting(path: String)
}

extension SourceEditError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .changed(let path):
      """
      The source changed since it was compiled, so nothing was written to it: \(path)
      Build again, then run the tests again.
      """
    case .unreadable(let path, let reason):
      "The source cannot be read (\(reason)): \(path)\nMake it readable, then run the tests again."
    case .unwritable(let path, let reason):
      "The source cannot be written (\(reason)): \(path)\nMake it and its folder writable, then run the tests again."
    case .overlapping(let path):
      """
      Two references in the source lie in each other, so the second was not written: \(path)
      Take the inner assertion out of the outer one's closure.
      """
    case .conflicting(let path):
      """
      One assertion made two different texts in this run, so none was written: \(path)
      """
    }
  }

  package var errorDescription: String? { description }
}
