/// Finds content without size, beyond the screen or the safe area, and content that overflows what encloses it.
enum FrameRules {
  static func zeroSize(in scene: LintScene) -> [ViewDiagnostic] {
    scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      let frame = node.place.exactFrame
      guard frame.width <= 0 || frame.height <= 0, shouldHaveSize(node, index, in: scene) else { return nil }
      return ViewDiagnostic(
        .zeroSize, path: node.path, message: "has zero width or height: \(node.place.frame.summary)")
    }
  }

  private static func shouldHaveSize(_ node: LintNode, _ index: Int, in scene: LintScene) -> Bool {
    guard !node.around.isInSystemControl, !node.around.isAccessibilityHidden, node.around.opacity > 0 else {
      return false
    }
    if node.isText { return true }
    if node.element.roles.contains(.button), node.around.control == index { return true }
    guard case .leaf = node.element.kind, let drawing = node.element.drawing, drawing.text == nil else { return false }
    if node.element.roles.contains(.image) { return true }
    return node.isFilledShape && !node.around.isAttached && !isBar(node, index, in: scene)
  }

  /// Whether a shape without one of its lengths is a bar whose value is 0: one in a geometry reader with room, or one whose
  /// track or neighbors have the same thickness.
  private static func isBar(_ node: LintNode, _ index: Int, in scene: LintScene) -> Bool {
    let size = node.place.exactFrame.size
    guard size.width > 0 || size.height > 0 else { return false }
    let isWide = size.height <= 0
    func thickness(_ size: CGSize) -> CGFloat { isWide ? size.width : size.height }
    let ancestors = scene.ancestors(of: index)
    if let reader = ancestors.first(where: { scene.nodes[$0].element.layout is GeometryLayout }) {
      let room = scene.nodes[reader].place.exactFrame
      guard room.width > 0, room.height > 0 else { return false }
      if thickness(size) <= thickestBar { return true }
    }
    let stacks = ancestors.filter { if case .container = scene.nodes[$0].element.kind { true } else { false } }
    return stacks.prefix(3).contains { stack in
      scene.content(of: stack).contains { other in
        let shape = scene.nodes[other]
        let others = shape.place.exactFrame.size
        return shape.isFilledShape && others.width > 0 && others.height > 0
          && abs(thickness(others) - thickness(size)) < 0.5
      }
    }
  }

  /// The thickness of a bar in a geometry reader, in points. What is thicker is a card or a panel.
  private static let thickestBar: CGFloat = 44

  static func offscreen(in scene: LintScene, besides overflow: OverflowRule) -> [ViewDiagnostic] {
    var end = 0
    return scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      guard index >= end, node.isContent, !node.around.isAccessibilityHidden, !overflow.isReported(index),
        node.around.fixedClips.isEmpty, !node.around.isDecoration || node.isText
      else { return nil }
      let frame = node.frame
      guard frame.width > 0, frame.height > 0 else { return nil }
      guard scene.isBeyondScreen(frame, scrolling: node.around.scrollAxes) else { return nil }
      end = node.end
      return ViewDiagnostic(
        .offscreen, path: node.path,
        message: "\(node.summary) is outside the screen \(scene.screen.summary); hide it, or move it into the screen")
    }
  }

  static func outsideSafeArea(in scene: LintScene, besides overflow: OverflowRule) -> [ViewDiagnostic] {
    guard let safe = scene.safeArea else { return [] }
    return scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      guard node.isContent, node.around.scrollAxes.isEmpty, !node.around.isAccessibilityHidden, !node.isCovered,
        !node.around.isInSystemControl, node.isText || !node.around.isDecoration, !node.holdsContent(index, in: scene)
      else { return nil }
      let seen = node.visible.clipped(to: ScreenShape(scene.screen, through: .identity)).bounds
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
      let ink = node.isText ? TextLines(node.place).bounds.map(node.around.bounds) ?? node.frame : node.frame
      let frame = seen.overlap(with: ink.insetBy(dx: 0, dy: -0.5))
      let excess = max(
        safe.minX - frame.minX, frame.maxX - safe.maxX, safe.minY - frame.minY, frame.maxY - safe.maxY)
      guard !frame.isNull, excess > 1 else { return nil }
      return ViewDiagnostic(
        .outsideSafeArea, path: node.path,
        message: "\(node.summary) extends beyond the safe area \(safe.summary)", measured: Double(excess))
    }
  }
}

extension LintNode {
  /// Whether users read or use the element. A picture that fills its frame may be a background.
  var isContent: Bool {
    isText || drawsSymbol || isPicture && hasNaturalSize || isControl && !element.roles.contains(.scrollView)
  }

  /// Whether an image has its own size.
  var hasNaturalSize: Bool {
    guard let picture = element.drawing as? PixelDrawing else { return false }
    let size = picture.image.size
    return abs(place.exactFrame.width - size.width) < 0.01 && abs(place.exactFrame.height - size.height) < 0.01
  }

  /// Whether a control contains texts or symbols, which are what users need to see of it.
  fileprivate func holdsContent(_ index: Int, in scene: LintScene) -> Bool {
    isControl && scene.content(of: index).contains { scene.nodes[$0].isText || scene.nodes[$0].drawsSymbol }
  }
}
