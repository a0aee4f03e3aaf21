nonisolated extension View {
  /// Lays out the view full-screen on a screen of its own, which is part of this one.
  package func onScreen(size: CGSize, safeAreaInsets: EdgeInsets) -> some View {
    wrapped("onScreen", layout: EmbeddedScreenLayout(size: size, insets: safeAreaInsets))
  }
}

/// The layout of a screen inside of a screen: its child is centered in its safe area, and may extend beyond it.
struct EmbeddedScreenLayout: UnaryLayout {
  var size: CGSize
  var insets: EdgeInsets

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let safe = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let offered = ProposedViewSize(safe)
    let offset = ViewDimensions(safe).offset(of: child.dimensions(offered), aligned: .center)
    let origin = CGPoint(x: insets.leading + offset.x, y: insets.top + offset.y)
    return (size, Arrangement.Placement(origin: origin, proposal: offered))
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let isMirrored = node.element.environment.layoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let safe = CGRect(
      x: place.frame.minX + left, y: place.frame.minY + insets.top,
      width: max(0, place.frame.width - insets.horizontal), height: max(0, place.frame.height - insets.vertical))
    return Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal),
      safeArea: SafeArea(rect: safe, screen: place.frame))
  }
}
