/// Finds content that is larger than what encloses it: the screen, a frame, a scroll view across its axis, a clip, or a
/// container.
///
/// Offsets, overlays, backgrounds and shapes may overflow on purpose; texts, controls, symbols and stacks of them don't.
/// What overflows is reported once, at the innermost element that is itself too large.
struct OverflowRule {
  private(set) var findings: [ViewDiagnostic] = []
  /// The content of elements that overflow, with the limits that they exceed.
  private var reported: [(content: Range<Int>, limit: LintLimit)] = []

  init(in scene: LintScene) {
    for index in scene.nodes.indices { inspect(index, in: scene) }
  }

  /// Returns whether an element is part of content that overflows.
  func isReported(_ index: Int) -> Bool { reported.contains { $0.content.contains(index) } }

  private mutating func inspect(_ index: Int, in scene: LintScene) {
    let node = scene.nodes[index]
    guard !node.around.isAccessibilityHidden, node.around.opacity > 0, !node.isCovered else { return }
    let limits = node.around.limits.filter { limit in
      Self.matters(node, index, to: limit, in: scene) && !isReported(index, beyond: limit)
    }
    guard !limits.isEmpty, let frame = Self.measuredFrame(of: node) else { return }
    let exceeded = limits.filter { limit in
      let excess = limit.excess(of: frame)
      let tolerance = Self.tolerance(of: node, beyond: limit)
      return (excess.horizontal > tolerance.width || excess.vertical > tolerance.height)
        // What lies entirely beyond the screen is another rule's.
        && (limit.kind == .clip || !scene.isBeyondScreen(frame, scrolling: node.around.scrollAxes))
    }
    guard let limit = exceeded.last else { return }
    for limit in exceeded { reported.append((index..<node.end, limit)) }
    let culprit = Self.culprit(of: index, beyond: limit, in: scene)
    let excess = limit.excess(of: frame)
    let found = scene.nodes[culprit]
    findings.append(
      ViewDiagnostic(
        .overflow, path: found.path,
        message: "\(found.summary) overflows \(limit.name) \(limit.bounds.pixelAligned(scale: node.scale).summary) by "
          + "\(formatted((max(excess.horizontal, excess.vertical) * 100).rounded() / 100)) pt",
        measured: Double(max(excess.horizontal, excess.vertical))))
  }

  private func isReported(_ index: Int, beyond limit: LintLimit) -> Bool {
    reported.contains { $0.content.contains(index) && $0.limit.kind == limit.kind && $0.limit.rect == limit.rect }
  }

  private static func matters(_ node: LintNode, _ index: Int, to limit: LintLimit, in scene: LintScene) -> Bool {
    if node.isText { return limit.kind != .clip && !isInField(node, in: scene) }
    if node.element.isStandardControl { return true }
    if node.drawsSymbol || node.isPicture && node.hasNaturalSize {
      return !node.around.isDecoration && (node.drawsSymbol || limit.kind != .clip)
    }
    guard limit.kind != .clip, !node.around.isDecoration else { return false }
    if node.element.stacksContent { return holdsContent(index, in: scene) || holdsTiles(index, in: scene) }
    if node.element.layersContent {
      return holdsContent(index, in: scene)
        && scene.children(of: index).contains { isCard($0, beyond: limit, in: scene) }
    }
    return limit.isViewport && isFilledBox(index, in: scene) && holdsContent(index, in: scene)
  }

  /// The lengths by which an element can exceed a limit unnoticed.
  ///
  /// Symbols and pictures exceed a frame by a little on purpose, as icons in a column; a frame that they exceed by more than
  /// a quarter at one side was meant to give them its size.
  private static func tolerance(of node: LintNode, beyond limit: LintLimit) -> CGSize {
    let least = max(0.75, 1 / node.scale)
    guard limit.kind == .frame || limit.kind == .container, node.drawsSymbol || node.isPicture else {
      return CGSize(width: least, height: least)
    }
    return CGSize(width: max(least, limit.bounds.width / 4), height: max(least, limit.bounds.height / 4))
  }

  private static func holdsContent(_ index: Int, in scene: LintScene) -> Bool {
    scene.content(of: index).contains { scene.nodes[$0].isContent && !scene.nodes[$0].around.isDecoration }
  }

  /// Whether a stack arranges several shapes, such as swatches or the keys of a keypad. One shape is decoration.
  private static func holdsTiles(_ index: Int, in scene: LintScene) -> Bool {
    scene.content(of: index).lazy.filter { scene.nodes[$0].isFilledShape && !scene.nodes[$0].around.isDecoration }
      .dropFirst().first != nil
  }

  /// Whether a layer of a stack is a rectangle that exceeds a limit along one axis. What exceeds it along both, or is round,
  /// is decoration.
  private static func isCard(_ layer: Int, beyond limit: LintLimit, in scene: LintScene) -> Bool {
    guard let shape = scene.innermost(of: layer), shape.isFilledShape, !shape.around.isMoved,
      shape.around.limits.contains(where: { $0.kind == limit.kind && $0.rect == limit.rect })
    else { return false }
    let excess = limit.excess(of: shape.frame)
    return (excess.horizontal > 0.75) != (excess.vertical > 0.75) && shape.fillsItsCorners
  }

  /// Whether a background or a border shows the bounds of an element, such as those of a fixed frame.
  private static func isFilledBox(_ index: Int, in scene: LintScene) -> Bool {
    let node = scene.nodes[index]
    guard case .attachment(let base) = node.element.kind, !node.around.isInSystemControl else { return false }
    return scene.children(of: index).contains { child in
      guard scene.nodes[child].position != base, let shape = scene.innermost(of: child), shape.isFilledShape else {
        return false
      }
      let bounds = node.place.exactFrame.insetBy(dx: -1, dy: -1)
      return bounds.contains(shape.place.exactFrame) && shape.place.exactFrame.contains(bounds.insetBy(dx: 2, dy: 2))
    }
  }

  private static func isInField(_ node: LintNode, in scene: LintScene) -> Bool {
    node.around.control.map { scene.nodes[$0].element.roles.contains(.textField) } ?? false
  }

  /// The frame on the screen; of a text, that of its lines from cap height to descenders.
  private static func measuredFrame(of node: LintNode) -> CGRect? {
    guard node.isText else {
      let frame = node.frame
      return frame.width > 0 && frame.height > 0 ? frame : nil
    }
    return TextLines(node.place).bounds.map(node.around.bounds)
  }

  /// The innermost element that is itself longer than the limit along an axis in which its container exceeds it.
  private static func culprit(of index: Int, beyond limit: LintLimit, in scene: LintScene) -> Int {
    let bounds = limit.bounds
    let excess = limit.excess(of: scene.nodes[index].frame)
    let isWide = excess.horizontal >= excess.vertical
    func isTooLong(_ node: LintNode) -> Bool {
      isWide ? node.frame.width > bounds.width + 0.75 : node.frame.height > bounds.height + 0.75
    }
    var found = index
    for candidate in scene.content(of: index) {
      let node = scene.nodes[candidate]
      guard candidate < scene.nodes[found].end, isTooLong(node), !node.around.isDecoration,
        node.around.limits.contains(where: { $0.kind == limit.kind && $0.rect == limit.rect }),
        node.isText || node.element.isStandardControl || node.element.stacksContent
      else { continue }
      found = candidate
    }
    return found
  }
}

extension ViewElement {
  /// Whether the element arranges its children beside or below each other.
  var stacksContent: Bool {
    guard case .container = kind else { return false }
    return layout is StackLayout || layout is GridLayout || layout is TrackLayout
  }

  /// Whether the element arranges its children above each other.
  var layersContent: Bool {
    guard case .container = kind, name == "ZStack" else { return false }
    return layout is LayeredLayout
  }

  /// Whether the element is a control, as opposed to a view with a gesture.
  var isStandardControl: Bool {
    roles.includesAny(of: .standardControls)
  }
}
