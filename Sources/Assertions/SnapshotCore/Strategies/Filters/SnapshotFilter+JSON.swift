extension SnapshotFilter {
  /// Replaces the values that a path selects in JSON, or in a property list in XML, with a replacement text. Other text is unchanged.
  ///
  ///     assertSnapshot(of: user, as: .json.redacting(.jsonPath("$.token"), .jsonPath("$.posts[*].id", with: "id")))
  ///
  /// Paths use the syntax of RFC 9535 without filters: `$.user.token`, `$.items[0]`, `$.items[*].id`, `$..id`, `$['a key']`.
  /// An invalid path, or text that is neither, fails the assertion. So does a path that selects nothing, except in empty arrays
  /// and in `null`; see ``optional``.
  public static func jsonPath(_ path: String, with replacement: String = "[redacted]") -> SnapshotFilter {
    .text(
      { try replacing(path, in: $0) { _ in replacement } }, unless: { try absence(of: path, in: $0) })
  }

  /// Replaces the values that a path selects in JSON, or in a property list in XML, with numbered names. Equal values get the same name.
  ///
  ///     assertSnapshot(of: posts, as: .json.redacting(.jsonPath("$[*].author.id", numberedAs: "author")))
  ///
  /// Values are compared by their source text, strings by their unescaped contents.
  public static func jsonPath(_ path: String, numberedAs name: String) -> SnapshotFilter {
    .text(
      { text in
        var names = NumberedNames(name, in: text)
        return try replacing(path, in: text) { value in
          // A name that was given before is kept, so that doing it twice is the same as once.
          if let text = value.text, text.hasPrefix(name + "-"), text.dropFirst(name.count + 1).allSatisfy(\.isNumber) {
            return text
          }
          return names.name(of: value.text ?? value.source)
        }
      }, unless: { try absence(of: path, in: $0) })
  }

  /// Formats JSON text with sorted keys and one value per line.
  public static var sortedKeys: SnapshotFilter {
    .text { try JSONText($0).pretty(.sorted) }
  }

  /// Checks the values that a path selects in JSON, or in a property list in XML, and replaces them with the name of the matcher.
  ///
  ///     assertSnapshot(of: user, as: .json.redacting(.jsonPath("$.id", matching: .uuid), .jsonPath("$.age", matching: .int)))
  ///
  /// Records:
  ///
  ///     {
  ///       "age" : "<int>",
  ///       "id" : "<uuid>"
  ///     }
  ///
  /// A value that does not match fails the assertion. Dates and data of property lists are strings.
  public static func jsonPath(_ path: String, matching matcher: FieldMatcher) -> SnapshotFilter {
    .text(
      { text in
        try replacing(path, in: text) { value in
          try matcher.name(for: value.text.map(FieldMatcher.Field.string) ?? .literal(value.source), at: path)
        }
      }, unless: { try absence(of: path, in: $0) })
  }

  private static func absence(of path: String, in text: String) throws -> String? {
    try JSONPath(path).absence(in: positioned(text)).map {
      "the JSON path \"\(path)\" selects nothing. \($0)"
    }
  }

  private static func positioned(_ text: String) throws -> any PositionedText {
    PropertyListText.isLikely(text) ? try PropertyListText(text) : try JSONText(text)
  }

  /// - Parameter replacement: Returns the text that replaces a value, from its unescaped contents if it is a string, and its notation.
  private static func replacing(
    _ path: String, in text: String, by replacement: ((text: String?, source: String)) throws -> String
  ) throws -> String {
    let path = try JSONPath(path)
    let positioned = try positioned(text)
    var output: [UInt8] = []
    var position = 0
    for value in path.places(in: positioned) {
      output += positioned.bytes[position..<value.range.lowerBound]
      let string = if case .string(let text) = value.content { text as String? } else { nil as String? }
      output += try positioned.quoted(replacement((string, positioned.source(of: value)))).utf8
      position = value.range.upperBound
    }
    output += positioned.bytes[position...]
    return String(decoding: output, as: UTF8.self)
  }
}
