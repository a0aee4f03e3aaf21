/// Tests read only the lines `key: value` of the section `references`, because a YAML parser is a dependency that they do not
/// need. What could mean something else in YAML is an error, and the command line tool compares what it reads with what tests
/// read, so that neither follows a setting that the other does not see.
extension ReferenceSettings {
  /// Reads the text of a file.
  ///
  /// - Parameter path: The path of the file in errors.
  /// - Complexity: O(*n*) in the length of the text.
  package init(yaml: String, path: String) throws(ReferenceSettingsError) {
    self.init()
    var reader = Reader(path: path)
    var number = 0
    for line in yaml.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let text = line.last == "\r" ? line.dropLast() : line
      try reader.read(String(text), number, into: &self)
    }
    try reader.end(of: yaml)
  }

  /// The keys that tests read, in the section `references`.
  private static let keys: [String: @Sendable (inout ReferenceSettings, String) -> Void?] = [
    "directory": { $0.directory = $1 },
    "omit-first-number": { settings, value in truth(value).map { settings.omitsFirstNumber = $0 } },
    "omit-case": { settings, value in truth(value).map { settings.omitsCase = $0 } },
  ]

  private static func truth(_ value: String) -> Bool? { ["true": true, "false": false][value] }

  /// The state between two lines.
  private struct Reader {
    let path: String
    /// Whether a line of contents was read.
    private var hasBegun = false
    private var hasSection = false
    private var isInSection = false
    /// The spaces before the keys of the section, once one is read.
    private var indentation: Int?
    /// The keys that were read.
    private var found: Set<String> = []
    /// The key whose value may go on in deeper lines, if tests read it.
    private var key: String?
    /// The first line at the beginning of the file or without indentation that is not a key.
    private var unknown: Int?

    init(path: String) { self.path = path }

    mutating func read(_ line: String, _ number: Int, into settings: inout ReferenceSettings)
      throws(ReferenceSettingsError)
    {
      let content = line.drop { $0 == " " }
      guard let first = content.unicodeScalars.first, first != "#" else { return }
      let depth = line.utf8.count - content.utf8.count
      if isInSection, depth > 0 || first == "-" || first == "\t" {
        return try read(content, depth, number, into: &settings)
      }
      isInSection = false
      if depth > 0 || first == "-" || first == "\t" {
        if !hasBegun, line != "---" { unknown = unknown ?? number }
        hasBegun = hasBegun || line != "---"
        return
      }
      hasBegun = true
      guard let (key, value) = Self.pair(content) else {
        unknown = unknown ?? number
        return
      }
      guard key == "references" else { return }
      guard !hasSection else { throw error(number, "the section references appears twice. Remove one of them.") }
      hasSection = true
      guard ["", "~", "null", "{}"].contains(value) else { throw notALine(number) }
      isInSection = value.isEmpty
    }

    /// Reads a line of the section.
    private mutating func read(
      _ content: Substring, _ depth: Int, _ number: Int, into settings: inout ReferenceSettings
    ) throws(ReferenceSettingsError) {
      let own = indentation ?? depth
      indentation = own
      guard content.first != "\t" else { throw notALine(number) }
      guard depth == own, content.first != "-" else {
        // Items of a list, or the rest of a value.
        guard depth >= own, key == nil else { throw notALine(number) }
        return
      }
      guard let (name, written) = Self.pair(content) else { throw notALine(number) }
      guard found.insert(name).inserted else {
        throw error(number, "the key references.\(name) appears twice. Remove one of them.")
      }
      key = nil
      guard let take = ReferenceSettings.keys[name] else { return }
      key = name
      guard let value = Self.scalar(written) else { throw notALine(number) }
      guard take(&settings, value) != nil else {
        throw error(number, "invalid value for references.\(name): expected true or false.")
      }
    }

    func end(of text: String) throws(ReferenceSettingsError) {
      // YAML has more line breaks and more notations of keys than are read here.
      let hasOtherBreak = text.unicodeScalars.contains { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
      guard !hasSection, unknown != nil || hasOtherBreak, text.contains("references") else {
        if hasSection, let unknown { throw notALine(unknown) }
        return
      }
      throw notALine(unknown ?? 0)
    }

    private func notALine(_ number: Int) -> ReferenceSettingsError {
      error(
        number,
        "tests read the section references only as lines without braces, anchors and tabs. Write each key on a line of its "
          + "own, such as \"references:\" and \"  directory: References\".")
    }

    private func error(_ number: Int, _ problem: String) -> ReferenceSettingsError {
      ReferenceSettingsError(path: path, line: number, problem: problem)
    }

    /// Returns the parts of `key: value`, without a comment; `nil` for other lines.
    private static func pair(_ line: Substring) -> (key: String, value: Substring)? {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let key = line[..<colon]
      guard !key.isEmpty, key.utf8.allSatisfy(isWord) else { return nil }
      let rest = line[line.index(after: colon)...]
      guard rest.isEmpty || rest.first == " " else { return nil }
      var value = rest.drop { $0 == " " }
      if value.first == "#" { value = "" }
      while value.last == " " { value = value.dropLast() }
      return (String(key), value)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }

    /// Returns the text of a value in one line: plain, or in quotation marks without escapes.
    private static func scalar(_ written: Substring) -> String? {
      guard let first = written.first else { return nil }
      if first == "\"" || first == "'" {
        let inner = written.dropFirst()
        guard let end = inner.firstIndex(of: first) else { return nil }
        let rest = inner[inner.index(after: end)...].drop { $0 == " " }
        let text = inner[..<end]
        let isFollowed = !rest.isEmpty && (rest.first != "#" || inner[inner.index(after: end)] != " ")
        guard !text.isEmpty, !text.contains("\\"), !isFollowed else { return nil }
        return String(text)
      }
      var text = written
      if let comment = text.firstRange(of: " #") {
        text = text[..<comment.lowerBound]
        while text.last == " " { text = text.dropLast() }
      }
      let special = ":#,[]{}&*!|>'\"%@`\\\t?"
      guard !text.isEmpty, text.first != "-", !text.contains(where: special.contains) else { return nil }
      return String(text)
    }
  }
}
