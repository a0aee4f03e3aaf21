extension TextDifference {
  /// The number of pairs of lines that are examined.
  private static let mostPairs = 1_000
  /// The length in bytes of the longest line that is examined.
  private static let longestExaminedLine = 16_384
  /// The number of lines that are described.
  private static let mostDescriptions = 3
  /// The number of characters that are named on each side.
  private static let mostNames = 4

  /// Describes what eyes cannot see in the difference of two texts: line endings, and lines that look the same. `nil` if
  /// there is nothing of the kind.
  package func invisibleDifferences(expected: String, actual: String) -> String? {
    var parts: [String] = []
    if let endings = Self.lineEndings(expected: expected, actual: actual) { parts.append(endings) }
    if let end = Self.finalLineFeed(expected: expected, actual: actual) { parts.append(end) }
    let lines = pairs.filter { Self.looksTheSame($0.old, $0.new) }
    parts += lines.prefix(Self.mostDescriptions).map { Self.description(of: $0.old, $0.new, line: $0.number) }
    if lines.count > Self.mostDescriptions {
      let rest = counted(lines.count - Self.mostDescriptions, "more line looks", "more lines look")
      parts.append("\(rest) the same, but differ.")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The first removed line of each change with its first added line, and so on, with the line number in the expected text.
  private var pairs: [(number: Int, old: String, new: String)] {
    var pairs: [(number: Int, old: String, new: String)] = []
    for hunk in hunks {
      var removed: ArraySlice<(number: Int, text: String)> = []
      for (number, line) in hunk.numbered {
        switch line.kind {
        case .common: removed = []
        case .removed: removed.append((number, line.text))
        case .added:
          guard let first = removed.popFirst() else { continue }
          pairs.append((first.number, first.text, line.text))
          if pairs.count == Self.mostPairs { return pairs }
        }
      }
    }
    return pairs
  }

  private static func looksTheSame(_ old: String, _ new: String) -> Bool {
    guard max(old.utf8.count, new.utf8.count) <= longestExaminedLine else { return false }
    // Spaces are seen, as indentation or as `¬`.
    let spaces = UInt8(ascii: " ")
    if old.utf8.filter({ $0 != spaces }) == new.utf8.filter({ $0 != spaces }) { return false }
    return LookAlikes.skeleton(of: old) == LookAlikes.skeleton(of: new)
  }

  /// `Line 2, column 5: U+00A0 NO-BREAK SPACE in the reference, U+0020 SPACE in the new value.`
  private static func description(of old: String, _ new: String, line: Int) -> String {
    let (oldScalars, newScalars) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(oldScalars, newScalars).prefix { $0 == $1 }.count
    let end = zip(oldScalars[start...].reversed(), newScalars[start...].reversed()).prefix { $0 == $1 }.count
    var before = String.UnicodeScalarView()
    before.append(contentsOf: oldScalars[..<start])
    let column = String(before).count + 1
    func names(_ scalars: [Unicode.Scalar]) -> String {
      let changed = scalars[start..<(scalars.count - end)]
      guard !changed.isEmpty else { return "no character" }
      return changed.prefix(mostNames).map(name).joined(separator: ", ") + (changed.count > mostNames ? ", …" : "")
    }
    let place =
      "Line \(line), column \(column): \(names(oldScalars)) in the reference, \(names(newScalars)) in the new value."
    return old == new
      ? place + " The lines are canonically equivalent (composed and decomposed characters), but their bytes differ."
      : place
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return ([code] + [scalar.properties.name ?? controlNames[scalar]].compactMap { $0 }).joined(separator: " ")
  }

  /// The aliases of control characters, which have no names.
  private static let controlNames: [Unicode.Scalar: String] = [
    "\0": "NULL", "\u{7}": "ALERT", "\u{8}": "BACKSPACE", "\t": "CHARACTER TABULATION", "\u{B}": "LINE TABULATION",
    "\u{C}": "FORM FEED", "\r": "CARRIAGE RETURN", "\u{1B}": "ESCAPE", "\u{7F}": "DELETE", "\u{85}": "NEXT LINE",
  ]

  /// Describes line endings that only one of two texts has.
  private static func lineEndings(expected: String, actual: String) -> String? {
    let (old, new) = (lineEndings(of: expected), lineEndings(of: actual))
    guard old.pairs != new.pairs, old.pairs == 0 || new.pairs == 0 else { return nil }
    let lineFeeds = counted(old.pairs == 0 ? old.lineFeeds : new.lineFeeds, "line")
    let pairs = counted(max(old.pairs, new.pairs), "line")
    let (first, second) = old.pairs == 0 ? ("LF", "CR LF") : ("CR LF", "LF")
    let (firstCount, secondCount) = old.pairs == 0 ? (lineFeeds, pairs) : (pairs, lineFeeds)
    return "Line endings: \(first) in the reference (\(firstCount)), \(second) in the new value (\(secondCount)). "
      + (old.pairs == 0
        ? "CR LF is U+000D U+000A."
        : "CR LF is U+000D U+000A. If git converted the reference, add `-text` for it to .gitattributes, such as "
          + "`**/__Snapshots__/** -text`, delete the file and restore it with `git checkout`.")
  }

  /// Describes a line feed at the end, if nothing else differs.
  private static func finalLineFeed(expected: String, actual: String) -> String? {
    let lineFeed = UInt8(ascii: "\n")
    func isLonger(_ long: String, than short: String) -> Bool {
      long.utf8.count == short.utf8.count + 1 && long.utf8.last == lineFeed
        && long.utf8.dropLast().elementsEqual(short.utf8)
    }
    if isLonger(actual, than: expected) {
      return "Only the end differs: the new value has one more line feed (U+000A) than the reference."
    }
    if isLonger(expected, than: actual) {
      return "Only the end differs: the reference has one more line feed (U+000A) than the new value."
    }
    return nil
  }

  private static func lineEndings(of text: String) -> (pairs: Int, lineFeeds: Int) {
    var (pairs, lineFeeds) = (0, 0)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { pairs += 1 } else { lineFeeds += 1 }
      }
      previous = byte
    }
    return (pairs, lineFeeds)
  }
}
