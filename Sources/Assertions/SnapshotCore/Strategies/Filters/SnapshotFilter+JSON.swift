extension SnapshotFilter {
  /// Replaces the values that a path selects in JSON text with a replacement text. Other text is unchanged.
  ///
  ///     assertSnapshot(of: user, as: .json.redacting(.jsonPath("$.token"), .jsonPath("$.posts[*].id", with: "id")))
  ///
  /// Paths use the syntax of RFC 9535 without filters: `$.user.token`, `$.items[0]`, `$.items[*].id`, `$..id`, `$['a key']`.
  /// An invalid path, or text that is not JSON, fails the assertion. So does a path that selects nothing, except in empty arrays
  /// and in `null`; see ``optional``.
  public static func jsonPath(_ path: String, with replacement: String = "[redacted]") -> SnapshotFilter {
    .text(
      { try replacing(path, in: $0) { _ in JSONText.quoted(replacement) } }, unless: { try absence(of: path, in: $0) })
  }

  /// Replaces the values that a path selects in JSON text with numbered names. Equal values get the same name.
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
            return JSONText.quoted(text)
          }
          return JSONText.quoted(names.name(of: value.text ?? value.source))
        }
      }, unless: { try absence(of: path, in: $0) })
  }

  /// Formats JSON text with sorted keys and one value per line.
  public static var sortedKeys: SnapshotFilter {
    .text { try JSONText($0).pretty(.sorted) }
  }

  /// Checks the values that a path selects in JSON text, and replaces them with the name of the matcher.
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
  /// A value that does not match fails the assertion.
  public static func jsonPath(_ path: String, matching matcher: FieldMatcher) -> SnapshotFilter {
    .text(
      { text in
        try replacing(path, in: text) { value in
          try JSONText.quoted(
            matcher.name(for: value.text.map(FieldMatcher.Field.string) ?? .literal(value.source), at: path))
        }
      }, unless: { try absence(of: path, in: $0) })
  }

  private static func absence(of path: String, in text: String) throws -> String? {
    try JSONPath(path).absence(in: JSONText(text)).map {
      "the JSON path \"\(path)\" selects nothing. \($0)"
    }
  }

  private static func replacing(
    _ path: String, in text: String, by replacement: ((text: String?, source: String)) throws -> String
  ) throws -> String {
    let path = try JSONPath(path)
    let json = try JSONText(text)
    var output: [UInt8] = []
    var position = 0
    for place in path.places(in: json) {
      output += json.bytes[position..<place.range.lowerBound]
      let source = json.source(of: place)
      if case .string(let text) = place.content {
        output += try replacement((text, source)).utf8
      } else {
        output += try replacement((nil, source)).utf8
      }
      position = place.range.upperBound
    }
    output += json.bytes[position...]
    return String(decoding: output, as: UTF8.self)
  }
}
