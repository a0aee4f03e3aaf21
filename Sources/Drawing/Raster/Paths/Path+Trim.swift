import Foundation

extension Path {
  /// The part of the path between two fractions of its whole length, which runs through all subpaths in drawing order.
  ///
  /// Fractions are clamped to 0…1; a start that is not before the end gives an empty path. A closed subpath that lies
  /// in the part as a whole stays closed; of others the pieces are open. Subpaths with a coordinate that is not finite
  /// are left out.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let from = start > 0 ? Double(start) : 0
    let to = end < 1 ? Double(end) : 1
    guard from < to else { return Path() }
    let measured = subpaths.filter(\.isFinite).map(MeasuredSubpath.init)
    let total = measured.reduce(0) { $0 + $1.length }
    var path = Path()
    var position = 0.0
    for subpath in measured {
      subpath.append(from: from * total - position, to: to * total - position, to: &path)
      position += subpath.length
    }
    return path
  }
}

/// A subpath with the length of each segment, the closing line included.
private struct MeasuredSubpath {
  private let subpath: Path.Subpath
  private let segments: [(start: CGPoint, element: Path.Element, length: ArcLength)]
  let length: Double

  init(_ subpath: Path.Subpath) {
    self.subpath = subpath
    var elements = subpath.segments
    if subpath.isClosed, subpath.lastPoint != subpath.start { elements.append(.line(to: subpath.start)) }
    var point = subpath.start
    var segments: [(start: CGPoint, element: Path.Element, length: ArcLength)] = []
    for element in elements {
      if let length = ArcLength(from: point, element) { segments.append((point, element, length)) }
      point = element.endPoint ?? point
    }
    self.segments = segments
    length = segments.reduce(0) { $0 + $1.length.total }
  }

  /// Appends the part between two lengths from the subpath's start; either may lie outside of it.
  func append(from start: Double, to end: Double, to path: inout Path) {
    guard start < length, end > 0 else { return }
    if start <= 0, end >= length {
      path.append(subpath)
      return
    }
    var position = 0.0
    var isStarted = false
    for (point, element, arc) in segments {
      defer { position += arc.total }
      guard start < position + arc.total, end > position else { continue }
      let from = arc.parameter(atLength: start - position)
      let to = arc.parameter(atLength: end - position)
      let part = element.part(startingAt: point, from: from, to: to)
      if !isStarted { path.move(to: part.start) }
      isStarted = true
      path.append(part.element)
    }
  }
}

extension Path.Element {
  /// The part between two parameters of a line or curve from a point, by its blossom: the control points of a part are
  /// the curve's polar form at the part's ends.
  fileprivate func part(startingAt start: CGPoint, from: Double, to: Double) -> (start: CGPoint, element: Path.Element)
  {
    if from <= 0, to >= 1 { return (start, self) }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: Double(a.x) + (Double(b.x) - Double(a.x)) * t, y: Double(a.y) + (Double(b.y) - Double(a.y)) * t)
    }
    switch self {
    case .quadCurve(let end, let control):
      func blossom(_ s: Double, _ t: Double) -> CGPoint { mix(mix(start, control, s), mix(control, end, s), t) }
      return (blossom(from, from), .quadCurve(to: blossom(to, to), control: blossom(from, to)))
    case .curve(let end, let control1, let control2):
      func blossom(_ r: Double, _ s: Double, _ t: Double) -> CGPoint {
        let first = mix(start, control1, r)
        let second = mix(control1, control2, r)
        let third = mix(control2, end, r)
        return mix(mix(first, second, s), mix(second, third, s), t)
      }
      return (
        blossom(from, from, from),
        .curve(to: blossom(to, to, to), control1: blossom(from, from, to), control2: blossom(from, to, to))
      )
    default:
      guard let end = endPoint else { return (start, self) }
      return (mix(start, end, from), .line(to: mix(start, end, to)))
    }
  }
}
