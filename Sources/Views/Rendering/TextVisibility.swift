/// Finds texts of which a part is not to be seen: cut off, or with another text on the same spot.
enum TextVisibility {
  /// A text on the screen, and how much of it is seen.
  private struct Shown {
    var node: PlacedElement
    var frame: CGRect
    /// Sheets cover what lies below them: only texts of one layer can meet.
    var layer: Int
  }

  private struct Surroundings {
    /// What is left of the screen by all that cuts off.
    var visible: CGRect?
    /// The same without what can be scrolled to.
    var reachable: CGRect?
    var layer = 0

    func entering(_ node: PlacedElement) -> Surroundings {
      var inner = self
      if node.element.drawing?.clipsContent == true {
        inner.visible = visible.map { $0.intersection(node.exactFrame) } ?? node.exactFrame
        inner.reachable =
          node.element.name == "ScrollView"
          ? nil : reachable.map { $0.intersection(node.exactFrame) } ?? node.exactFrame
      }
      return inner
    }
  }

  /// Takes n log n for n texts that stand below each other, and quadratic time where all stand side by side.
  static func diagnostics(of root: PlacedElement) -> [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    var texts: [Shown] = []
    var layers = 0
    func collect(_ node: PlacedElement, in surroundings: Surroundings) {
      guard node.element.drawing?.hides != true else { return }
      var inner = surroundings.entering(node)
      if node.element.name == "sheet" {
        layers += 1
        inner.layer = layers
      }
      if node.element.drawing is TextInk {
        if let clip = surroundings.reachable, let cut = cut(of: node, by: clip) { found.append(cut) }
        let frame = surroundings.visible.map { $0.intersection(node.exactFrame) } ?? node.exactFrame
        if !frame.isNull, !frame.isEmpty { texts.append(Shown(node: node, frame: frame, layer: inner.layer)) }
      }
      for child in node.children { collect(child, in: inner) }
    }
    collect(root, in: Surroundings())
    return found + overlaps(of: texts)
  }

  private static func cut(of text: PlacedElement, by clip: CGRect) -> ViewDiagnostic? {
    let frame = text.exactFrame
    let pixel = 1 / text.environment.displayScale
    let seen = frame.intersection(clip)
    guard frame.width > 0, frame.height > 0,
      seen.isNull || seen.width < frame.width - pixel || seen.height < frame.height - pixel
    else { return nil }
    return ViewDiagnostic(
      .clippedText, path: text.path,
      message: "\(text.frame.summary) is cut off by \(clip.pixelAligned(scale: text.environment.displayScale).summary)")
  }

  private static func overlaps(of texts: [Shown]) -> [ViewDiagnostic] {
    // From top to bottom, so that each is compared with those only that reach down to it.
    let order = texts.indices.sorted { (texts[$0].frame.minY, $0) < (texts[$1].frame.minY, $1) }
    var pairs: [(first: Int, second: Int)] = []
    var open: [Int] = []
    for index in order {
      open.removeAll { texts[$0].frame.maxY <= texts[index].frame.minY }
      for other in open where meet(texts[other], texts[index]) {
        pairs.append((min(index, other), max(index, other)))
      }
      open.append(index)
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }.map { pair in
      let (first, second) = (texts[pair.first], texts[pair.second])
      return ViewDiagnostic(
        .overlappingTexts, path: second.node.path,
        message: "stands on \(first.node.element.label) at \(first.node.path): \(first.node.frame.summary) and "
          + "\(second.node.frame.summary)")
    }
  }

  /// Whether two texts share more than a pixel in both directions.
  private static func meet(_ first: Shown, _ second: Shown) -> Bool {
    guard first.layer == second.layer else { return false }
    let common = first.frame.intersection(second.frame)
    let pixel = 1 / first.node.environment.displayScale
    return !common.isNull && common.width > pixel && common.height > pixel
  }
}
