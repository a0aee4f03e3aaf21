/// What a view lets through that masks another one.
struct LintMask {
  private let leaves: [PlacedElement]
  /// The rectangle around all that the mask draws.
  let frame: CGRect

  /// - Returns: `nil` if the mask has a transform or a clip of its own, or draws nothing.
  init?(of place: PlacedElement) {
    guard place.children.count > 1 else { return nil }
    var leaves: [PlacedElement] = []
    var pending = Array(place.children[1...])
    while let next = pending.popLast() {
      let drawing = next.element.drawing
      guard drawing?.contentTransform(in: next.frame) == nil, drawing?.clipsContent != true else { return nil }
      if case .leaf = next.element.kind, drawing != nil { leaves.append(next) }
      pending += next.children
    }
    guard let first = leaves.first else { return nil }
    self.leaves = leaves
    frame = leaves.dropFirst().reduce(first.exactFrame) { $0.union($1.exactFrame) }
  }

  /// Whether one of the drawings covers a point.
  func contains(_ point: CGPoint) -> Bool {
    leaves.contains { leaf in
      guard let shape = leaf.element.drawing as? ShapeInk else { return leaf.exactFrame.contains(point) }
      return shape.isHit(at: point, in: leaf.frame)
    }
  }
}
