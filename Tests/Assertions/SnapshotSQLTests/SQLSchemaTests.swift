import SnapshotCore
import SnapshotSQL
import SnapshotTestSupport
import Testing

@Suite struct SQLSchemaTests {
  private typealias Object = SQLSchema.Object

  private let objects = [
    Object(type: "trigger", name: "a_log", sql: "CREATE TRIGGER a_log AFTER INSERT ON users BEGIN SELECT 1; END"),
    Object(type: "index", name: "sqlite_autoindex_users_1", sql: nil),
    Object(type: "table", name: "sqlite_sequence", sql: "CREATE TABLE sqlite_sequence(name,seq)"),
    Object(type: "index", name: "users_by_name", sql: "CREATE INDEX users_by_name ON users (name)"),
    Object(
      type: "table", name: "users", sql: "CREATE TABLE users (id INTEGER PRIMARY KEY,  name TEXT NOT NULL -- unique\n)"),
    Object(type: "view", name: "Names", sql: "CREATE VIEW Names AS SELECT name FROM users -- all"),
    Object(type: "table", name: "Orders", sql: "CREATE TABLE \"Orders\"(user REFERENCES users, total REAL);"),
    Object(type: "table", name: "notes", sql: "CREATE VIRTUAL TABLE notes USING fts5(body)"),
    Object(type: "table", name: "notes_data", sql: "CREATE TABLE 'notes_data'(id INTEGER PRIMARY KEY, block BLOB)"),
    Object(type: "table", name: "notes_archive", sql: "CREATE TABLE notes_archive(a)"),
  ]

  @Test func aSemicolonInAFinalCommentEndsNoStatement() throws {
    let schema = SQLSchema(objects: [
      Object(type: "table", name: "a", sql: "CREATE TABLE a(b) -- note;"),
      Object(type: "table", name: "c", sql: "CREATE TABLE c(d) /* note;*/"),
    ])
    #expect(
      try snapshot(of: schema, as: .sql)
        == "CREATE TABLE a(\n  b\n) -- note;\n;\n\nCREATE TABLE c(\n  d\n) /* note;*/;\n")
  }

  @Test func objectsHaveOneOrderAndInternalOnesAreLeftOut() throws {
    let expected = """
      CREATE TABLE "Orders"(
        user REFERENCES users,
        total REAL
      );

      CREATE VIRTUAL TABLE notes USING fts5(body);

      CREATE TABLE notes_archive(
        a
      );

      CREATE TABLE users (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL -- unique
      );

      CREATE VIEW Names AS
      SELECT name
      FROM users -- all
      ;

      CREATE INDEX users_by_name ON users (name);

      CREATE TRIGGER a_log AFTER INSERT ON users BEGIN
      SELECT 1;
      END;

      """
    #expect(try snapshot(of: SQLSchema(objects: objects), as: .sql) == expected)
    #expect(try snapshot(of: SQLSchema(objects: objects.reversed()), as: .sql) == expected)
  }

  @Test func rowsOfTheSchemaTable() throws {
    let rows = SQLRows(
      columns: ["name", "rootpage", "SQL", "type"],
      rows: [["t", 2, "CREATE TABLE t(a)", "table"], ["sqlite_autoindex_t_1", 3, nil, "index"]])
    #expect(try snapshot(of: SQLSchema(rows), as: .sql) == "CREATE TABLE t(\n  a\n);\n")
    #expect(throws: SQLSchemaError.missingColumn("sql")) {
      try SQLSchema(SQLRows(columns: ["type", "name"], rows: []))
    }
    for row: [SQLValue] in [[1, "t", "x"], ["table", nil, "x"], ["table", "t", 1], ["table"]] {
      #expect(throws: SQLSchemaError.malformedRow(1)) {
        try SQLSchema(SQLRows(columns: ["type", "name", "sql"], rows: [row]))
      }
    }
  }

  @Test func anEmptySchemaFails() {
    let internalOnly = SQLSchema(objects: [Object(type: "table", name: "sqlite_sequence", sql: "CREATE TABLE a(b)")])
    #expect(failureMessage(of: internalOnly, as: .sql)?.contains("has no tables") == true)
    let damaged = SQLSchema(objects: [Object(type: "table", name: "t", sql: "CREATE TABLE 't")])
    #expect(failureMessage(of: damaged, as: .sql)?.contains("ends inside of a string") == true)
  }
}
