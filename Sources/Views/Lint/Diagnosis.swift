import RenderTraces

/// Finds problems in a layout tree.
enum Diagnosis {
  static func diagnostics(of root: PlacedElement) -> [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    inspect(root, in: nil, into: &found)
    return found + TextVisibility.diagnostics(of: root)
  }

  private static func inspect(_ node: PlacedElement, in container: Container?, into found: inout [ViewDiagnostic]) {
    guard node.element.drawing?.omitsContent != true else { return }
    if let drawing = node.element.drawing { found += drawing.diagnostics(of: node) }
    if case .leaf = node.element.kind { inspect(frameOf: node, in: container, into: &found) }
    var inner = node.element.limitsContent ? Container(node) : container
    if !node.element.limitsContent, node.element.drawing?.clipsContent == true { inner = nil }
    // Content that ignores the safe area may overflow its container by that much.
    if node.element.layout.ignoresSafeArea, let child = node.children.first {
      inner = inner?.growing(as: node.exactFrame, doesTo: child.exactFrame)
    }
    for child in node.children { inspect(child, in: inner, into: &found) }
  }

  private static func inspect(
    frameOf node: PlacedElement, in container: Container?, into found: inout [ViewDiagnostic]
  ) {
    let frame = node.exactFrame
    guard node.element.drawing != nil else { return }
    if frame.width <= 0 || frame.height <= 0 {
      found.append(
        ViewDiagnostic(.zeroSize, path: node.path, message: "has zero width or height: \(node.frame.summary)"))
    } else if let container, container.isLeft(by: frame, tolerance: 0.5 / node.environment.displayScale) {
      found.append(
        ViewDiagnostic(
          .outsideContainer, path: node.path,
          message: "\(node.frame.summary) overflows its container "
            + container.frame.pixelAligned(scale: node.environment.displayScale).summary))
    }
  }
}

extension ViewElement {
  /// Whether the content should stay inside of the element. Overlays, backgrounds and offsets may overflow.
  fileprivate var limitsContent: Bool {
    if case .container = kind { true } else { false }
  }
}

/// A container that its content shouldn't overflow, except along the axes that scroll.
private struct Container {
  let frame: CGRect
  let scrolls: Axis.Set

  init(_ node: PlacedElement) {
    frame = node.exactFrame
    scrolls = node.element.layout.scrollAxes
  }

  private init(frame: CGRect, scrolls: Axis.Set) {
    self.frame = frame
    self.scrolls = scrolls
  }

  /// Returns the container enlarged by the distances between two frames.
  func growing(as inner: CGRect, doesTo outer: CGRect) -> Container {
    let left = max(0, inner.minX - outer.minX)
    let top = max(0, inner.minY - outer.minY)
    let right = max(0, outer.maxX - inner.maxX)
    let bottom = max(0, outer.maxY - inner.maxY)
    return Container(
      frame: CGRect(
        x: frame.minX - left, y: frame.minY - top, width: frame.width + left + right,
        height: frame.height + top + bottom),
      scrolls: scrolls)
  }

  func isLeft(by content: CGRect, tolerance: CGFloat) -> Bool {
    let sideways = content.minX < frame.minX - tolerance || content.maxX > frame.maxX + tolerance
    let upOrDown = content.minY < frame.minY - tolerance || content.maxY > frame.maxY + tolerance
    return sideways && !scrolls.contains(.horizontal) || upOrDown && !scrolls.contains(.vertical)
  }
}
