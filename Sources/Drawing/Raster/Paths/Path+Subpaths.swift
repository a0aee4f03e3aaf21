import Foundation

extension Path {
  /// A run of connected lines and curves.
  struct Subpath {
    var start: CGPoint
    /// Lines and curves only.
    var segments: [Element] = []
    var isClosed = false

    /// Where the last segment ends; a closed subpath ends there too, before the line that closes it.
    var lastPoint: CGPoint { segments.last?.endPoint ?? start }

    /// Whether every coordinate is a finite number.
    var isFinite: Bool {
      start.isFinite && segments.allSatisfy { $0.points.allSatisfy(\.isFinite) }
    }
  }

  /// The path's runs in drawing order. Where an element follows a close, its subpath starts where the closed one did;
  /// where a path starts without a move, at its first point. Moves that nothing follows are left out.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var current: Subpath?
    for element in elements {
      switch element {
      case .move(let point):
        if let finished = current, !finished.segments.isEmpty { subpaths.append(finished) }
        current = Subpath(start: point)
      case .closeSubpath:
        guard var finished = current else { continue }
        finished.isClosed = true
        subpaths.append(finished)
        current = Subpath(start: finished.start)
      default:
        if current == nil, let first = element.points.first { current = Subpath(start: first) }
        current?.segments.append(element)
      }
    }
    if let finished = current, !finished.segments.isEmpty { subpaths.append(finished) }
    // A close after a close draws nothing.
    return subpaths
  }

  /// Appends a run.
  mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.segments { append(segment) }
    if subpath.isClosed { closeSubpath() }
  }
}

extension Path.Element {
  /// Where the element ends; `nil` for a close.
  var endPoint: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: nil
    }
  }

  /// Control points and end, in drawing order.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  /// The element with every point mapped by a transform.
  func applying(_ transform: Transform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
