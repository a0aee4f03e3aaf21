/// The blocks of Markdown.
enum MarkdownBlocks {
  /// Returns the inline Markdown of all blocks without their marks. Lines of a paragraph are joined by a space.
  static func inlineText(of markdown: String) -> String {
    var paragraphs: [[Substring]] = [[]]
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let (text, startsBlock) = content(of: line)
      if text.isEmpty || startsBlock { paragraphs.append([]) }
      if !text.isEmpty { paragraphs[paragraphs.count - 1].append(text) }
      if line.hasPrefix("#") { paragraphs.append([]) }
    }
    return paragraphs.map { $0.joined(separator: " ") }.joined()
  }

  private static func content(of line: Substring) -> (Substring, startsBlock: Bool) {
    var text = line.drop(while: \.isWhitespace)
    var startsBlock = false
    let marks = text.prefix { $0 == "#" }.count
    if (1...6).contains(marks), text.dropFirst(marks).first?.isWhitespace ?? true {
      return (text.dropFirst(marks).drop(while: \.isWhitespace), true)
    }
    while let first = text.first, first == ">" {
      text = text.dropFirst().drop(while: \.isWhitespace)
      startsBlock = true
    }
    let digits = text.prefix(while: \.isNumber).count
    if let first = text.first, "-*+".contains(first), text.dropFirst().first?.isWhitespace == true {
      return (text.dropFirst().drop(while: \.isWhitespace), true)
    }
    if digits > 0, let mark = text.dropFirst(digits).first, ".)".contains(mark),
      text.dropFirst(digits + 1).first?.isWhitespace == true
    {
      return (text.dropFirst(digits + 1).drop(while: \.isWhitespace), true)
    }
    return (text, startsBlock)
  }
}
