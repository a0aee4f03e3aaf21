import Foundation

/// An error that prevents a reference from being written into the source.
enum InlineSourceError: Error, Equatable {
  /// There is no call at the source location of the assertion.
  case noCall(path: String, line: Int, column: Int)
  /// The closure of the call is not the one that was compiled.
  case otherText(path: String, line: Int)
  /// The call is not in the function of the compiled call.
  case otherFunction(path: String, line: Int, function: String)
  /// The source is newer than the binary, and its closure cannot be compared with the compiled one.
  case notALiteral(path: String, line: Int)
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
    case .otherFunction(let path, let line, let function):
      """
      The call in the source file is not in "\(function)", as the compiled call was, so nothing was written: \(path):\(line)
      Build and run the tests again. A custom assertion must have the parameter `function: StaticString = #function` and pass \
      it to `assertInlineSnapshot`.
      """
    case .notALiteral(let path, let line):
      """
      The source file is newer than the test binary, and the closure of the assertion is not a string literal that can be \
      compared with the compiled text, so nothing was written: \(path):\(line)
      Delete the closure, then build and run the tests again.
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
