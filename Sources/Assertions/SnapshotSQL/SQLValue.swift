/// A value of a column or of a binding in SQL, as SQLite has them; other databases' values are texts.
///
///     let bindings: [SQLValue] = [1, "Blob", 2.5, nil]
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The value as a literal of SQL: `NULL`, `1`, `'O''Hara'`, `x'00FF'`.
  public var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): number.description
    case .text(let text): "'" + text.replacing("'", with: "''") + "'"
    case .blob(let bytes): "x'" + bytes.map(Self.hexadecimal).joined() + "'"
    }
  }

  /// The value as a table shows it: a text without quotes, unless it would look like another value.
  var cell: String {
    guard case .text(let text) = self else { return literal }
    let isAmbiguous =
      text.isEmpty || text.uppercased() == "NULL" || Double(text) != nil || text.hasPrefix("'") || text.hasPrefix("x'")
      || text.first == " " || text.last == " "
    return isAmbiguous ? literal : text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// Creates `NULL`.
  public init(nilLiteral: ()) { self = .null }
  /// Creates an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}
