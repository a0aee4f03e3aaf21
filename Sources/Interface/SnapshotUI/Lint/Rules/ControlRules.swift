/// Finds small and overlapping touch targets.
enum ControlRules {
  static let leastTarget: CGFloat = 44

  /// A control and its touch target on the screen.
  private struct Target {
    let index: Int
    let node: LintNode
    let shape: ScreenShape
    let bounds: CGRect
    var area: CGFloat { bounds.width * bounds.height }
  }

  static func smallTargets(in scene: LintScene) -> [ViewDiagnostic] {
    targets(in: scene).compactMap { target in
      let node = target.node
      guard node.element.isTapped || node.isLinkedText, !node.isEntirelyCovered(target.index, in: scene),
        !scene.isLinkInSentence(target.index)
      else { return nil }
      var frame = target.bounds
      if node.element.isTapped, let row = node.around.row, row <= target.index, scene.targets(in: row) == 1 {
        frame = frame.union(scene.nodes[row].frame)
      }
      let side = min(frame.width, frame.height)
      guard side < leastTarget - 0.01 else { return nil }
      var found = ViewDiagnostic(
        .touchTarget, path: node.path,
        message: "touch target is \(formatted(rounded(frame.width))) × \(formatted(rounded(frame.height))) pt; "
          + "minimum touch target is \(formatted(leastTarget)) × \(formatted(leastTarget)) pt",
        measured: Double(rounded(side)))
      if node.isSizedBySystem(at: frame.size) { found.exemption = .systemControl }
      return found
    }
  }

  static func overlaps(in scene: LintScene) -> [ViewDiagnostic] {
    let all = targets(in: scene)
    var found: [ViewDiagnostic] = []
    for (position, upper) in all.enumerated() {
      for lower in all[..<position] {
        // A control in another one is nested, as a button in a row.
        guard !(lower.index..<lower.node.end).contains(upper.index) else { continue }
        guard let depth = overlap(lower, upper), !isCovered(lower, below: upper, in: scene) else { continue }
        found.append(
          ViewDiagnostic(
            .overlapInteractive, path: upper.node.path,
            message: "\(upper.bounds.summary) overlaps the touch target of \(lower.node.element.label) at "
              + "\(lower.node.path): \(lower.bounds.summary)", measured: Double(depth)))
        break
      }
    }
    return found
  }

  /// Whether something opaque hides one control where another one overlaps it.
  private static func isCovered(_ lower: Target, below upper: Target, in scene: LintScene) -> Bool {
    func orders(_ target: Target) -> [Int] {
      (target.index..<target.node.end).map { scene.nodes[$0].order }.filter { $0 >= 0 }
    }
    guard let last = orders(lower).max(), let first = orders(upper).min() else { return false }
    return scene.hasCover(of: lower.bounds.overlap(with: upper.bounds), between: last, and: first)
  }

  /// Returns the depth of an overlap that keeps users from hitting one of two controls.
  private static func overlap(_ lower: Target, _ upper: Target) -> CGFloat? {
    guard lower.shape.meets(upper.shape, byMoreThan: 1) else { return nil }
    let common = lower.bounds.overlap(with: upper.bounds)
    guard !common.isNull else { return nil }
    let area = common.width * common.height
    let (small, large) = lower.area < upper.area ? (lower, upper) : (upper, lower)
    let isInside = area > small.area * 0.98
    if isInside {
      // A small control on a large one, as a button on a card, leaves most of it.
      if small.index == upper.index || small.node.order > large.node.order, small.area <= large.area / 2 { return nil }
    } else if area < small.area * 0.1 {
      return nil
    }
    return min(common.width, common.height)
  }

  /// The controls that users can reach.
  private static func targets(in scene: LintScene) -> [Target] {
    scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      guard node.isControl || node.isLinkedText, node.place.environment.isEnabled, !node.around.letsTapsThrough,
        node.around.opacity > 0,
        node.around.layer == scene.topLayer, !node.around.isInSystemControl || node.element.isStandardControl
      else { return nil }
      let clips = node.around.fixedClips.reduce(
        ScreenShape(touchRegion(of: index, in: scene), through: node.around.transform)
      ) { $0.clipped(to: $1.shape) }
      let bounds = clips.bounds
      guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return nil }
      return Target(index: index, node: node, shape: clips, bounds: bounds)
    }
  }

  /// The rectangle that reacts to taps, in the control's coordinates.
  private static func touchRegion(of index: Int, in scene: LintScene) -> CGRect {
    let node = scene.nodes[index]
    let frame = node.place.exactFrame
    if let shape = node.element.traits.contentShape { return shape(frame).boundingRect }
    return scene.content(of: index).reduce(frame) { region, inner in
      let content = scene.nodes[inner]
      guard let shape = content.element.traits.contentShape, content.around.control == index else { return region }
      return region.union(shape(content.place.exactFrame).boundingRect)
    }
  }

  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
}

extension LintScene {
  /// Whether a link continues a text on its line, so that the line's height limits it, as WCAG's exception for links in
  /// sentences says.
  fileprivate func isLinkInSentence(_ index: Int) -> Bool {
    let link = nodes[index]
    guard link.isLinkedText || link.element.accessibility.traits.contains(.isLink),
      let words = (index..<link.end).first(where: { nodes[$0].isText }).map({ nodes[$0].frame }),
      let row = ancestors(of: index).first(where: { nodes[$0].element.stacksContent })
    else { return false }
    return content(of: row).contains { other in
      let text = nodes[other]
      guard text.isText, !text.isLinkedText, text.around.control == nil else { return false }
      let gap = max(words.minX - text.frame.maxX, text.frame.minX - words.maxX)
      return gap >= -1 && gap <= 8 && abs(text.frame.maxY - words.maxY) <= 2
        && abs(text.frame.height - words.height) <= 2
    }
  }

  /// The number of touch targets in an element.
  fileprivate func targets(in index: Int) -> Int {
    var count = 0
    var end = index
    for inner in index..<nodes[index].end where inner >= end && nodes[inner].element.isTapped {
      count += 1
      end = nodes[inner].end
    }
    return count
  }
}

extension LintNode {
  /// Whether the whole text of the element is a link, so that each tap on it follows the link.
  fileprivate var isLinkedText: Bool {
    isText && around.control == nil && (element.drawing as? TextInk)?.paragraph.isLink == true
  }

  /// Whether something covers all that a control draws.
  func isEntirelyCovered(_ index: Int, in scene: LintScene) -> Bool {
    let drawn = ([index] + Array(scene.content(of: index))).filter { scene.nodes[$0].order >= 0 }
    return !drawn.isEmpty && drawn.allSatisfy { scene.nodes[$0].isCovered }
  }

  /// Whether the size of a touch target is that of a control of the system.
  fileprivate func isSizedBySystem(at size: CGSize) -> Bool {
    if around.isInSystemControl { return true }
    guard element.roles.contains(.button) || element.actions.choices != nil else { return false }
    return place.environment.buttonStyle.hasSystemSize && size.height >= 28 && size.width >= 28
  }
}

extension ChosenButtonStyle {
  /// Whether the style draws a shape of the system's size around the label.
  fileprivate var hasSystemSize: Bool {
    guard case .style(let style) = self else { return false }
    return style is BorderedButtonStyle || style is BorderedProminentButtonStyle || style is GlassButtonStyle
      || style is GlassProminentButtonStyle
  }
}
