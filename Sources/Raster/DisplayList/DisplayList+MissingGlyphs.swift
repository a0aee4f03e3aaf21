extension DisplayList {
  /// A text that no font has glyphs for, and that is therefore drawn as boxes.
  public struct MissingText: Hashable, Sendable {
    /// What no font has, cluster by cluster.
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
  public var missingTexts: [MissingText] {
    var seen: Set<MissingText> = []
    return items.compactMap { item in
      guard case .glyphs(let run, _) = item.operation, run.face == MissingGlyph.face else { return nil }
      let missing = MissingText(
        text: run.text, element: item.element.flatMap { elements.indices.contains($0) ? elements[$0] : nil })
      return seen.insert(missing).inserted ? missing : nil
    }
  }
}
