extension DisplayList {
  /// Text without glyphs in any font, or the name of an unknown symbol. Both are drawn as boxes.
  package struct MissingText: Hashable, Sendable {
    /// The clusters that no font has, or the symbol's name.
    package var text: String
    /// The identity of the element that drew it, if any.
    package var element: String?

    /// Creates a value from a text and the identity of its element.
    package init(text: String, element: String?) {
      self.text = text
      self.element = element
    }
  }

  /// The texts that are drawn as missing-glyph boxes, without duplicates, in drawing order.
  ///
  /// - Complexity: O(n) in the number of operations.
  package var missingTexts: [MissingText] { texts(in: MissingGlyph.face) }

  /// The unknown symbol names that are drawn as placeholders, once per element, in drawing order.
  ///
  /// - Complexity: O(n) in the number of operations.
  package var unknownSymbols: [MissingText] { texts(in: UnknownSymbol.face) }

  private func texts(in face: String) -> [MissingText] {
    var seen: Set<MissingText> = []
    return items.compactMap { item in
      guard case .glyphs(let run, _) = item.operation, run.face == face else { return nil }
      let missing = MissingText(
        text: run.text, element: item.element.flatMap { elements.indices.contains($0) ? elements[$0] : nil })
      return seen.insert(missing).inserted ? missing : nil
    }
  }
}
