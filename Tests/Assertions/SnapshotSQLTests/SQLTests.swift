import Foundation
import SnapshotCore
import SnapshotSQL
import SnapshotSeededRandom
import SnapshotTestSupport
import Testing

@Suite struct SQLTests {
  private func formatted(_ text: String) throws -> String { try snapshot(of: SQLStatement(text), as: .sql) }

  @Test(arguments: [
    (
      "select a, count(*)  from t left\nouter join u on u.id = t.id where x in (select y from z limit 1) and b=1 "
        + "group by a having count(*) > 1 order by a limit 3 offset 4",
      "select a, count(*)\nfrom t\nleft outer join u on u.id = t.id\nwhere x in (\n  select y\n  from z\n  limit 1\n) and b=1\n"
        + "group by a\nhaving count(*) > 1\norder by a\nlimit 3\noffset 4"
    ),
    (
      "INSERT INTO t (a) VALUES (?) ON CONFLICT (a) DO UPDATE SET a = 1 RETURNING id",
      "INSERT INTO t (a)\nVALUES (?)\nON CONFLICT (a) DO UPDATE\nSET a = 1\nRETURNING id"
    ),
    ("DELETE FROM t WHERE a IS NOT DISTINCT FROM 1", "DELETE FROM t\nWHERE a IS NOT DISTINCT FROM 1"),
    ("SELECT t.limit, left(a, 1) AS offset FROM t", "SELECT t.limit, left(a, 1) AS offset\nFROM t"),
    ("SELECT 1 UNION ALL SELECT 2; SELECT 3", "SELECT 1\nUNION ALL\nSELECT 2;\nSELECT 3"),
    ("CREATE VIEW v AS SELECT 1", "CREATE VIEW v AS\nSELECT 1"),
    (
      "WITH a(x) AS (SELECT 1 UNION SELECT count(*) FROM (VALUES (1), (2)) v) SELECT EXTRACT(YEAR FROM d) FROM a",
      "WITH a(x) AS (\n  SELECT 1\n  UNION\n  SELECT count(*)\n  FROM (\n    VALUES (1), (2)\n  ) v\n)\n"
        + "SELECT EXTRACT(YEAR FROM d)\nFROM a"
    ),
    (
      "CREATE TEMP TABLE IF NOT EXISTS t(a INTEGER REFERENCES u(id) ON DELETE SET NULL, b DEFAULT (1+2)) STRICT",
      "CREATE TEMP TABLE IF NOT EXISTS t(\n  a INTEGER REFERENCES u(id) ON DELETE SET NULL,\n  b DEFAULT (1+2)\n) STRICT"
    ),
    ("CREATE TABLE t AS SELECT (a), b FROM u", "CREATE TABLE t AS\nSELECT (a), b\nFROM u"),
    ("CREATE INDEX i ON t (a, b) WHERE a", "CREATE INDEX i ON t (a, b)\nWHERE a"),
  ])
  func eachClauseHasItsLine(text: String, expected: String) throws {
    #expect(try formatted(text) == expected)
    #expect(try formatted(expected) == expected)
  }

  @Test(arguments: [
    "'a  from ''b''  where'", "\"x  from\"", "`x  from`", "[x  from]", "$$ a  from $$", "$q$ a  from $$ b $q$",
    "E'it\\'s  from'", "/* a  from */", "'line\n\n  from'",
  ])
  func quotedTextsAndCommentsNeverChange(token: String) throws {
    #expect(try formatted("SELECT   \(token)   FROM t") == "SELECT \(token)\nFROM t")
  }

  @Test func commentsToTheEndOfALineKeepIt() throws {
    #expect(try formatted("SELECT a, -- from  here\n  b FROM t") == "SELECT a, -- from  here\nb\nFROM t")
    #expect(try formatted("a[1] + ARRAY[ 1 ] || $1::int ->> 'x'") == "a[1] + ARRAY[ 1 ] || $1::int ->> 'x'")
  }

  @Test func onlyWhiteSpaceChanges() throws {
    var random = SplitMix(seed: 55)
    let parts = [
      "select", "FROM", "left", "join", "(", ")", ",", ";", ".", "a", "$1", "'x'", "[", "\"q\"", "::", "é", "on",
    ]
    for _ in 0..<500 {
      let text = (0..<12).map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined(separator: " ")
      let result = try formatted(text)
      #expect(result.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace))
      #expect(try formatted(result) == result)
    }
  }

  @Test(arguments: [
    ("SELECT\n'abc", "a string that begins in line 2"), ("\"a", "a quoted identifier"), ("/* a", "a comment"),
    ("$x$ a $$", "a dollar-quoted string"), ("E'\\", "a string"),
  ])
  func unterminatedTokensAreRefused(text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try formatted(text) }
    #expect(error.map { "\($0)".contains(reason) } == true)
  }

  @Test func deepAndUnbalancedTextsAreFormatted() throws {
    let deep = String(repeating: "(", count: 1000)
    #expect(try formatted(deep) == deep)
    #expect(try formatted(") FROM t") == ")\nFROM t")
    #expect(try formatted(String(repeating: "[ ", count: 100_000)).utf8.count == 199_999)
    #expect(try formatted("") == "")
    // Indentation ends at 40 levels.
    let nested = String(repeating: "(SELECT ", count: 1000) + "1" + String(repeating: ")", count: 1000)
    #expect(try formatted(nested).components(separatedBy: "\n").map { $0.prefix { $0 == " " }.count }.max() == 80)
  }

  @Test(arguments: [
    (String(repeating: "(", count: 1001), "nested more than 1000 levels deep"),
    (String(repeating: "(", count: 1_000_000), "nested more than 1000 levels deep"),
    ("SELECT '" + String(repeating: "x", count: 4 << 20) + "'", "4,194,313 bytes. The limit is 4,194,304 bytes"),
  ])
  func textsAreBounded(text: String, reason: String) {
    let message = failureMessage(of: SQLStatement(text), as: .sql)
    #expect(message?.contains(reason) == true, "\(message ?? "none")")
  }

  @Test func bindingsAreBelowTheStatement() throws {
    let statement = SQLStatement("SELECT ?", bindings: [1, "O'Hara\n", 2.5, nil, .blob([0, 255])])
    #expect(
      try snapshot(of: statement, as: .sql)
        == "SELECT ?\n-- 1: 1\n-- 2: 'O''Hara\\n'\n-- 3: 2.5\n-- 4: NULL\n-- 5: x'00FF'")
  }

  @Test func resultsAreTables() throws {
    let rows = SQLRows(columns: ["id", "name"], rows: [[1, nil], ["1", "NULL"], [2.5, "日本"], [.blob([10]), ""]])
    #expect(
      try snapshot(of: rows, as: .table) == """
        | id    | name   |
        |-------|--------|
        | 1     | NULL   |
        | '1'   | 'NULL' |
        | 2.5   | 日本   |
        | x'0A' | ''     |

        """)
    #expect(throws: (any Error).self) { try snapshot(of: SQLRows(columns: ["a"], rows: [[1, 2]]), as: .table) }
  }
}
