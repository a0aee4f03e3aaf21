/// Writes SQL with one clause per line. Tokens never change. White space appears only beside parentheses and after commas, where it
/// has no meaning, or where there was some.
struct SQLFormatter {
  /// How the tokens between two parentheses are written.
  private enum Frame {
    /// In the line of the parenthesis.
    case inline
    /// As a query: one clause per line, indented.
    case query
    /// As the definitions of a table: one per line, indented.
    case definitions
  }

  /// Deeper parentheses remain in one line, because indentation would make the text many times longer.
  private static let mostIndentation = 40

  private let tokens: [SQLToken]
  private var output: [UInt8] = []
  private var frames: [Frame] = []
  /// The number of frames that are not inline.
  private var indentation = 0
  /// The index behind the last word of a join, whose words stay together: LEFT OUTER JOIN.
  private var joinEnd = 0
  /// Whether the next parenthesis has the definitions of a table.
  private var createsTable = false

  /// Returns a text with a line break before each clause, also of subqueries, and before each column of a new table.
  static func formatted(_ text: String) throws(SQLTextError) -> String {
    var formatter = SQLFormatter(tokens: try SQLTokenizer(text).tokens)
    for index in formatter.tokens.indices { try formatter.write(index) }
    return String(decoding: formatter.output, as: UTF8.self)
  }

  private init(tokens: [SQLToken]) { self.tokens = tokens }

  private mutating func write(_ index: Int) throws(SQLTextError) {
    let token = tokens[index]
    let join = index < joinEnd ? 0 : joinLength(from: index)
    let closed = token.isByte(")") ? frames.popLast() : nil
    if let closed, closed != .inline { indentation -= 1 }
    if index > 0 { separate(index, join: join, closed: closed) }
    if join > 0 { joinEnd = index + join }
    output += token.bytes
    if token.isByte("(") {
      frames.append(frame(openedAt: index))
      guard frames.count <= SQLTokenizer.deepest else { throw .tooDeep }
      if frames.last != .inline { indentation += 1 }
    }
    noteTable(index)
  }

  /// Writes what is between a token and the one before it.
  private mutating func separate(_ index: Int, join: Int, closed: Frame?) {
    let previous = tokens[index - 1]
    let isQuery = frames.last == nil || frames.last == .query
    let startsClause = isQuery && index >= joinEnd && (join > 0 || isClause(at: index))
    let afterStatement = frames.isEmpty && previous.isByte(";")
    let opens = previous.isByte("(") && frames.last.map { $0 != .inline } == true && closed == nil
    let closes = closed.map { $0 != .inline } == true
    let afterDefinition = previous.isByte(",") && frames.last == .definitions
    if startsClause || afterStatement || opens || closes || afterDefinition || previous.kind == .lineComment {
      output.append(UInt8(ascii: "\n"))
      output += [UInt8](repeating: UInt8(ascii: " "), count: 2 * indentation)
    } else if tokens[index].isSeparated {
      output.append(UInt8(ascii: " "))
    }
  }

  private func frame(openedAt index: Int) -> Frame {
    guard indentation < Self.mostIndentation, index + 1 < tokens.count else { return .inline }
    if createsTable, frames.isEmpty { return tokens[index + 1].isByte(")") ? .inline : .definitions }
    return ["SELECT", "WITH", "VALUES"].contains(tokens[index + 1].keyword) ? .query : .inline
  }

  /// Notes whether a statement creates a table: CREATE TEMPORARY TABLE IF NOT EXISTS name (…).
  private mutating func noteTable(_ index: Int) {
    guard frames.isEmpty else { return createsTable = createsTable && tokens[index].isByte("(") == false }
    switch tokens[index].keyword {
    case "TABLE":
      var first = index - 1
      while first >= 0, ["TEMP", "TEMPORARY", "UNLOGGED", "GLOBAL", "LOCAL"].contains(tokens[first].keyword) {
        first -= 1
      }
      createsTable =
        first >= 0 && tokens[first].keyword == "CREATE" && (first == 0 || tokens[first - 1].isByte(";"))
    case "AS", "LIKE": createsTable = false
    default: if tokens[index].isByte(";") { createsTable = false }
    }
  }

  private static let clauses: Set<String> = [
    "SELECT", "FROM", "WHERE", "HAVING", "LIMIT", "OFFSET", "UNION", "INTERSECT", "EXCEPT", "VALUES", "SET",
    "RETURNING",
    "WINDOW",
  ]
  private static let joinWords: Set<String> = ["NATURAL", "LEFT", "RIGHT", "FULL", "INNER", "CROSS", "OUTER"]
  /// Words after which a word begins no clause: DELETE FROM, IS DISTINCT FROM, DEFAULT VALUES.
  private static let openings: Set<String> = ["DELETE", "DISTINCT", "DEFAULT"]

  private func isClause(at index: Int) -> Bool {
    guard canBegin(at: index) else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1].keyword : ""
    switch tokens[index].keyword {
    case "GROUP", "ORDER": return next == "BY"
    case "ON": return next == "CONFLICT" || next == "DUPLICATE"
    case let word: return Self.clauses.contains(word)
    }
  }

  /// Returns the number of words of a join that begins at an index; 0 if none does.
  private func joinLength(from start: Int) -> Int {
    guard canBegin(at: start) else { return 0 }
    var index = start
    // A join has at most three words before JOIN.
    while index < tokens.count, index - start < 3, Self.joinWords.contains(tokens[index].keyword) { index += 1 }
    return index < tokens.count && tokens[index].keyword == "JOIN" ? index - start + 1 : 0
  }

  /// Whether a word can begin a clause: not the column of a table (`t.limit`), and not part of a longer keyword.
  private func canBegin(at index: Int) -> Bool {
    guard tokens[index].kind == .word, index > 0 else { return false }
    // CREATE VIEW … AS SELECT is a clause; AS limit is a name.
    if tokens[index - 1].keyword == "AS" { return tokens[index].keyword == "SELECT" }
    return !tokens[index - 1].isByte(".") && !Self.openings.contains(tokens[index - 1].keyword)
  }
}
