import Foundation
import SnapshotCore
import SnapshotSQL
import SnapshotTestReporting
import SnapshotTestSupport
import Testing

/// The whole messages of SQL, one reference for each way to fail.
@Suite struct SQLFailureTests {
  private func message<Value>(
    of value: Value, as strategy: Snapshotting<Value, String>, reference: String? = nil
  ) throws -> String {
    try withSandbox { sandbox throws in
      if let reference { try sandbox.place(reference, as: "login.1.\(strategy.pathExtension ?? "")") }
      return sandbox.message(sandbox.run { sandbox.assertion().verify({ value }, as: strategy) })
    }
  }

  @Test func statement() throws {
    assertSnapshot(
      of: try message(
        of: SQLStatement("SELECT name FROM users WHERE id = ? LIMIT 1", bindings: [7]), as: .sql,
        reference: "SELECT name\nFROM users\nWHERE id = ?\n-- 1: 8"), as: .lines)
  }

  @Test func unterminatedString() throws {
    assertSnapshot(of: try message(of: SQLStatement("SELECT *\nFROM users WHERE name = 'Blob"), as: .sql), as: .lines)
  }

  @Test func rows() throws {
    let rows = SQLRows(columns: ["id", "name"], rows: [[1, "Blob"], [2, nil]])
    assertSnapshot(
      of: try message(
        of: rows, as: .table,
        reference: "| id  | name |\n|-----|------|\n| 1   | Blob |\n| 2   | Blob |\n"), as: .lines)
  }

  @Test func valueTooMany() throws {
    assertSnapshot(
      of: try message(of: SQLRows(columns: ["id"], rows: [[1], [2, "Blob"]]), as: .table), as: .lines)
  }

  @Test func tooManyRows() throws {
    assertSnapshot(
      of: try message(of: SQLRows(columns: ["id"], rows: Array(repeating: [1], count: 200_000)), as: .table), as: .lines
    )
  }

  @Test func schema() throws {
    let schema = SQLSchema(objects: [
      SQLSchema.Object(
        type: "table", name: "users", sql: "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT)"),
      SQLSchema.Object(type: "index", name: "names", sql: "CREATE INDEX names ON users (name)"),
    ])
    assertSnapshot(
      of: try message(
        of: schema, as: .sql, reference: "CREATE TABLE users (\n  id INTEGER PRIMARY KEY\n);\n"), as: .lines)
  }

  @Test func tooDeep() throws {
    let text = "SELECT " + String(repeating: "(", count: 2_000) + "1" + String(repeating: ")", count: 2_000)
    assertSnapshot(of: try message(of: SQLStatement(text), as: .sql), as: .lines)
  }

  @Test func tooLarge() throws {
    let text = "SELECT '" + String(repeating: "a", count: 5_000_000) + "'"
    assertSnapshot(of: try message(of: SQLStatement(text), as: .sql), as: .lines)
  }
}
