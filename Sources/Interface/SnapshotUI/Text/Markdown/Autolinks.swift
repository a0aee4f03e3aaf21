/// The URLs and email addresses of a text without markup.
enum Autolinks {
  /// Returns a piece divided at its URLs and email addresses.
  static func pieces(of piece: InlineMarkdown.Piece) -> [InlineMarkdown.Piece] {
    guard piece.text.contains("://") || piece.text.contains("@") || piece.text.contains("www.") else { return [piece] }
    var pieces: [InlineMarkdown.Piece] = []
    func append(_ text: Substring, _ link: String?) {
      var part = piece
      part.text = String(text)
      part.link = link
      pieces.append(part)
    }
    var rest = Substring(piece.text)
    var plain = rest.startIndex
    var start = rest.startIndex
    while start < rest.endIndex {
      let isWordStart = start == rest.startIndex || isBoundary(rest[rest.index(before: start)])
      guard isWordStart, !rest[start].isWhitespace, let (length, link) = link(at: rest[start...]) else {
        start = rest.index(after: start)
        continue
      }
      if plain < start { append(rest[plain..<start], nil) }
      let end = rest.index(start, offsetBy: length)
      append(rest[start..<end], link)
      (start, plain) = (end, end)
    }
    rest = rest[plain...]
    if !rest.isEmpty { append(rest, nil) }
    return pieces
  }

  /// Returns the destination of the content of `<…>`; `nil` for a tag.
  static func destination(ofBracketed text: String) -> String? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if isEmail(text) { return "mailto:" + text }
    guard let colon = text.firstIndex(of: ":"), text.distance(from: text.startIndex, to: colon) >= 2,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return text
  }

  private static func link(at text: Substring) -> (length: Int, link: String)? {
    let word = trimmed(text.prefix { !$0.isWhitespace && $0 != "<" })
    if word.hasPrefix("https://") || word.hasPrefix("http://") {
      let host = word.drop { $0 != "/" }.dropFirst(2)
      return host.first?.isLetter == true || host.first?.isNumber == true ? (word.count, String(word)) : nil
    }
    if word.hasPrefix("www."), word.dropFirst(4).contains("."), word.dropFirst(4).first?.isPunctuation == false {
      return (word.count, "http://" + word)
    }
    return isEmail(word) ? (word.count, "mailto:" + word) : nil
  }

  /// Returns a URL without the punctuation of the sentence around it.
  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last {
      let isUnbalanced = last == ")" && word.count { $0 == ")" } > word.count { $0 == "(" }
      guard "?!.,:;*_~'\"".contains(last) || isUnbalanced else { return word }
      word.removeLast()
    }
    return word
  }

  private static func isEmail(_ word: some StringProtocol) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else { return false }
    let domain = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._+-".contains($0)) }
      && domain.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      } && (domain.last?.count ?? 0) >= 2
  }

  private static func isBoundary(_ character: Character) -> Bool {
    character.isWhitespace || "*_~([{\"'".contains(character)
  }
}
