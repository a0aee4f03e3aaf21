import SnapshotFoundation

/// An error for SQL that cannot be formatted.
enum SQLTextError: Error, CustomStringConvertible {
  /// The text ends inside of a token that begins in a line, from 1.
  case unterminated(String, line: Int)
  case tooLarge(bytes: Int)
  case tooDeep

  var description: String {
    switch self {
    case .unterminated(let name, let line):
      "The SQL ends inside of \(name) that begins in line \(line). Correct it, or compare the text with `.lines`."
    case .tooLarge(let bytes):
      "The SQL has \(grouped(bytes)) bytes. The limit is \(grouped(SQLTokenizer.largestSize)) bytes. Use `.lines` for longer texts."
    case .tooDeep:
      "The SQL has parentheses that are nested more than \(SQLTokenizer.deepest) levels deep. Use `.lines` for such texts."
    }
  }
}
