/// The layout of the screen: the first child is centered in the safe area, sheets cover the screen.
struct ScreenLayout: ElementLayout {
  /// Whether the first child covers the screen as well.
  var firstCoversScreen = false

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let first = node.children[0]
    if firstCoversScreen {
      let size = first.size(proposal)
      let cover = Arrangement.Placement(origin: .zero, proposal: ProposedViewSize(size))
      return Arrangement(size: size, placements: node.children.map { _ in cover })
    }
    let (size, content) = Self.place(first, for: proposal, in: node.element.environment.safeAreaInsets)
    let sheet = Arrangement.Placement(origin: .zero, proposal: ProposedViewSize(size))
    return Arrangement(size: size, placements: [content] + node.children.dropFirst().map { _ in sheet })
  }

  /// Returns the size of a screen and the position of its content in the safe area.
  static func place(
    _ content: LayoutNode, for proposal: ProposedViewSize, in insets: EdgeInsets
  ) -> (size: CGSize, content: Arrangement.Placement) {
    let offered = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
    let taken = content.dimensions(offered)
    let safe = CGSize(width: offered.width ?? taken.width, height: offered.height ?? taken.height)
    let offset = ViewDimensions(safe).offset(of: taken, aligned: .center)
    return (
      CGSize(width: safe.width + insets.horizontal, height: safe.height + insets.vertical),
      Arrangement.Placement(
        origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), proposal: offered)
    )
  }
}

/// The layout of a screen that an element above it changes: it covers the whole screen, with its content centered in the safe area.
struct CoveredScreenLayout: ElementLayout {
  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let (size, content) = ScreenLayout.place(
      node.children[0], for: proposal, in: node.element.environment.safeAreaInsets)
    return Arrangement(size: size, placements: [content])
  }
}

/// A layout of an element above the screen that can change how the screen below is drawn.
protocol ScreenCoveringLayout: ElementLayout {
  /// Returns the drawing of the screen below; `nil` if it stays as it is.
  ///
  /// - Parameters:
  ///   - element: The element above the screen, which has this layout.
  ///   - background: The background of the screen; `nil` if it is transparent.
  func drawingOfScreenBelow(_ element: ViewElement, on background: RGBA?) -> (any ElementDrawing)?
}
