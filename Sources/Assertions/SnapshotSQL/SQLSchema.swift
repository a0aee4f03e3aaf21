import SnapshotCore
import SnapshotFoundation

/// The schema of a database, from the rows of SQLite's table `sqlite_schema`.
///
///     let rows = try database.rows("SELECT type, name, sql FROM sqlite_schema")
///     assertSnapshot(of: try SQLSchema(rows), as: .sql)
///
/// Records, in a file that ends in `sql`:
///
///     CREATE TABLE users (
///       id INTEGER PRIMARY KEY,
///       name TEXT NOT NULL
///     );
///
///     CREATE INDEX users_by_name ON users (name);
///
/// Tables come first, then views, indexes and triggers, each sorted by name, so that the text does not depend on the order in which
/// they were created. Objects that SQLite creates itself are left out: those named `sqlite_…`, indexes without SQL, and the
/// tables behind a virtual table of the modules `fts3`, `fts4`, `fts5` and `rtree`.
public struct SQLSchema: Hashable, Sendable {
  /// An object of the schema.
  public struct Object: Hashable, Sendable {
    /// `table`, `view`, `index` or `trigger`.
    public var type: String
    /// The name of the object.
    public var name: String
    /// The statement that creates it, or `nil` for an index that SQLite creates itself.
    public var sql: String?

    /// Creates an object.
    public init(type: String, name: String, sql: String?) {
      self.type = type
      self.name = name
      self.sql = sql
    }
  }

  /// The objects in any order.
  public var objects: [Object]

  /// Creates a schema.
  public init(objects: [Object]) { self.objects = objects }

  /// Creates a schema from the rows of a query with the columns `type`, `name` and `sql`, in any order and beside others.
  ///
  /// - Throws: ``SQLSchemaError`` if a column is missing, or a row has another form.
  public init(_ rows: SQLRows) throws {
    func column(_ name: String) throws -> Int {
      guard let index = rows.columns.firstIndex(where: { $0.lowercased() == name }) else {
        throw SQLSchemaError.missingColumn(name)
      }
      return index
    }
    let (type, name, sql) = (try column("type"), try column("name"), try column("sql"))
    objects = try rows.rows.enumerated().map { index, row in
      guard row.count == rows.columns.count, case .text(let type) = row[type], case .text(let name) = row[name] else {
        throw SQLSchemaError.malformedRow(index + 1)
      }
      switch row[sql] {
      case .text(let sql): return Object(type: type, name: name, sql: sql)
      case .null: return Object(type: type, name: name, sql: nil)
      default: throw SQLSchemaError.malformedRow(index + 1)
      }
    }
  }

  private static let types = ["table", "view", "index", "trigger"]

  /// The statements in their order.
  var statements: [String] {
    let hidden = shadowTables
    return objects.filter { object in
      object.sql != nil && !object.name.lowercased().hasPrefix("sqlite_")
        && !(object.type == "table" && hidden.contains(object.name.lowercased()))
    }.map { object in
      (rank: Self.types.firstIndex(of: object.type) ?? Self.types.count, object: object)
    }.sorted { first, second in
      if first.rank != second.rank { return first.rank < second.rank }
      if !first.object.name.hasSameBytes(as: second.object.name) {
        return first.object.name.utf8.lexicographicallyPrecedes(second.object.name.utf8)
      }
      return (first.object.sql ?? "").utf8.lexicographicallyPrecedes((second.object.sql ?? "").utf8)
    }.compactMap(\.object.sql)
  }

  /// The suffixes of the tables behind a virtual table, by its module (sqlite.org/vtab.html, "shadow tables").
  private static let shadows: [String: [String]] = [
    "fts3": ["content", "segments", "segdir", "docsize", "stat"],
    "fts4": ["content", "segments", "segdir", "docsize", "stat"],
    "fts5": ["data", "idx", "content", "docsize", "config"], "rtree": ["node", "parent", "rowid"],
    "rtree_i32": ["node", "parent", "rowid"],
  ]

  private var shadowTables: Set<String> {
    var names: Set<String> = []
    for object in objects where object.type == "table" {
      guard let sql = object.sql, let tokens = try? SQLTokenizer(sql).tokens,
        tokens.prefix(3).map(\.keyword).starts(with: ["CREATE", "VIRTUAL", "TABLE"]),
        let using = tokens.firstIndex(where: { $0.keyword == "USING" }), using + 1 < tokens.count
      else { continue }
      let suffixes = Self.shadows[tokens[using + 1].keyword.lowercased()] ?? []
      names.formUnion(suffixes.map { object.name.lowercased() + "_" + $0 })
    }
    return names
  }
}

/// An error for rows that are not those of `sqlite_schema`.
public enum SQLSchemaError: Error, Hashable, CustomStringConvertible {
  /// The result has no column of this name.
  case missingColumn(String)
  /// The row with this number, from 1, has values of other types.
  case malformedRow(Int)

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .missingColumn(let name):
      "The result has no column \(name.debugDescription). Use the rows of \"SELECT type, name, sql FROM sqlite_schema\"."
    case .malformedRow(let number): "Row \(number) is not one of sqlite_schema: its type and its name must be texts."
    }
  }
}

extension Snapshotting where Value == SQLSchema, Format == String {
  /// The statements that create the schema of a database; see ``SQLSchema``. An empty schema fails the assertion.
  public static var sql: Snapshotting {
    .text("sql") { schema in
      let statements = try schema.statements.map { sql in
        let text = try SQLFormatter.formatted(sql)
        let tokens = try SQLTokenizer(text).tokens
        // A semicolon in a comment ends no statement.
        let last = tokens.last { $0.kind != .comment && $0.kind != .lineComment }
        guard last?.isByte(";") != true else { return text }
        // A comment to the end of the line would hide the semicolon.
        return text + (tokens.last?.kind == .lineComment ? "\n;" : ";")
      }
      guard !statements.isEmpty else { throw EmptySQLSchema() }
      return statements.joined(separator: "\n\n") + "\n"
    }
  }
}

/// An error for a schema without objects.
struct EmptySQLSchema: Error, CustomStringConvertible {
  var description: String {
    "The schema has no tables, views, indexes and triggers. Open the database that the program creates."
  }
}
