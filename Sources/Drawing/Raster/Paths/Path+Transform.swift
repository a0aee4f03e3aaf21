import Foundation

extension Path {
  /// The path with every point mapped by a transform.
  @_disfavoredOverload
  public func applying(_ transform: Transform) -> Path {
    var path = Path(elements: elements.map { $0.applying(transform) })
    if let shape = roundedRect, let rect = shape.rect.translated(by: transform) {
      path.origin = PathOrigin(
        RoundedRect(rect: rect, cornerSize: shape.cornerSize, style: shape.style), elementCount: path.elements.count)
    }
    return path
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(Transform(translationX: Double(dx), y: Double(dy)))
  }

  /// The same outline drawn backward: subpaths in the same order, each from its end to its start. A closed subpath keeps
  /// its start. Moves that nothing follows are left out.
  public var reversed: Path {
    var path = Path()
    for subpath in subpaths { path.append(subpath.reversed) }
    return path
  }
}

extension Path.Subpath {
  fileprivate var reversed: Path.Subpath {
    var ends = [start]
    for segment in segments { ends.append(segment.endPoint ?? start) }
    var result = Path.Subpath(start: isClosed ? start : lastPoint, isClosed: isClosed)
    // The line that closes the subpath comes first when drawn backward, and the first line becomes the closing one,
    // unless the close is only a mark after a line of its own.
    let closesWithLine = isClosed && lastPoint != start
    let isMarkedOnly = isClosed && !closesWithLine && segments.last?.isLine == true
    if closesWithLine { result.segments.append(.line(to: lastPoint)) }
    for (index, segment) in segments.enumerated().reversed() {
      let becomesClosingLine = isClosed && index == 0 && segment.isLine && !isMarkedOnly
      if !becomesClosingLine { result.segments.append(segment.reversed(endingAt: ends[index])) }
    }
    return result
  }
}

extension Path.Element {
  fileprivate var isLine: Bool {
    if case .line = self { true } else { false }
  }

  fileprivate func reversed(endingAt point: CGPoint) -> Path.Element {
    switch self {
    case .quadCurve(_, let control): .quadCurve(to: point, control: control)
    case .curve(_, let control1, let control2): .curve(to: point, control1: control2, control2: control1)
    default: .line(to: point)
    }
  }
}
