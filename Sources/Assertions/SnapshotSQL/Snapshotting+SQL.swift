import SnapshotCore
import SnapshotFoundation

/// A statement of SQL and the values of its parameters.
public struct SQLStatement: Hashable, Sendable {
  /// The text of the statement.
  public var text: String
  /// The values of its parameters, in their order.
  public var bindings: [SQLValue]

  /// Creates a statement.
  public init(_ text: String, bindings: [SQLValue] = []) {
    self.text = text
    self.bindings = bindings
  }
}

extension Snapshotting where Value == SQLStatement, Format == String {
  /// A statement with one clause per line, and its bindings below it. Only spaces and line breaks between tokens
  /// change.
  ///
  ///     assertSnapshot(
  ///       of: SQLStatement("SELECT name FROM users WHERE id = ? AND age > ? LIMIT 1", bindings: [7, nil]), as: .sql)
  ///
  /// Records, in a file that ends in `sql`:
  ///
  ///     SELECT name
  ///     FROM users
  ///     WHERE id = ? AND age > ?
  ///     LIMIT 1
  ///     -- 1: 7
  ///     -- 2: NULL
  ///
  /// Subqueries are indented, one clause per line as well, and so are the columns of `CREATE TABLE`. A text that ends inside of a
  /// string, a quoted identifier or a comment fails the assertion, as do texts of more than 4 MB and parentheses that are nested more
  /// than 1,000 levels deep.
  public static var sql: Snapshotting {
    .text("sql") { statement in
      let bindings = statement.bindings.enumerated().map { index, value in
        // A line break would end the comment.
        "\n-- \(index + 1): " + value.literal.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      }
      return try SQLFormatter.formatted(statement.text) + bindings.joined()
    }
  }
}

/// The rows that a query returned.
///
///     let users = SQLRows(columns: ["id", "name", "age"], rows: [[1, "Blob", nil], [2, "NULL", 30]])
///     assertSnapshot(of: users, as: .table)
///
/// Records, in a file that ends in `md`:
///
///     | id  | name   | age  |
///     |-----|--------|------|
///     | 1   | Blob   | NULL |
///     | 2   | 'NULL' | 30   |
///
/// A text has quotes where it would look like another value. The rows keep their order: give the query an `ORDER BY`.
public struct SQLRows: Hashable, Sendable {
  /// The names of the columns.
  public var columns: [String]
  /// The values of each row.
  public var rows: [[SQLValue]]

  /// Creates the result of a query.
  public init(columns: [String], rows: [[SQLValue]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension Snapshotting where Value == SQLRows, Format == String {
  /// The rows that a query returned, as a table; see ``SQLRows``. A row with a value too many or too few fails the assertion.
  public static var table: Snapshotting {
    .text("md") { result in
      for (index, row) in result.rows.enumerated() where row.count != result.columns.count {
        throw MisshapenRow(row: index + 1, values: row.count, columns: result.columns.count)
      }
      guard result.rows.count <= FunctionTable.largestRowCount else { throw TooManySQLRows(count: result.rows.count) }
      return TextTable(header: result.columns, rows: result.rows.map { $0.map(\.cell) }).text
    }
  }
}

/// An error for a row with another number of values than there are columns.
struct MisshapenRow: Error, CustomStringConvertible {
  var row: Int
  var values: Int
  var columns: Int
  var description: String {
    "Row \(row) has \(counted(values, "value")), but the result has \(counted(columns, "column")). Give each row one value per column."
  }
}

/// An error for a result with too many rows.
struct TooManySQLRows: Error, CustomStringConvertible {
  var count: Int
  var description: String {
    "The result has \(count) rows. The limit is \(FunctionTable.largestRowCount). Add a LIMIT to the query."
  }
}
