/// The visible rectangles of elements, with all transforms and clips applied.
extension InspectedView {
  enum VisibleArea {
    /// The bounding box of the visible part on the screen.
    case visible(CGRect)
    /// Clipped entirely by this element.
    case clipped(by: InspectedView)
    /// Scaled to zero size.
    case zeroSize
  }

  var visibleArea: VisibleArea {
    var seen = place.exactFrame
    for element in lineage {
      if let transform = element.transform { seen = seen.bounds(through: transform) }
      if seen.isEmpty { return .zeroSize }
      guard element.clips || element.ancestors.isEmpty else { continue }
      seen = seen.intersection(element.place.contentArea)
      if seen.isNull || seen.isEmpty { return .clipped(by: element) }
    }
    return .visible(seen)
  }

  /// Returns the topmost element that receives a tap.
  ///
  /// - Parameter point: The point in the coordinates around this element.
  func topmost(at point: CGPoint) -> InspectedView? {
    let element = place.element
    guard !element.traits.letsTapsThrough, element.drawing?.hidesContent != true else { return nil }
    var point = point
    if let transform {
      guard let inverse = transform.inverse else { return nil }
      point = point.applying(inverse)
    }
    if clips, !place.contentArea.contains(point) { return nil }
    let order = children.indices.sorted {
      (children[$0].place.element.traits.zIndex, $0) > (children[$1].place.element.traits.zIndex, $1)
    }
    for index in order { if let top = children[index].topmost(at: point) { return top } }
    guard place.exactFrame.contains(point) else { return nil }
    return takesTaps(at: point) ? self : nil
  }

  private var clips: Bool { place.element.drawing?.clipsContent == true }

  private var transform: Transform? { place.element.drawing?.contentTransform(in: place.frame) }

  /// Returns whether the element itself receives taps at a point in its frame. A control receives all, a shape only
  /// those on its fill or stroke.
  private func takesTaps(at point: CGPoint) -> Bool {
    if isUsable || place.element.roles.contains(.sheet) { return true }
    guard case .leaf = place.element.kind, let drawing = place.element.drawing else { return false }
    guard drawing.isHit(at: point, in: place.frame) else { return false }
    return !place.isTransparent
  }

  /// Whether the element is interactive, even if it is disabled.
  private var isUsable: Bool {
    place.element.actions.isUsable || !place.element.actions.gestures.isEmpty
      || !accessibility.traits.isDisjoint(with: .ofControls)
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  fileprivate func bounds(through transform: Transform) -> CGRect {
    Path { $0.addRect(self) }.applying(transform).boundingRect
  }
}

extension PlacedElement {
  /// Whether the element draws nothing visible.
  fileprivate var isTransparent: Bool {
    var canvas = DisplayListRecorder(size: CGSize(width: max(1, frame.maxX), height: max(1, frame.maxY)))
    draw(in: &canvas)
    return !canvas.displayList.items.contains { $0.operation.leavesInk }
  }
}

extension DisplayList.Operation {
  fileprivate var leavesInk: Bool {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color.alpha > 0
    case .fill, .stroke, .shadow, .innerShadow, .backdrop, .glyphs, .image, .ninePartImage: true
    case .save, .restore, .concatenate, .clip, .blendMode, .opacity, .beginGroup, .endGroup, .beginMask, .endMask: false
    }
  }
}
