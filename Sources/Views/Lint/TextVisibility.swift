/// Finds clipped and overlapping texts.
///
/// Texts and clips are compared as transformed rectangles, not as their bounding boxes, so that adjacent rotated lines
/// don't overlap. Transparent corners count.
enum TextVisibility {
  /// A text on the screen and its visible part.
  private struct Shown {
    var node: PlacedElement
    /// The frame on the screen.
    var place: CGRect
    /// The visible part and its bounding box.
    var shape: ScreenShape
    var bounds: CGRect
    /// Only texts of the same layer can overlap, because sheets cover the content below.
    var layer: Int

    var summary: String { place.pixelAligned(scale: node.environment.displayScale).summary }
  }

  /// A clip.
  private struct Clip {
    var frame: CGRect
    /// The transform from the clip's coordinates to the screen's, and its inverse.
    var transform: Transform
    var inverse: Transform

    var shape: ScreenShape { ScreenShape(frame, through: transform) }
  }

  private struct Surroundings {
    /// All clips, outermost first.
    var clips: [Clip] = []
    /// The clips of containers that don't scroll.
    var fixedClips: [Clip] = []
    /// The transform from the current coordinates to the screen's.
    var transform = Transform.identity
    var layer = 0

    /// Returns the bounding box of a frame on the screen.
    func place(of frame: CGRect) -> CGRect {
      transform == .identity ? frame : ScreenShape(frame, through: transform).bounds
    }

    /// Returns the surroundings of an element's content; `nil` if the content is invisible.
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

  /// - Complexity: O(*n* log *n*) for *n* texts below each other, quadratic for texts side by side.
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

  /// Compares in the coordinates of each clip, in which it is axis-aligned.
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
      message: "\(place.pixelAligned(scale: scale).summary) is clipped to \(limit.pixelAligned(scale: scale).summary)")
  }

  private static func overlaps(of texts: [Shown]) -> [ViewDiagnostic] {
    // Sorted from top to bottom, so that each text is compared only with those that reach down to it.
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
        message: "overlaps \(first.node.element.label) at \(first.node.path): \(first.summary) and \(second.summary)")
    }
  }

  /// Returns whether two texts overlap by more than a pixel in every direction.
  private static func meet(_ first: Shown, _ second: Shown) -> Bool {
    first.layer == second.layer
      && first.shape.meets(second.shape, byMoreThan: 1 / first.node.environment.displayScale)
  }
}
