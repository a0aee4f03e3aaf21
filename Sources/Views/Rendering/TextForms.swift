import RenderTraces

extension RenderedView {
  /// The element tree as text, one element per line and without frames. A screen with a background is the outermost
  /// element. Modifiers without effect on a screen at rest follow in brackets: `Text "Open" [animation, help "Opens it"]`.
  public var elementsText: String {
    (screen?.element ?? element).lines(indentedBy: 0).joined(separator: "\n") + "\n"
  }

  /// The layout tree as text: one element per line, with its frame in points as `(x, y, width × height)` and a mark for
  /// truncated texts. A screen with a background is the outermost element: `screen systemBackground`.
  public var layoutText: String { layoutTree.layoutText }

  /// The layout as a value, from which ``layoutText`` and render traces are printed.
  package var layoutTree: LayoutTree { LayoutTree(screen ?? layout) }
}

extension ViewElement {
  /// What the element is: owners, name and detail.
  var summary: ElementDescription { ElementDescription(owners: owners, name: name, detail: detail) }

  private var inertSummary: String {
    inertModifiers.isEmpty ? "" : " [" + inertModifiers.map(\.summary).joined(separator: ", ") + "]"
  }

  fileprivate func lines(indentedBy depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + summary.title + inertSummary]
      + children.flatMap { $0.lines(indentedBy: depth + 1) }
  }
}

extension LayoutTree {
  /// Describes an element and everything inside it.
  init(_ node: PlacedElement) {
    var isTruncated = false
    if let text = node.element.drawing as? TextInk {
      isTruncated = text.paragraph.lines(for: node.proposal).isTruncated
    }
    self.init(
      node.element.summary, path: node.path, frame: node.frame, isTruncated: isTruncated,
      children: node.children.map { LayoutTree($0) })
  }
}
