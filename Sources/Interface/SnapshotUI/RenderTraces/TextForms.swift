import SnapshotRenderTraces

extension RenderedView {
  /// The element tree as text, one element per line and without frames. A screen with a background is the outermost
  /// element. Modifiers without effect on a screen at rest follow in brackets: `Text "Open" [animation, help "Opens it"]`.
  /// Texts and images in a view with `snapshotIgnored()` have no contents: `Text`.
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
  private var inertSummary: String {
    inertModifiers.isEmpty ? "" : " [" + inertModifiers.map(\.summary).joined(separator: ", ") + "]"
  }

  fileprivate func lines(indentedBy depth: Int, isIgnored: Bool = false) -> [String] {
    let isIgnored = isIgnored || roles.contains(.snapshotIgnored)
    return [String(repeating: "  ", count: depth) + summary(isIgnored: isIgnored).title + inertSummary]
      + children.flatMap { $0.lines(indentedBy: depth + 1, isIgnored: isIgnored) }
  }

  /// The description of the element. A leaf that is ignored has no contents.
  fileprivate func summary(isIgnored: Bool) -> ElementDescription {
    var summary = summary
    if isIgnored, case .leaf = kind { summary.detail = nil }
    return summary
  }
}

extension LayoutTree {
  /// Describes an element and everything inside it.
  init(_ node: PlacedElement) { self.init(node, in: nil) }

  private init(_ node: PlacedElement, in parent: PlacedElement?, isIgnored: Bool = false) {
    let element = node.element
    let isIgnored = isIgnored || element.roles.contains(.snapshotIgnored)
    var isTruncated = false
    if let text = element.drawing as? TextInk {
      isTruncated = text.paragraph.lines(for: node.proposal).isTruncated
    }
    self.init(
      element.summary(isIgnored: isIgnored), path: node.path, frame: node.frame, isTruncated: isTruncated,
      children: node.children.map { LayoutTree($0, in: node, isIgnored: isIgnored) })
    arguments =
      element.layout.arguments + element.statedTraits(in: parent?.element)
      + element.statedSettings(in: parent?.element) + element.statements
    identity = element.stableIdentity(in: parent?.element)
    clipsContent = element.drawing?.clipsContent == true
    if element.layout.scrollAxes.contains(.horizontal) { scrollAxes.insert(.horizontal) }
    if element.layout.scrollAxes.contains(.vertical) { scrollAxes.insert(.vertical) }
  }
}

extension ViewElement {
  /// The traits that containers read, and the layout direction where it changes.
  fileprivate func statedTraits(in parent: ViewElement?) -> [ElementArgument] {
    var found: [ElementArgument] = []
    // A wrapper has the traits of its content, which state them.
    let isWrapper = if case .modifier = kind { true } else { false }
    if !isWrapper, traits.layoutPriority != 0, traits.layoutPriority.isFinite {
      found.append(ElementArgument("layoutPriority", formatted(CGFloat(traits.layoutPriority))))
    }
    if !isWrapper, traits.zIndex != 0 { found.append(ElementArgument("zIndex", formatted(CGFloat(traits.zIndex)))) }
    let direction = environment.layoutDirection
    if direction != parent?.environment.layoutDirection ?? .leftToRight {
      found.append(ElementArgument("layoutDirection", direction == .rightToLeft ? "rightToLeft" : "leftToRight"))
    }
    return found
  }

  /// The accessibility identifier, or the explicit identity that the element has in its parent.
  ///
  /// The identity of an object is left out, because it differs between processes.
  fileprivate func stableIdentity(in parent: ViewElement?) -> String? {
    if let identifier = accessibility.identifier { return identifier }
    var current = identity
    while let step = current, step != parent?.identity {
      if case .explicit(let id) = step.step { return id }
      current = step.parent
    }
    return nil
  }
}
