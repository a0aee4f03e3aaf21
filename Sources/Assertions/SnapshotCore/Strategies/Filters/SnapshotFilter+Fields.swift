import SnapshotFoundation

extension SnapshotFilter {
  /// Checks the values of a field in the text of `.dump` or `.customDump`, and replaces them with the name of the matcher.
  ///
  ///     assertSnapshot(of: user, as: .customDump.redacting(.field("id", matching: .uuid)))
  ///
  /// Records:
  ///
  ///     User(
  ///       id: <uuid>,
  ///       name: "Blob"
  ///     )
  ///
  /// All fields of the name are checked, at any depth. A field whose value takes several lines fails the assertion, as does text
  /// without the field; see ``optional``.
  public static func field(_ name: String, matching matcher: FieldMatcher) -> SnapshotFilter {
    .text(
      { text in
        try textLines(of: text).map { line in
          guard let field = DumpField(line), field.name == name else { return String(line) }
          return try field.start + matcher.name(for: field.value, at: name) + field.end
        }.joined(separator: "\n")
      },
      unless: { text in
        let names = textLines(of: text).compactMap { DumpField($0)?.name }
        guard !names.contains(name[...]) else { return nil }
        var listed: [Substring] = []
        for name in names where !listed.contains(name) && listed.count < 20 { listed.append(name) }
        return "there is no field named \(name.debugDescription)."
          + (listed.isEmpty ? "" : " Fields: \(listed.joined(separator: ", ")).")
      })
  }
}

/// A line of a dump with a field: `  - id: 7` of `.dump`, `  id: 7,` of `.customDump`.
private struct DumpField {
  let name: Substring
  /// What precedes the value, and what follows it.
  let start: String
  let end: String
  let value: FieldMatcher.Field

  init?(_ line: Substring) {
    let indented = line.drop { $0 == " " }
    let bullet = ["- ", "▿ "].first { indented.hasPrefix($0) } ?? ""
    let field = indented.dropFirst(bullet.count)
    guard let colon = field.firstIndex(of: ":"), field[colon...].hasPrefix(": "),
      field[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    name = field[..<colon]
    var notation = field[colon...].dropFirst(2)
    let comma = bullet.isEmpty && notation.hasSuffix(",")
    if comma { notation.removeLast() }
    start = String(line[..<notation.startIndex])
    end = comma ? "," : ""
    value = Self.value(notation)
  }

  private static func value(_ notation: Substring) -> FieldMatcher.Field {
    if notation.count >= 2, notation.hasPrefix("\""), notation.hasSuffix("\"") {
      return .string(String(notation.dropFirst().dropLast()))
    }
    for type in ["UUID(", "Date(", "URL("] where notation.hasPrefix(type) && notation.hasSuffix(")") {
      return .string(String(notation.dropFirst(type.count).dropLast()))
    }
    return .text(String(notation))
  }
}
