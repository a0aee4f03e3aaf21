// Emphasis by the delimiter runs of CommonMark, and strikethrough by those of GitHub.
extension InlineMarkdown {
  mutating func readDelimiters() {
    let mark = characters[place]
    let length = runLength(at: place)
    let before = character(at: place - 1)
    let after = character(at: place + length)
    let isLeftFlanking = !Self.isSpace(after) && (!Self.isPunctuation(after) || Self.isBoundary(before))
    let isRightFlanking = !Self.isSpace(before) && (!Self.isPunctuation(before) || Self.isBoundary(after))
    let isUnderscore = mark == "_"
    pieces.append(Piece(text: String(repeating: mark, count: length)))
    if mark != "~" || length <= 2 {
      delimiters.append(
        Delimiter(
          piece: pieces.count - 1, mark: mark, count: length, length: length,
          canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || Self.isPunctuation(before)),
          canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || Self.isPunctuation(after))))
    } else {
      pieces.append(Piece(text: ""))
    }
    place += length
  }

  private static func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }

  private static func isPunctuation(_ character: Character?) -> Bool {
    character.map { $0.isPunctuation || $0.isSymbol } ?? false
  }

  private static func isBoundary(_ character: Character?) -> Bool { isSpace(character) || isPunctuation(character) }

  /// Applies the styles of matching delimiters and removes them.
  ///
  /// - Parameter first: The first delimiter that takes part, such as the first one in a link.
  mutating func matchDelimiters(from first: Int) {
    var closer = first
    while closer < delimiters.count {
      guard delimiters[closer].canClose, delimiters[closer].count > 0,
        let opener = opener(of: closer, from: first)
      else {
        closer += 1
        continue
      }
      apply(opener, closer)
      if delimiters[closer].count == 0 { closer += 1 }
    }
    delimiters.removeSubrange(min(first, delimiters.count)...)
  }

  private func opener(of closer: Int, from first: Int) -> Int? {
    let closing = delimiters[closer]
    return (first..<closer).last { index in
      let opening = delimiters[index]
      guard opening.canOpen, opening.count > 0, opening.mark == closing.mark else { return false }
      if closing.mark == "~" { return opening.count == closing.count }
      // The "rule of three" keeps `*foo**bar*` apart.
      let isAmbiguous = opening.canClose || closing.canOpen
      return !isAmbiguous || (opening.length + closing.length) % 3 != 0
        || (opening.length % 3 == 0 && closing.length % 3 == 0)
    }
  }

  private mutating func apply(_ opener: Int, _ closer: Int) {
    let isStrikethrough = delimiters[closer].mark == "~"
    let used = isStrikethrough ? delimiters[closer].count : min(delimiters[opener].count, delimiters[closer].count, 2)
    let intent: InlinePresentationIntent =
      isStrikethrough ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
    for index in delimiters[opener].piece + 1..<delimiters[closer].piece { pieces[index].intent.insert(intent) }
    // Delimiters between the two match nothing anymore.
    for index in opener + 1..<closer { delimiters[index].count = 0 }
    for index in [opener, closer] {
      delimiters[index].count -= used
      pieces[delimiters[index].piece].text.removeLast(used)
    }
  }
}
