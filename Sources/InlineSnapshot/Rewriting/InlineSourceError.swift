import Foundation

/// Why the source has no place for a reference.
enum InlineSourceError: Error, Equatable {
  /// No call stands where the compiler saw one.
  case noCall(path: String, line: Int, column: Int)
  /// The call's closure is not the one that was compiled.
  case otherText(path: String, line: Int)
  /// `#sourceLocation` hides the file's own lines.
  case otherLines(path: String)
  /// The first of several trailing closures cannot go.
  case firstOfSeveralClosures
  /// The call stands in the arguments of a macro, and is not to be told from others there.
  case inMacro(name: String, line: Int)
}

extension InlineSourceError: CustomStringConvertible, LocalizedError {
  var description: String {
    switch self {
    case .noCall(let path, let line, let column):
      """
      No call was found at \(path):\(line):\(column), so nothing was written there.
      Build again if the source changed. A helper must pass `#fileID`, `#filePath`, `#line` and `#column` on as \
      defaults of its own parameters.
      """
    case .otherText(let path, let line):
      """
      The text in the source is not the one that was compiled, so nothing was written: \(path):\(line)
      Build again, then run the tests again. A helper must pass its closure on as it is.
      """
    case .otherLines(let path):
      """
      `#sourceLocation` makes the lines of this file others than the compiler's, so nothing was written: \(path)
      Take the directive out, or write the reference by hand.
      """
    case .firstOfSeveralClosures:
      """
      There is no value, but the reference is the first of several trailing closures, which cannot go without the \
      others. Nothing was written.
      Delete the closure by hand.
      """
    case .inMacro(let name, let line):
      """
      The assertion stands in the arguments of #\(name) in line \(line), where the compiler gives all calls one place, so \
      nothing was written.
      Take the assertion out of the macro.
      """
    }
  }

  var errorDescription: String? { description }
}
