/// Finds touch targets smaller than 44 × 44 points, and content outside of the safe area.
enum TouchDiagnosis {
  static let leastTarget: CGFloat = 44

  private struct Surroundings {
    /// The enclosing list row, if it forwards taps to its only control.
    var row: CGRect?
    /// Whether the content can be scrolled.
    var scrolls = false
    /// Whether the system sizes the touch target.
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
            message: "touch target is \(formatted(frame.width)) × \(formatted(frame.height)) pt; "
              + "minimum touch target is \(formatted(leastTarget)) × \(formatted(leastTarget)) pt"))
      }
    }
    let matters = isTarget || element.drawing?.text != nil || element.roles.contains(.image)
    if matters, !inner.scrolls, let safe, node.exactFrame.width > 0, node.exactFrame.height > 0,
      !safe.insetBy(dx: -0.5, dy: -0.5).contains(node.exactFrame)
    {
      found.append(
        ViewDiagnostic(
          .outsideSafeArea, path: node.path,
          message: "\(node.frame.summary) extends beyond the safe area \(safe.summary)"))
    }
    for child in node.children { inspect(child, safe: safe, inner, into: &found) }
  }
}

extension PlacedElement {
  /// Whether the element handles taps.
  fileprivate var isTarget: Bool { element.actions.tap != nil || element.actions.destination != nil }

  /// The number of touch targets in the element, including itself.
  fileprivate var targets: Int {
    isTarget ? 1 : children.reduce(0) { $0 + $1.targets }
  }
}
