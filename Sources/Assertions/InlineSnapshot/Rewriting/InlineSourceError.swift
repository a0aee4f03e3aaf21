import Foundation

/// An error that prevents a reference from being written into the source.
enum InlineSourceError: Error, Equatable {
  /// There is no call at the source location of the assertion.
  case noCall(path: String, line: Int, column: Int)
  /// The closure of the call is not the one that was compiled.
  case otherText(path: String, line: Int)
  /// `#sourceLocation` changes the line numbers.
  case otherLines(path: String)
  /// The first of several trailing closures cannot be removed.
  case firstOfSeveralClosures
  /// The call is an argument of a macro, where several calls have the same source location.
  case inMacro(name: String, line: Int)
}

extension InlineSourceError: CustomStringConvertible, LocalizedError {
  var description: String {
    switch self {
    case .noCall(let path, let line, let column):
      """
      No call of the assertion was found, so nothing was written: \(path):\(line):\(column)
      If the source file changed, build and run the tests again. A custom assertion must have parameters with the defaults \
      `#fileID`, `#filePath`, `#line` and `#column`, and pass them to `assertInlineSnapshot`.
      """
    case .otherText(let path, let line):
      """
      The text in the source file differs from the compiled text, so nothing was written: \(path):\(line)
      Build and run the tests again. A custom assertion must pass its closure to `assertInlineSnapshot` unchanged.
      """
    case .otherLines(let path):
      """
      `#sourceLocation` changes the line numbers of this file, so nothing was written: \(path)
      Remove the directive, or write the reference by hand.
      """
    case .firstOfSeveralClosures:
      """
      The value is nil, but its reference is the first of several trailing closures, which cannot be removed alone. Nothing \
      was written.
      Delete the closure by hand.
      """
    case .inMacro(let name, let line):
      """
      The assertion in line \(line) is an argument of #\(name), where all calls have the source location of the macro, so \
      nothing was written.
      Move the assertion out of the macro.
      """
    }
  }

  var errorDescription: String? { description }
}
