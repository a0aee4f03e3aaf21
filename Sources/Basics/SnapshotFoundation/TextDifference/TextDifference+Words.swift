extension TextDifference {
  /// The length in bytes of the longest line that is compared word by word.
  private static let longestLine = 4_096
  /// The percentage of a pair of lines that must be common for the changed words to be marked.
  private static let leastCommon = 30

  /// Returns the difference with the words that changed in each pair of changed lines. Leaves out the lines after the first
  /// that exceeds a limit.
  ///
  /// - Parameters:
  ///   - lineLimit: The largest number of lines.
  ///   - byteLimit: The largest number of bytes in all lines.
  package func markingWords(lineLimit: Int = .max, byteLimit: Int = .max) -> TextDifference {
    var (lines, bytes) = (lineLimit, byteLimit)
    var marked = TextDifference(hunks: [], omittedLines: omittedLines)
    for hunk in hunks {
      let shown = hunk.lines.prefix { line in
        guard lines > 0, bytes >= line.length else { return false }
        lines -= 1
        bytes -= line.length
        return true
      }
      if shown.count < hunk.lines.count {
        marked.omittedLines += hunk.lines.count - shown.count
        lines = 0
      }
      guard !shown.isEmpty else { continue }
      var hunk = hunk
      hunk.lines = Self.markingWords(in: Array(shown))
      marked.hunks.append(hunk)
    }
    return marked
  }

  /// Compares the first removed line of a change with the first added line, and so on.
  private static func markingWords(in lines: [Line]) -> [Line] {
    var result = lines
    var start = 0
    while start < lines.count {
      let added = lines[start...].drop { $0.kind == .removed }.startIndex
      let end = lines[added...].drop { $0.kind == .added }.startIndex
      for (old, new) in zip(start..<added, added..<end) {
        guard let spans = spans(old: lines[old].text[...], new: lines[new].text[...]) else { continue }
        result[old].spans = spans.old
        result[new].spans = spans.new
      }
      start = max(end, start + 1)
    }
    return result
  }

  /// Returns the parts of two lines, or `nil` if the lines have too little in common.
  package static func spans(old: Substring, new: Substring) -> (old: [Span], new: [Span])? {
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
        spans.append(Span(text: String(word), isChanged: isChanged))
      }
    }
    return spans
  }
}

extension TextDifference.Line {
  /// The length of the line in bytes.
  fileprivate var length: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }
}
