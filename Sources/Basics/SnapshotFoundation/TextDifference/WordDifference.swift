/// The difference of two texts, with the words that changed in each pair of changed lines.
package struct WordDifference: Hashable, Sendable {
  /// A piece of a line.
  package struct Span: Hashable, Sendable {
    package var text: String
    /// Whether the piece changed, as opposed to the rest of its line.
    package var isChanged: Bool
  }

  package struct Line: Hashable, Sendable {
    package var kind: Hunk.Kind
    /// The pieces of the line, without its line feed.
    package var spans: [Span]
  }

  /// A ``TextDifference/Hunk`` with the pieces of its lines.
  package struct Section: Hashable, Sendable {
    /// The numbers of the first line in both texts, counted from 1.
    package var expectedStart: Int
    package var actualStart: Int
    package var lines: [Line]
  }

  package private(set) var sections: [Section] = []
  /// The number of lines that exceed the limits and are left out.
  package private(set) var omittedLines = 0

  /// The length in bytes of the longest line that is compared word by word.
  private static let longestLine = 4_096
  /// The percentage of a pair of lines that must be common for the changed words to be marked.
  private static let leastCommon = 30

  /// Splits the lines of hunks into pieces, and leaves out the lines after the first that exceeds a limit.
  ///
  /// - Parameters:
  ///   - lineLimit: The largest number of lines.
  ///   - byteLimit: The largest number of bytes in all lines.
  package init(of hunks: [Hunk], lineLimit: Int = .max, byteLimit: Int = .max) {
    var lines = lineLimit
    var bytes = byteLimit
    for hunk in hunks {
      var shown = 0
      while shown < hunk.lines.count, lines > 0, bytes >= hunk.lines[shown].text.utf8.count {
        lines -= 1
        bytes -= hunk.lines[shown].text.utf8.count
        shown += 1
      }
      omittedLines += hunk.lines.count - shown
      if shown < hunk.lines.count { lines = 0 }
      guard shown > 0 else { continue }
      sections.append(
        Section(
          expectedStart: hunk.old + 1, actualStart: hunk.new + 1, lines: Self.marked(hunk.lines.prefix(shown))))
    }
  }

  /// Compares the first removed line of a change with the first added line, and so on.
  private static func marked(_ lines: ArraySlice<Hunk.Line>) -> [Line] {
    var result = lines.map { line in
      Line(
        kind: line.kind, spans: line.text.isEmpty ? [] : [.init(text: String(line.text), isChanged: false)])
    }
    let lines = Array(lines)
    var start = 0
    while start < lines.count {
      let added = lines[start...].drop { $0.kind == .removed }.startIndex
      let end = lines[added...].drop { $0.kind == .added }.startIndex
      for (old, new) in zip(start..<added, added..<end) {
        guard let spans = spans(old: lines[old].text, new: lines[new].text) else { continue }
        result[old].spans = spans.old
        result[new].spans = spans.new
      }
      start = max(end, start + 1)
    }
    return result
  }

  /// Returns the pieces of two lines, or `nil` if the lines have too little in common.
  package static func spans(old: Substring, new: Substring)
    -> (old: [Span], new: [Span])?
  {
    guard max(old.utf8.count, new.utf8.count) <= longestLine else { return nil }
    let (oldWords, newWords) = (words(of: old), words(of: new))
    var oldChanged = [Bool](repeating: true, count: oldWords.count)
    var newChanged = [Bool](repeating: true, count: newWords.count)
    var common = 0
    for case .common(let oldStart, let newStart, let count) in LineDifference.runs(old: oldWords, new: newWords) {
      for offset in 0..<count {
        oldChanged[oldStart + offset] = false
        newChanged[newStart + offset] = false
        common += oldWords[oldStart + offset].utf8.count
      }
    }
    guard common * 100 >= max(old.utf8.count, new.utf8.count) * leastCommon else { return nil }
    return (joined(oldWords, changed: oldChanged), joined(newWords, changed: newChanged))
  }

  /// Returns the words of a line. Each character other than a letter, a digit or an underscore is a word of its own.
  private static func words(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = line.startIndex
    var index = start
    while index < line.endIndex {
      let character = line[index]
      let isWord = character.isLetter || character.isNumber || character == "_"
      let next = line.index(after: index)
      if !isWord {
        if start < index { words.append(line[start..<index]) }
        words.append(line[index..<next])
        start = next
      }
      index = next
    }
    if start < index { words.append(line[start..<index]) }
    return words
  }

  /// Joins adjacent words that are all changed or all unchanged. A space between two changed words is changed.
  private static func joined(_ words: [Substring], changed: [Bool]) -> [Span] {
    var spans: [Span] = []
    for (index, word) in words.enumerated() {
      var isChanged = changed[index]
      if word == " ", index > 0, index + 1 < words.count, changed[index - 1], changed[index + 1] { isChanged = true }
      if let last = spans.last, last.isChanged == isChanged {
        spans[spans.count - 1].text += word
      } else {
        spans.append(.init(text: String(word), isChanged: isChanged))
      }
    }
    return spans
  }
}
