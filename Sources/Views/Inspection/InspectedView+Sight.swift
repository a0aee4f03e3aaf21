/// Where elements are on the screen, as a person sees them: moved, turned, scaled and cut off by what is around them.
extension InspectedView {
  enum Sight {
    /// Seen in this rectangle of the screen. Around a turned element it is larger, with the same middle.
    case seen(CGRect)
    /// This element shows nothing of it.
    case cutOff(by: InspectedView)
    /// A scale has left nothing of it.
    case shrunk
  }

  var sight: Sight {
    var seen = place.exactFrame
    for element in lineage {
      if let transform = element.transform { seen = seen.bounds(through: transform) }
      if seen.isEmpty { return .shrunk }
      guard element.clips || element.ancestors.isEmpty else { continue }
      seen = seen.intersection(element.place.exactFrame)
      if seen.isNull || seen.isEmpty { return .cutOff(by: element) }
    }
    return .seen(seen)
  }

  /// The element that a tap meets first.
  ///
  /// - Parameter point: where it taps, in the coordinates of what is around this element.
  func topmost(at point: CGPoint) -> InspectedView? {
    let element = place.element
    guard !element.traits.letsTapsThrough, element.drawing?.hidesContent != true else { return nil }
    var point = point
    if let transform {
      guard let inverse = transform.inverse else { return nil }
      point = point.applying(inverse)
    }
    if clips, !place.exactFrame.contains(point) { return nil }
    let order = children.indices.sorted {
      (children[$0].place.element.traits.zIndex, $0) > (children[$1].place.element.traits.zIndex, $1)
    }
    for index in order { if let top = children[index].topmost(at: point) { return top } }
    guard place.exactFrame.contains(point) else { return nil }
    return takesTaps(at: point) ? self : nil
  }

  private var clips: Bool { place.element.drawing?.clipsContent == true }

  private var transform: Transform? { place.element.drawing?.contentTransform(in: place.frame) }

  /// Whether the element itself, not what it contains, takes taps at a point in its frame: a control takes all of them, a
  /// shape those that meet its ink, as the line around a field does not meet its middle.
  private func takesTaps(at point: CGPoint) -> Bool {
    if isUsable || place.element.roles.contains(.sheet) { return true }
    guard case .leaf = place.element.kind, let drawing = place.element.drawing else { return false }
    guard drawing.isHit(at: point, in: place.frame) else { return false }
    return !place.isTransparent
  }

  /// Whether a person uses the element, or could if it were not disabled.
  private var isUsable: Bool {
    place.element.actions.isUsable || !accessibility.traits.isDisjoint(with: .ofControls)
  }
}

extension CGRect {
  /// The smallest rectangle around what a transform makes of this one.
  fileprivate func bounds(through transform: Transform) -> CGRect {
    Path { $0.addRect(self) }.applying(transform).boundingRect
  }
}

extension PlacedElement {
  /// Whether the element draws nothing that could be seen.
  fileprivate var isTransparent: Bool {
    var canvas = Canvas(size: CGSize(width: max(1, frame.maxX), height: max(1, frame.maxY)))
    draw(in: &canvas)
    return !canvas.displayList.items.contains { $0.operation.leavesInk }
  }
}

extension DisplayList.Operation {
  fileprivate var leavesInk: Bool {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color.alpha > 0
    case .fill, .stroke, .shadow, .innerShadow, .glyphs, .image, .ninePartImage: true
    case .save, .restore, .concatenate, .clip, .blendMode, .opacity, .beginGroup, .endGroup, .beginMask, .endMask: false
    }
  }
}
