/// A check of a field whose value differs from run to run. The reference keeps the name of the check instead of the value.
///
///     assertSnapshot(
///       of: user,
///       as: .json.redacting(.jsonPath("$.id", matching: .uuid), .jsonPath("$.createdAt", matching: .date)))
///
/// Records:
///
///     {
///       "createdAt" : "<date>",
///       "id" : "<uuid>",
///       "name" : "Blob"
///     }
///
/// Works with paths in JSON and property lists, headers of HTTP messages and fields of dumps: ``SnapshotFilter/jsonPath(_:matching:)``,
/// ``SnapshotFilter/header(_:matching:)`` and ``SnapshotFilter/field(_:matching:)``.
public struct FieldMatcher {
  /// A value in the notation of its text.
  enum Field {
    /// A string of a format that has quotation marks, without them.
    case string(String)
    /// A number, Boolean value, null, array or object of such a format.
    case literal(String)
    /// A text of a format without quotation marks.
    case text(String)
  }

  /// The name in the reference, without angle brackets.
  let name: String
  /// What matches, for the message.
  let expectation: String
  let accepts: (Field) -> Bool

  private init(_ name: String, _ expectation: String, accepts: @escaping (Field) -> Bool) {
    self.name = name
    self.expectation = expectation
    self.accepts = accepts
  }

  /// Returns the name that replaces a field. A name that replaced it before matches as well.
  ///
  /// - Throws: ``FieldMismatch`` if the field does not match.
  func name(for field: Field, at path: String) throws(FieldMismatch) -> String {
    guard accepts(field) || field.contents == "<\(name)>" else {
      throw FieldMismatch(path: path, expectation: expectation, actual: field.notation)
    }
    return "<\(name)>"
  }
}

extension FieldMatcher.Field {
  fileprivate var contents: String {
    switch self {
    case .string(let text), .literal(let text), .text(let text): text
    }
  }

  /// The contents if they can be a text.
  fileprivate var text: String? {
    if case .literal = self { nil } else { contents }
  }

  /// The contents if they can be a literal.
  fileprivate var literal: String? {
    if case .string = self { nil } else { contents }
  }

  /// The value as the text shows it, shortened.
  fileprivate var notation: String {
    let short = contents.count > 80 ? contents.prefix(80) + "…" : contents
    return if case .literal = self { short } else { short.debugDescription }
  }
}

extension FieldMatcher {
  /// A UUID of any version and case.
  public static var uuid: FieldMatcher {
    FieldMatcher("uuid", "a UUID") { $0.text.map(TokenScanner.uuid.matches) ?? false }
  }

  /// A date in the formats of ``SnapshotFilter/dates``.
  public static var date: FieldMatcher {
    FieldMatcher("date", "a date") { $0.text.map(TokenScanner.date.matches) ?? false }
  }

  /// A whole number, with a sign or without.
  public static var int: FieldMatcher {
    FieldMatcher("int", "a whole number") { $0.literal.map(isWhole) ?? false }
  }

  /// A whole or decimal number, with a sign or an exponent or without.
  public static var number: FieldMatcher {
    FieldMatcher("number", "a number") { field in
      field.literal.map { isWhole($0) || TokenScanner.decimal.matches($0) } ?? false
    }
  }

  /// A Boolean value.
  public static var bool: FieldMatcher {
    FieldMatcher("bool", "a Boolean value") { $0.literal.map(["true", "false"].contains) ?? false }
  }

  /// A string. It can be empty.
  public static var string: FieldMatcher { FieldMatcher("string", "a string") { $0.text != nil } }

  /// A string or number that a regular expression matches as a whole.
  ///
  ///     .jsonPath("$.token", matching: .pattern(#/tok_[a-z0-9]{24}/#, named: "token"))
  ///
  /// - Parameter name: The name in the reference, which shows it in angle brackets.
  public static func pattern(_ regex: some RegexComponent, named name: String) -> FieldMatcher {
    FieldMatcher(name, "a value of the pattern \(name.debugDescription)") { $0.contents.wholeMatch(of: regex) != nil }
  }

  private static func isWhole(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
  }
}

/// An error for a field that does not match.
struct FieldMismatch: Error, CustomStringConvertible {
  var path: String
  var expectation: String
  var actual: String

  var description: String {
    "The value of \(path) is not \(expectation): \(actual). Correct the value, or use another matcher."
  }
}
