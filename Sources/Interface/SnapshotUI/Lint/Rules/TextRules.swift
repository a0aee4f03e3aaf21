/// Finds truncated, clipped and overlapping texts, and what drawings report about themselves, such as missing glyphs.
enum TextRules {
  static func drawn(in scene: LintScene) -> [ViewDiagnostic] {
    scene.nodes.flatMap { node -> [ViewDiagnostic] in
      guard let drawing = node.element.drawing else { return [] }
      let isInField = node.around.control.map { scene.nodes[$0].element.roles.contains(.textField) } ?? false
      // The text of a field scrolls.
      return drawing.diagnostics(of: node.place).filter {
        $0.rule != .textTruncated || !isInField && !node.isCovered
      }
    }
  }

  static func clipped(in scene: LintScene) -> [ViewDiagnostic] {
    scene.nodes.compactMap { node in
      guard node.isText, !node.isCovered, !node.around.isAccessibilityHidden, !node.around.fixedClips.isEmpty,
        let lines = TextLines(inkOf: node.place), let bounds = lines.bounds
      else { return nil }
      let isInField = node.around.control.map { scene.nodes[$0].element.roles.contains(.textField) } ?? false
      return isInField ? nil : clipped(node, lines, bounds)
    }
  }

  /// Compares in the coordinates of each clip, in which it is axis-aligned.
  private static func clipped(_ node: LintNode, _ lines: TextLines, _ bounds: CGRect) -> ViewDiagnostic? {
    let tolerance = max(1 / node.scale, 0.5)
    var hidden: CGFloat = 0
    let clip = node.around.fixedClips.first { clip in
      let inner = node.around.transform.concatenating(clip.inverse)
      let frame = ScreenShape(bounds, through: inner).bounds
      guard !frame.isNull else { return false }
      let seen = frame.overlap(with: clip.frame)
      // What an offset moves out of a clip is hidden on purpose.
      if seen.isNull || seen.isEmpty {
        hidden = max(frame.width, frame.height)
        return !node.around.isMoved
      }
      hidden = max(frame.width - seen.width, frame.height - seen.height)
      if hidden > tolerance { return true }
      hidden = 1
      return lines.boxes.contains { !isInside($0, of: clip, through: inner) }
    }
    guard let clip else { return nil }
    return ViewDiagnostic(
      .textClipped, path: node.path,
      message: "\(node.summary) is clipped to \(clip.shape.bounds.pixelAligned(scale: node.scale).summary)",
      measured: Double(hidden))
  }

  /// Returns whether the corners of a line, without what most letters leave empty, are inside of a clip's outline.
  private static func isInside(_ line: CGRect, of clip: LintClip, through transform: Transform) -> Bool {
    let inner = line.insetBy(dx: min(2, line.width / 4), dy: line.height * 0.2)
    return inner.corners.allSatisfy { clip.contains($0.applying(transform)) }
  }
}

/// Finds overlapping texts.
enum OverlappingTexts {
  /// A line of a text on the screen.
  private struct Line {
    var node: Int
    var shape: ScreenShape
    var bounds: CGRect
  }

  /// - Complexity: O(*n* log *n*) for *n* lines below each other, quadratic for lines side by side.
  static func findings(in scene: LintScene) -> [ViewDiagnostic] {
    let lines = lines(in: scene)
    // Sorted from top to bottom, so that each line is compared only with those that reach down to it.
    let order = lines.indices.sorted { (lines[$0].bounds.minY, $0) < (lines[$1].bounds.minY, $1) }
    var overlaps: [Pair: CGFloat] = [:]
    var open: [Int] = []
    for index in order {
      open.removeAll { lines[$0].bounds.maxY <= lines[index].bounds.minY }
      for other in open where lines[other].node != lines[index].node {
        guard let depth = overlap(lines[other], lines[index], in: scene) else { continue }
        let pair = Pair(
          first: min(lines[other].node, lines[index].node), second: max(lines[other].node, lines[index].node))
        overlaps[pair] = max(overlaps[pair] ?? 0, depth)
      }
      open.append(index)
    }
    return overlaps.sorted { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }.map { pair, depth in
      let (first, second) = (scene.nodes[pair.first], scene.nodes[pair.second])
      return ViewDiagnostic(
        .overlapText, path: second.path,
        message: "overlaps \(first.element.label) at \(first.path): \(first.summary) and \(second.summary)",
        measured: Double(depth))
    }
  }

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  private static func lines(in scene: LintScene) -> [Line] {
    scene.nodes.indices.flatMap { index -> [Line] in
      let node = scene.nodes[index]
      guard node.isText, !node.isCovered, !node.around.isAccessibilityHidden, node.around.opacity > 0.1 else {
        return []
      }
      return TextLines(node.place).boxes.compactMap { box in
        let shape = node.around.visiblePart(of: box)
        let bounds = shape.bounds
        return bounds.isNull || bounds.isEmpty ? nil : Line(node: index, shape: shape, bounds: bounds)
      }
    }
  }

  /// Returns the depth of the overlap of two lines; `nil` if they don't overlap by more than a pixel in every direction.
  private static func overlap(_ first: Line, _ second: Line, in scene: LintScene) -> CGFloat? {
    let (lower, upper) = (scene.nodes[first.node], scene.nodes[second.node])
    guard lower.around.layer == upper.around.layer,
      first.shape.meets(second.shape, byMoreThan: max(1 / lower.scale, 0.5))
    else { return nil }
    // A text that is drawn twice at a small distance is an outline or a shadow.
    if lower.text?.words == upper.text?.words, lower.isSamePlace(as: upper) { return nil }
    guard !isBar(upper, over: lower), !isBar(lower, over: upper) else { return nil }
    let common = first.bounds.overlap(with: second.bounds)
    guard !scene.hasCover(of: common, between: lower.order, and: upper.order) else { return nil }
    return min(common.width, common.height)
  }

  /// Whether content that can be scrolled lies below a text of one of the system's translucent bars.
  private static func isBar(_ bar: LintNode, over content: LintNode) -> Bool {
    bar.around.isInSystemControl && content.around.scrollView != nil
      && content.around.scrollView != bar.around.scrollView
  }
}
