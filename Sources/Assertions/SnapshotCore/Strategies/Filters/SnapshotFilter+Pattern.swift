import SnapshotFoundation

extension SnapshotFilter {
  /// Replaces every match of a regular expression with a text.
  ///
  ///     assertSnapshot(of: log, as: .lines.redacting(.pattern(#/took \d+/#, with: "took N")))
  ///
  /// Text without a match fails the assertion; see ``optional``.
  public static func pattern(_ regex: some RegexComponent, with replacement: String) -> SnapshotFilter {
    .text({ $0.replacing(regex, with: replacement) }, unless: { absence(of: regex, in: $0) })
  }

  /// Replaces every match of a regular expression with the result of a function.
  public static func pattern(_ regex: some RegexComponent, replacedBy replacement: @escaping (Substring) -> String)
    -> SnapshotFilter
  {
    .text(
      { text in text.replacing(regex) { replacement(text[$0.range]) } }, unless: { absence(of: regex, in: $0) })
  }

  /// Replaces every match of a regular expression with a numbered name. Equal matches get the same name.
  ///
  ///     assertSnapshot(of: log, as: .lines.redacting(.pattern(#/req_\w+/#, numberedAs: "request")))
  ///
  /// Records:
  ///
  ///     request-1 began
  ///     request-2 began
  ///     request-1 ended
  public static func pattern(_ regex: some RegexComponent, numberedAs name: String) -> SnapshotFilter {
    .text(
      { text in
        var names = NumberedNames(name, in: text)
        return text.replacing(regex) { names.name(of: String(text[$0.range])) }
      }, unless: { absence(of: regex, in: $0) })
  }

  /// Replaces every match of a regular expression, given as a string, with a text. An invalid expression fails the assertion.
  public static func pattern(matching regex: String, with replacement: String) -> SnapshotFilter {
    .text(
      { try $0.replacing(readable(regex), with: replacement) },
      unless: { text in
        try absence(of: readable(regex), in: text, as: "the regular expression \(regex.debugDescription)")
      })
  }

  /// Replaces every occurrence of a text. Text without an occurrence fails the assertion; see ``optional``.
  public static func text(_ text: String, with replacement: String) -> SnapshotFilter {
    .text(
      { $0.replacing(text, with: replacement) },
      unless: { absence(of: Regex<Substring>(verbatim: text), in: $0, as: "the text to replace") })
  }

  /// Removes the lines that contain a match of a regular expression.
  public static func droppingLines(containing regex: some RegexComponent) -> SnapshotFilter {
    .text { text in
      textLines(of: text).filter { !$0.contains(regex) }.joined(separator: "\n")
    }
  }

  /// Removes the lines that do not contain a match of a regular expression.
  public static func keepingLines(containing regex: some RegexComponent) -> SnapshotFilter {
    .text { text in
      textLines(of: text).filter { $0.contains(regex) }.joined(separator: "\n")
    }
  }

  /// - Parameter subject: What is sought. It is not the text itself, which can be a secret.
  private static func absence(
    of pattern: some RegexComponent, in text: String, as subject: String = "the regular expression"
  ) -> String? {
    guard text.firstMatch(of: pattern) == nil else { return nil }
    return "\(subject) does not occur in \(counted(textLines(of: text).count, "line"))."
  }

  private static func readable(_ regex: String) throws -> Regex<AnyRegexOutput> {
    do {
      return try Regex(regex)
    } catch {
      throw UnreadablePattern(pattern: regex, reason: "\(error)")
    }
  }
}

/// An error for an invalid regular expression.
struct UnreadablePattern: Error, CustomStringConvertible {
  var pattern: String
  var reason: String
  var description: String { "The regular expression \(pattern.debugDescription) cannot be read: \(reason)" }
}

/// Names such as `uuid-1`, assigned in order of appearance.
///
/// Numbers whose names already occur in the text are skipped.
struct NumberedNames {
  private let name: String
  private let taken: Set<Int>
  private var numbers: [String: Int] = [:]
  private var last = 0

  init(_ name: String, in text: String) {
    self.name = name
    taken = Self.numbers(of: name, in: text)
  }

  /// Returns the name of a token. Equal tokens have the same name.
  mutating func name(of token: String) -> String {
    if let number = numbers[token] { return "\(name)-\(number)" }
    repeat { last += 1 } while taken.contains(last)
    numbers[token] = last
    return "\(name)-\(last)"
  }

  /// Returns the numbers whose names occur in a text.
  private static func numbers(of name: String, in text: String) -> Set<Int> {
    var numbers: Set<Int> = []
    for part in text.split(separator: name + "-", omittingEmptySubsequences: false).dropFirst() {
      let digits = part.utf8.prefix { $0.isDigit }
      if let number = Int(Substring(digits)) { numbers.insert(number) }
    }
    return numbers
  }
}
