/// The middle of a stroke: a subpath flattened into points that know the directions in which the line arrives and leaves.
///
/// A curve's points carry the curve's own tangents, so that its offset lines go through points of the true offset curve,
/// and caps and joins at its ends stand at right angles to it rather than to a chord.
struct StrokeSpine {
  struct Vertex {
    var point: Vector2D
    /// The direction in which the line arrives; at the start of an open spine, that in which it leaves.
    var arrival: Vector2D
    /// The direction in which the line leaves; at the end of an open spine, that in which it arrives.
    var departure: Vector2D
    /// The distance to the next vertex; zero at the end of an open spine.
    var length = 0.0
    /// Whether the path has a corner here, which a join fills.
    var isCorner: Bool
  }

  var vertices: [Vertex] = []
  /// Whether the last vertex is followed by the first.
  var isClosed = false

  /// Whether the line has a place and a direction, but no length.
  var isDot: Bool { vertices.count == 1 }

  var length: Double { vertices.reduce(0) { $0 + $1.length } }
}

/// Makes spines of a path's subpaths.
struct StrokeSpineReader {
  private let tolerance: Double
  private(set) var spines: [StrokeSpine] = []
  private var spine = StrokeSpine()
  private var start = Vector2D(0, 0)
  private var current = Vector2D(0, 0)
  /// The direction of what was added last, if that is a straight line.
  private var straight: Vector2D?
  private var hasStart = false
  /// Whether the subpath has had a line, curve or close, however short.
  private var isDrawn = false
  private var isDropped = false

  /// - Parameter tolerance: the largest distance of chords from a curve, in the path's points.
  init(tolerance: Double) { self.tolerance = tolerance }

  mutating func read(_ elements: [Path.Element]) {
    for element in elements { append(element) }
    finish(isClosed: false)
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finish(isClosed: false)
      begin(at: bounded(point))
    case .line(let point):
      startIfNeeded(at: point)
      addLine(to: bounded(point))
    case .quadCurve(let point, let control):
      startIfNeeded(at: control)
      addQuadratic(bounded(control), bounded(point))
    case .curve(let point, let control1, let control2):
      startIfNeeded(at: control1)
      addCubic(bounded(control1), bounded(control2), bounded(point))
    case .closeSubpath:
      guard hasStart else { return }
      let start = self.start
      isDrawn = true
      finish(isClosed: true)
      begin(at: start)
    }
  }

  private mutating func begin(at point: Vector2D) {
    start = point
    current = point
    hasStart = true
    isDrawn = false
    isDropped = !point.isFinite
    spine.vertices.removeAll(keepingCapacity: true)
    straight = nil
  }

  private mutating func startIfNeeded(at point: CGPoint) {
    if !hasStart { begin(at: bounded(point)) }
    isDrawn = true
  }

  /// Keeps the subpath.
  private mutating func finish(isClosed: Bool) {
    guard isDrawn, !isDropped else { return }
    if isClosed, current != start { addLine(to: start) }
    guard let last = spine.vertices.last, !isDropped else {
      // A line without length: its caps stand along the x axis, as SVG has it.
      if !isDropped {
        let along = Vector2D(1, 0)
        spine.vertices.append(StrokeSpine.Vertex(point: start, arrival: along, departure: along, isCorner: false))
        spines.append(spine)
      }
      return
    }
    var finished = StrokeSpine()
    swap(&finished, &spine)
    if isClosed {
      finished.isClosed = true
      finished.vertices.removeLast()
      finished.vertices[0].arrival = last.arrival
      finished.vertices[0].isCorner = true
    }
    spines.append(finished)
  }

  /// A coordinate whose square does not overflow.
  private func bounded(_ point: CGPoint) -> Vector2D {
    let vector = Vector2D(point)
    guard vector.isFinite else { return Vector2D(.nan, .nan) }
    return Vector2D(max(-1e100, min(1e100, vector.x)), max(-1e100, min(1e100, vector.y)))
  }

  private mutating func addLine(to point: Vector2D) {
    guard point.isFinite else {
      isDropped = true
      return
    }
    guard let direction = (point - current).direction else { return }
    if goesStraightOn(direction) {
      extendLine(to: point)
      return
    }
    addSegment(to: point, departure: direction, arrival: direction, isCorner: true)
    straight = direction
  }

  /// Whether a line goes on in the direction of the one before it: what a chart's points on one straight line give, but for
  /// their rounding. Were each such line outlined by itself, there would be nothing to see of it but its cost.
  private func goesStraightOn(_ direction: Vector2D) -> Bool {
    guard let straight else { return false }
    return straight.dot(direction) > 0 && straight.cross(direction).magnitude <= Self.largestStraightTurn
  }

  /// The sine of a turn that is none: a million pixels on, the line is a millionth of a pixel off.
  private static let largestStraightTurn = 1e-12

  private mutating func extendLine(to point: Vector2D) {
    let last = spine.vertices.count - 1
    spine.vertices[last].point = point
    spine.vertices[last - 1].length = (point - spine.vertices[last - 1].point).length
    current = point
  }

  private mutating func addQuadratic(_ control: Vector2D, _ end: Vector2D) {
    guard control.isFinite, end.isFinite else {
      isDropped = true
      return
    }
    let origin = current
    guard let first = (control - origin).direction ?? (end - origin).direction,
      let last = (end - control).direction ?? (end - origin).direction
    else { return }
    let steps = CurveSubdivision.steps(
      quadratic: origin.x, origin.y, control.x, control.y, end.x, end.y, tolerance: tolerance)
    let a = origin - control * 2 + end
    let b = (control - origin) * 2
    var departure = first
    for index in 1..<max(1, steps) {
      let t = Double(index) / Double(steps)
      let point = (a * t + b) * t + origin
      let tangent = (a * (2 * t) + b).direction ?? (point - current).direction ?? departure
      addSegment(to: point, departure: departure, arrival: tangent, isCorner: false)
      departure = tangent
    }
    addSegment(to: end, departure: departure, arrival: last, isCorner: true)
  }

  private mutating func addCubic(_ control1: Vector2D, _ control2: Vector2D, _ end: Vector2D) {
    guard control1.isFinite, control2.isFinite, end.isFinite else {
      isDropped = true
      return
    }
    let origin = current
    guard
      let first = (control1 - origin).direction ?? (control2 - origin).direction ?? (end - origin).direction,
      let last = (end - control2).direction ?? (end - control1).direction ?? (end - origin).direction
    else { return }
    let steps = CurveSubdivision.steps(
      cubic: origin.x, origin.y, control1.x, control1.y, control2.x, control2.y, end.x, end.y, tolerance: tolerance)
    let a = end - origin + (control1 - control2) * 3
    let b = (origin - control1 * 2 + control2) * 3
    let c = (control1 - origin) * 3
    var departure = first
    for index in 1..<max(1, steps) {
      let t = Double(index) / Double(steps)
      let point = ((a * t + b) * t + c) * t + origin
      let tangent = ((a * (3 * t) + b * 2) * t + c).direction ?? (point - current).direction ?? departure
      addSegment(to: point, departure: departure, arrival: tangent, isCorner: false)
      departure = tangent
    }
    addSegment(to: end, departure: departure, arrival: last, isCorner: true)
  }

  @inline(__always)
  private mutating func addSegment(to point: Vector2D, departure: Vector2D, arrival: Vector2D, isCorner: Bool) {
    let length = (point - current).length
    guard length > 0 else { return }
    if spine.vertices.isEmpty {
      spine.vertices.append(
        StrokeSpine.Vertex(point: current, arrival: departure, departure: departure, isCorner: false))
    }
    straight = nil
    let last = spine.vertices.count - 1
    spine.vertices[last].departure = departure
    spine.vertices[last].length = length
    spine.vertices.append(
      StrokeSpine.Vertex(point: point, arrival: arrival, departure: arrival, isCorner: isCorner))
    current = point
  }
}
