/// Finds texts of which a part is not to be seen: cut off, or with another text on the same spot.
///
/// Texts and what cuts them off count as their rectangles, wherever offsets, scales and turns have brought them. A turned
/// text is its turned rectangle and not the larger upright one around it, so that lines side by side that are turned do
/// not meet. What is seldom inked counts nevertheless: the corners of a rectangle, and those that a round clip takes away.
enum TextVisibility {
  /// A text on the screen, and how much of it is seen.
  private struct Shown {
    var node: PlacedElement
    /// Where it stands on the screen.
    var place: CGRect
    /// What is seen of it, and the upright rectangle around that.
    var shape: ScreenShape
    var bounds: CGRect
    /// Sheets cover what lies below them: only texts of one layer can meet.
    var layer: Int

    var summary: String { place.pixelAligned(scale: node.environment.displayScale).summary }
  }

  /// What cuts off all that reaches outside of it.
  private struct Clip {
    var frame: CGRect
    /// From the clip's own coordinates to the screen's, and back.
    var transform: Transform
    var inverse: Transform

    var shape: ScreenShape { ScreenShape(frame, through: transform) }
  }

  private struct Surroundings {
    /// All that cuts off, from outside in.
    var clips: [Clip] = []
    /// The same without what can be scrolled to.
    var fixedClips: [Clip] = []
    /// From the coordinates of the elements at hand to the screen's.
    var transform = Transform.identity
    var layer = 0

    /// The upright rectangle on the screen around one of the elements at hand.
    func place(of frame: CGRect) -> CGRect {
      transform == .identity ? frame : ScreenShape(frame, through: transform).bounds
    }

    /// What is around the content of an element; `nil` where nothing of it is to be seen.
    func entering(_ node: PlacedElement) -> Surroundings? {
      var inner = self
      if let own = node.element.drawing?.contentTransform(in: node.frame) {
        inner.transform = own.concatenating(transform)
      }
      guard let inverse = inner.transform.inverse else { return nil }
      if node.element.drawing?.clipsContent == true {
        let clip = Clip(frame: node.exactFrame, transform: inner.transform, inverse: inverse)
        inner.clips.append(clip)
        inner.fixedClips = node.element.roles.contains(.scrollView) ? [] : fixedClips + [clip]
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
      guard node.element.drawing?.hidesContent != true, var inner = surroundings.entering(node) else { return }
      if node.element.roles.contains(.sheet) {
        layers += 1
        inner.layer = layers
      }
      if node.element.drawing?.text != nil {
        if let cut = cut(of: node, in: surroundings) { found.append(cut) }
        let whole = ScreenShape(node.exactFrame, through: surroundings.transform)
        let shape = surroundings.clips.reduce(whole) { $0.clipped(to: $1.shape) }
        let bounds = shape.bounds
        if !bounds.isNull, !bounds.isEmpty {
          let place = surroundings.place(of: node.exactFrame)
          texts.append(Shown(node: node, place: place, shape: shape, bounds: bounds, layer: inner.layer))
        }
      }
      for child in node.children { collect(child, in: inner) }
    }
    collect(root, in: Surroundings())
    return found + overlaps(of: texts)
  }

  /// Each clip is asked in its own coordinates, in which it stands upright.
  private static func cut(of text: PlacedElement, in surroundings: Surroundings) -> ViewDiagnostic? {
    guard text.exactFrame.width > 0, text.exactFrame.height > 0 else { return nil }
    let scale = text.environment.displayScale
    let clip = surroundings.fixedClips.first { clip in
      let frame = ScreenShape(text.exactFrame, through: surroundings.transform.concatenating(clip.inverse)).bounds
      let seen = frame.intersection(clip.frame)
      return seen.isNull || seen.width < frame.width - 1 / scale || seen.height < frame.height - 1 / scale
    }
    guard let clip else { return nil }
    let (place, limit) = (surroundings.place(of: text.exactFrame), clip.shape.bounds)
    return ViewDiagnostic(
      .clippedText, path: text.path,
      message: "\(place.pixelAligned(scale: scale).summary) is cut off by \(limit.pixelAligned(scale: scale).summary)")
  }

  private static func overlaps(of texts: [Shown]) -> [ViewDiagnostic] {
    // From top to bottom, so that each is compared with those only that reach down to it.
    let order = texts.indices.sorted { (texts[$0].bounds.minY, $0) < (texts[$1].bounds.minY, $1) }
    var pairs: [(first: Int, second: Int)] = []
    var open: [Int] = []
    for index in order {
      open.removeAll { texts[$0].bounds.maxY <= texts[index].bounds.minY }
      for other in open where meet(texts[other], texts[index]) {
        pairs.append((min(index, other), max(index, other)))
      }
      open.append(index)
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }.map { pair in
      let (first, second) = (texts[pair.first], texts[pair.second])
      return ViewDiagnostic(
        .overlappingTexts, path: second.node.path,
        message: "stands on \(first.node.element.label) at \(first.node.path): \(first.summary) and \(second.summary)")
    }
  }

  /// Whether two texts share more than a pixel in every direction.
  private static func meet(_ first: Shown, _ second: Shown) -> Bool {
    first.layer == second.layer
      && first.shape.meets(second.shape, byMoreThan: 1 / first.node.environment.displayScale)
  }
}
