import Foundation

/// An error that prevents an edit of a source file. The file is unchanged.
package enum SourceEditError: Error, Hashable, Sendable {
  /// The file differs from the one that was compiled.
  case changed(path: String)
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file or its journal cannot be written.
  case unwritable(path: String, reason: String)
  /// Two edits overlap.
  case overlapping(path: String)
  /// One assertion has two different texts.
  case conflicting(path: String)
}

extension SourceEditError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .changed(let path):
      """
      The source file changed after it was compiled, so it was not edited: \(path)
      Build and run the tests again.
      """
    case .unreadable(let path, let reason):
      "The source file cannot be read (\(reason)): \(path)\nMake it readable, then run the tests again."
    case .unwritable(let path, let reason):
      "The source file cannot be written (\(reason)): \(path)\nMake it and its folder writable, then run the tests again."
    case .overlapping(let path):
      """
      Two references overlap in the source file, so the second was not written: \(path)
      Move the inner assertion out of the closure of the outer assertion.
      """
    case .conflicting(let path):
      """
      One assertion produced two different texts in this run, so neither was written: \(path)
      Use a separate assertion for each text, or `assertSnapshot`, which stores each text in a file.
      """
    }
  }

  package var errorDescription: String? { description }
}
