import CSQLite
import Foundation

/// A database of SQLite in a file.
public final class Database: @unchecked Sendable {
  /// A value of a column or of a binding.
  public enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
  }

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  // `lock` guards `connection`, which is open until the end.
  private let lock = NSLock()
  private let connection: OpaquePointer

  /// Opens or creates a database, and creates its tables.
  public init(path: String) throws {
    var connection: OpaquePointer?
    let result = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard result == SQLITE_OK, let connection else {
      sqlite3_close(connection)
      throw Failure(description: String(cString: sqlite3_errstr(result)))
    }
    self.connection = connection
    try rows("CREATE TABLE IF NOT EXISTS books (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, price REAL)")
    try rows("CREATE INDEX IF NOT EXISTS books_by_price ON books (price DESC) WHERE price IS NOT NULL")
    try rows("CREATE VIEW IF NOT EXISTS free_books AS SELECT id, title FROM books WHERE price IS NULL")
  }

  deinit { sqlite3_close(connection) }

  /// Runs a statement, and returns the names of its columns and its rows.
  @discardableResult
  public func rows(_ sql: String, _ bindings: Value...) throws -> (columns: [String], rows: [[Value]]) {
    lock.lock()
    defer { lock.unlock() }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { throw failure }
    defer { sqlite3_finalize(statement) }
    for (index, value) in bindings.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
    let columns = (0..<sqlite3_column_count(statement)).map { String(cString: sqlite3_column_name(statement, $0)) }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(columns.indices.map { Self.value(at: Int32($0), of: statement) })
      case SQLITE_DONE: return (columns, rows)
      default: throw failure
      }
    }
  }

  private var failure: Failure { Failure(description: String(cString: sqlite3_errmsg(connection))) }

  /// Has SQLite copy a text or the bytes of a blob.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer?) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): sqlite3_bind_text(statement, index, text, -1, Self.transient)
    case .blob(let bytes): sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), Self.transient)
    }
  }

  private static func value(at index: Int32, of statement: OpaquePointer?) -> Value {
    let count = Int(sqlite3_column_bytes(statement, index))
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT: return .text(sqlite3_column_text(statement, index).map { String(cString: $0) } ?? "")
    case SQLITE_BLOB:
      return .blob(Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, index), count: count)))
    default: return .null
    }
  }
}
