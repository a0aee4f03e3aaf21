extension DisplayList {
  /// A text that no font has glyphs for, or the name of a symbol that there is none of, which is drawn as boxes.
  public struct MissingText: Hashable, Sendable {
    /// What no font has, cluster by cluster; or the symbol's name.
    public var text: String
    /// The identity of the element that drew it, where one did.
    public var element: String?

    public init(text: String, element: String?) {
      self.text = text
      self.element = element
    }
  }

  /// The texts that are drawn as boxes, each once, in the order of drawing.
  ///
  /// - Complexity: linear in the number of operations.
  public var missingTexts: [MissingText] { texts(in: MissingGlyph.face) }

  /// The names of the symbols that are drawn as placeholders because there are none of these names, each once for an
  /// element, in the order of drawing.
  ///
  /// - Complexity: linear in the number of operations.
  public var unknownSymbols: [MissingText] { texts(in: UnknownSymbol.face) }

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
