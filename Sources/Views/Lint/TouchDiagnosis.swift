/// Finds what is hard to reach with a finger: controls of less than 44 points, and what stands under the corners, the
/// camera or the home indicator of a screen.
enum TouchDiagnosis {
  static let leastTarget: CGFloat = 44

  private struct Surroundings {
    /// The row of a list around the element, which takes the taps of the one control in it.
    var row: CGRect?
    /// Whether what stands here can be scrolled to somewhere else.
    var scrolls = false
    /// Whether the system makes the area larger that takes the taps, as in bars, or draws the control.
    var isExempt = false
  }

  static func diagnostics(of rendered: RenderedView, in context: RenderContext) -> [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    let insets = context.safeAreaInsets
    let isMirrored = context.layoutDirection == .rightToLeft
    let size = rendered.displayList.size
    let safe = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    inspect(rendered.layout, safe: insets == EdgeInsets() ? nil : safe, Surroundings(), into: &found)
    return found
  }

  private static func inspect(
    _ node: PlacedElement, safe: CGRect?, _ around: Surroundings, into found: inout [ViewDiagnostic]
  ) {
    let element = node.element
    if element.drawing?.hidesContent == true { return }
    var inner = around
    if element.traits.forwardsTapsToControl, inner.row == nil { inner.row = node.targets == 1 ? node.exactFrame : nil }
    if element.roles.contains(.hasSystemTouchTarget) { inner.isExempt = true }
    if element.roles.contains(.scrollView) { inner.scrolls = true }
    let isTarget = node.isTarget
    if isTarget, !inner.isExempt, node.environment.isEnabled {
      let frame = (inner.row ?? node.exactFrame).union(node.exactFrame)
      if min(frame.width, frame.height) < leastTarget - 0.01 {
        found.append(
          ViewDiagnostic(
            .smallTapTarget, path: node.path,
            message: "can be tapped on \(formatted(frame.width)) × \(formatted(frame.height)) points; "
              + "fingers need \(formatted(leastTarget)) × \(formatted(leastTarget))"))
      }
    }
    let matters = isTarget || element.drawing?.text != nil || element.roles.contains(.image)
    if matters, !inner.scrolls, let safe, node.exactFrame.width > 0, node.exactFrame.height > 0,
      !safe.insetBy(dx: -0.5, dy: -0.5).contains(node.exactFrame)
    {
      found.append(
        ViewDiagnostic(
          .outsideSafeArea, path: node.path,
          message: "\(node.frame.summary) reaches out of the safe area \(safe.summary)"))
    }
    for child in node.children { inspect(child, safe: safe, inner, into: &found) }
  }
}

extension PlacedElement {
  /// Whether a tap on the element does something.
  fileprivate var isTarget: Bool { element.actions.tap != nil || element.actions.destination != nil }

  /// How many targets the element has in it, itself included.
  fileprivate var targets: Int {
    isTarget ? 1 : children.reduce(0) { $0 + $1.targets }
  }
}
