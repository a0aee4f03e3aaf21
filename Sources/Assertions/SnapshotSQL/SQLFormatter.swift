/// Writes SQL with one clause per line. Tokens never change, and tokens without space between them get none.
enum SQLFormatter {
  /// Returns a text with a line break before each clause outside of parentheses.
  static func formatted(_ text: String) throws(SQLTextError) -> String {
    let tokens = try SQLTokenizer(text).tokens
    var output: [UInt8] = []
    var depth = 0
    // The index behind the last word of a join, whose words stay together: LEFT OUTER JOIN.
    var joinEnd = 0
    for (index, token) in tokens.enumerated() {
      let join = index < joinEnd ? 0 : joinLength(tokens, from: index)
      let previous = index > 0 ? tokens[index - 1] : nil
      if let previous {
        let startsClause = index >= joinEnd && depth == 0 && (join > 0 || isClause(tokens, at: index))
        let afterStatement = depth == 0 && previous.isByte(";")
        if startsClause || afterStatement || previous.kind == .lineComment {
          output.append(UInt8(ascii: "\n"))
        } else if token.isSeparated {
          output.append(UInt8(ascii: " "))
        }
      }
      if join > 0 { joinEnd = index + join }
      if token.isByte("(") { depth += 1 }
      if token.isByte(")") { depth = max(0, depth - 1) }
      output += token.bytes
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static let clauses: Set<String> = [
    "SELECT", "FROM", "WHERE", "HAVING", "LIMIT", "OFFSET", "UNION", "INTERSECT", "EXCEPT", "VALUES", "SET",
    "RETURNING",
    "WINDOW",
  ]
  private static let joinWords: Set<String> = ["NATURAL", "LEFT", "RIGHT", "FULL", "INNER", "CROSS", "OUTER"]
  /// Words after which a word begins no clause: DELETE FROM, IS DISTINCT FROM, DEFAULT VALUES.
  private static let openings: Set<String> = ["DELETE", "DISTINCT", "DEFAULT"]

  private static func isClause(_ tokens: [SQLToken], at index: Int) -> Bool {
    guard canBegin(tokens, at: index) else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1].keyword : ""
    switch tokens[index].keyword {
    case "GROUP", "ORDER": return next == "BY"
    case "ON": return next == "CONFLICT" || next == "DUPLICATE"
    case let word: return clauses.contains(word)
    }
  }

  /// Returns the number of words of a join that begins at an index; 0 if none does.
  private static func joinLength(_ tokens: [SQLToken], from start: Int) -> Int {
    guard canBegin(tokens, at: start) else { return 0 }
    var index = start
    // A join has at most three words before JOIN.
    while index < tokens.count, index - start < 3, joinWords.contains(tokens[index].keyword) { index += 1 }
    return index < tokens.count && tokens[index].keyword == "JOIN" ? index - start + 1 : 0
  }

  /// Whether a word can begin a clause: not the column of a table (`t.limit`), and not part of a longer keyword.
  private static func canBegin(_ tokens: [SQLToken], at index: Int) -> Bool {
    guard tokens[index].kind == .word, index > 0 else { return false }
    // CREATE VIEW … AS SELECT is a clause; AS limit is a name.
    if tokens[index - 1].keyword == "AS" { return tokens[index].keyword == "SELECT" }
    return !tokens[index - 1].isByte(".") && !openings.contains(tokens[index - 1].keyword)
  }
}
