import Foundation

/// The center line of a stroke: a flattened subpath with the incoming and outgoing direction at each point.
///
/// Points of a curve have the curve's tangents, so that offset lines contain points of the exact offset curve, and caps
/// and joins are perpendicular to the curve rather than to a chord.
struct StrokeSpine {
  struct Vertex {
    var point: Vector2D
    /// The incoming direction. At the start of an open line, the outgoing direction.
    var arrival: Vector2D
    /// The outgoing direction. At the end of an open line, the incoming direction.
    var departure: Vector2D
    /// The distance to the next vertex. Zero at the end of an open line.
    var length = 0.0
    /// Whether the path has a corner here, which needs a join.
    var isCorner: Bool
    /// How far the sides are moved outward here, so that their chords have the area of the curve's offsets.
    var bend = Bend()
  }

  /// The distance by which points of a curve and of its offsets are moved outward.
  ///
  /// A chord is on average a twelfth of the product of its length and the angle between the curve's directions at its ends
  /// inside of the curve. The chord of an offset is longer or shorter by the angle times the offset.
  struct Bend {
    /// The distance at the center line, to the left of the line's direction.
    var shift = 0.0
    /// What one unit of distance from the center line adds, away from the line.
    var growth = 0.0

    init() {}

    /// The average distance of a chord from its curve.
    init(length: Double, angle: Double) {
      shift = length * angle / 12
      growth = angle * angle / 12
    }

    static func + (left: Bend, right: Bend) -> Bend {
      var sum = left
      sum.shift += right.shift
      sum.growth += right.growth
      return sum
    }

    static func * (bend: Bend, factor: Double) -> Bend {
      var product = bend
      product.shift *= factor
      product.growth *= factor
      return product
    }
  }

  var vertices: [Vertex] = []
  /// Whether the last vertex is followed by the first.
  var isClosed = false

  /// Whether the line has a position and direction but no length.
  var isDot: Bool { vertices.count == 1 }

  var length: Double { vertices.reduce(0) { $0 + $1.length } }
}

/// Creates center lines from a path's subpaths.
struct StrokeSpineReader {
  private let tolerance: Double
  /// Shorter segments are rounding errors. They are ignored and have no direction.
  private let noise: Double
  /// The cosine of the largest angle between two points of a curve.
  private let stepCosine: Double
  private(set) var spines: [StrokeSpine] = []
  private var finishedVertices = 0
  private var spine = StrokeSpine()
  private var start = Vector2D(0, 0)
  private var current = Vector2D(0, 0)
  /// The direction of the last segment, if it is a straight line.
  private var straight: Vector2D?
  private var hasStart = false
  /// Whether the subpath contains a line, curve or close, even of zero length.
  private var isDrawn = false
  private var isDropped = false
  /// How often steps of the current curve may still be split.
  private var splits = 0

  /// The directions of a cubic curve change by at most two turns, which need fewer splits at ``StrokeArcs/smallestStep``. Where
  /// coordinates are so large that rounding errors exceed the steps, directions are random, and each step would be split.
  private static let mostSplits = 1 << 15

  /// - Parameters:
  ///   - tolerance: The largest distance of chords from a curve, in the path's points.
  ///   - stepCosine: The cosine of the largest angle of a chord.
  init(tolerance: Double, stepCosine: Double) {
    self.tolerance = tolerance
    noise = Self.noise(tolerance: tolerance)
    self.stepCosine = stepCosine
  }

  /// Returns the length below which a direction is undefined: a hundredth of the flattening tolerance. Rounding errors
  /// are much smaller, and longer lines are not visible.
  static func noise(tolerance: Double) -> Double { tolerance / 100 }

  /// Returns the direction of a vector, or `nil` if it is a rounding error.
  @inline(__always)
  private func direction(_ vector: Vector2D) -> Vector2D? {
    let length = vector.length
    guard length >= noise, length < .infinity else { return nil }
    return Vector2D(vector.x / length, vector.y / length)
  }

  /// - Returns: `false` if the center lines have more vertices than `mostVertices`. The rest is missing.
  mutating func read(_ elements: [Path.Element], mostVertices: Int) -> Bool {
    for element in elements {
      guard finishedVertices + spine.vertices.count <= mostVertices else { return false }
      append(element)
    }
    finish(isClosed: false)
    return true
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

  /// Stores the subpath.
  private mutating func finish(isClosed: Bool) {
    guard isDrawn, !isDropped else { return }
    if isClosed, current != start { addLine(to: start) }
    guard let last = spine.vertices.last, !isDropped else {
      // The caps of a line of zero length are along the x-axis, as in SVG.
      if !isDropped {
        let along = Vector2D(1, 0)
        spine.vertices.append(StrokeSpine.Vertex(point: start, arrival: along, departure: along, isCorner: false))
        spines.append(spine)
      }
      return
    }
    var finished = StrokeSpine()
    swap(&finished, &spine)
    finishedVertices += finished.vertices.count
    if isClosed {
      finished.isClosed = true
      finished.vertices.removeLast()
      finished.vertices[0].arrival = last.arrival
      finished.vertices[0].isCorner = true
    }
    spines.append(finished)
  }

  /// Limits coordinates so that their squares do not overflow.
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
    guard let direction = direction(point - current) else { return }
    if goesStraightOn(direction) {
      extendLine(to: point)
      return
    }
    addSegment(to: point, departure: direction, arrival: direction, isCorner: true)
    straight = direction
  }

  /// Whether a line continues in the direction of the previous one, apart from rounding, such as collinear points of a
  /// chart. Merging such lines saves the cost of outlining each.
  private func goesStraightOn(_ direction: Vector2D) -> Bool {
    guard let straight else { return false }
    return straight.dot(direction) > 0 && straight.cross(direction).magnitude <= Self.largestStraightTurn
  }

  /// The sine of a negligible turn: after a million pixels, the error is a millionth of a pixel.
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
    guard let first = direction(control - origin) ?? direction(end - origin),
      let last = direction(end - control) ?? direction(end - origin)
    else { return }
    let chords = CurveSubdivision(
      quadratic: origin.x, origin.y, control.x, control.y, end.x, end.y, tolerance: tolerance)
    let b = (control - origin) * 2
    let curve = Polynomial(a: Vector2D(0, 0), b: origin - control * 2 + end, c: b, d: origin)
    add(curve, chords, departure: first, to: end, arrival: last)
  }

  private mutating func addCubic(_ control1: Vector2D, _ control2: Vector2D, _ end: Vector2D) {
    guard control1.isFinite, control2.isFinite, end.isFinite else {
      isDropped = true
      return
    }
    let origin = current
    guard
      let first = direction(control1 - origin) ?? direction(control2 - origin) ?? direction(end - origin),
      let last = direction(end - control2) ?? direction(end - control1) ?? direction(end - origin)
    else { return }
    let chords = CurveSubdivision(
      cubic: origin.x, origin.y, control1.x, control1.y, control2.x, control2.y, end.x, end.y, tolerance: tolerance)
    let curve = Polynomial(
      a: end - origin + (control1 - control2) * 3, b: (origin - control1 * 2 + control2) * 3,
      c: (control1 - origin) * 3, d: origin)
    add(curve, chords, departure: first, to: end, arrival: last)
  }

  /// A curve in power basis.
  private struct Polynomial {
    let a: Vector2D
    let b: Vector2D
    let c: Vector2D
    let d: Vector2D

    @inline(__always)
    func point(_ t: Double) -> Vector2D { ((a * t + b) * t + c) * t + d }
    @inline(__always)
    func derivative(_ t: Double) -> Vector2D { (a * (3 * t) + b * 2) * t + c }
  }

  /// Adds a curve's chords, and shorter ones where it turns so tightly that a chord's offsets would differ from the curve's.
  private mutating func add(
    _ curve: Polynomial, _ chords: CurveSubdivision, departure: Vector2D, to end: Vector2D, arrival: Vector2D
  ) {
    let first = max(0, spine.vertices.count - 1)
    var departure = departure
    var start = 0.0
    splits = Self.mostSplits
    for index in 1..<max(1, chords.count) {
      let t = chords.parameter(index)
      let point = curve.point(t)
      let tangent = direction(curve.derivative(t)) ?? direction(point - current) ?? departure
      if departure.dot(tangent) >= stepCosine {
        addSegment(to: point, departure: departure, arrival: tangent, isCorner: false)
      } else {
        addTurn(curve, start, departure, t, point, tangent, isCorner: false)
      }
      departure = tangent
      start = t
    }
    if departure.dot(arrival) >= stepCosine {
      addSegment(to: end, departure: departure, arrival: arrival, isCorner: true)
    } else {
      addTurn(curve, start, departure, 1, end, arrival, isCorner: true)
    }
    bend(from: first)
  }

  /// Moves the points of a curve outward. Its ends, and points at which it turns at once, stay in place; the chords that end
  /// there move the next point instead.
  private mutating func bend(from first: Int) {
    spine.vertices.withUnsafeMutableBufferPointer { vertices in
      guard first + 2 < vertices.count else { return }
      func chord(_ index: Int) -> StrokeSpine.Bend? {
        let (start, end) = (vertices[index], vertices[index + 1])
        guard start.departure.dot(end.arrival) >= stepCosine else { return nil }
        return StrokeSpine.Bend(length: start.length, angle: start.departure.cross(end.arrival))
      }
      var isFirst = true
      var before = chord(first)
      for index in first + 1..<vertices.count - 1 {
        let after = chord(index)
        if let before, let after {
          let isLast = index + 2 == vertices.count || chord(index + 1) == nil
          vertices[index].bend = before * (isFirst ? 1 : 0.5) + after * (isLast ? 1 : 0.5)
        }
        isFirst = before == nil || after == nil
        before = after
      }
    }
  }

  /// Splits a step until the angle of each part is small enough. A cusp, which turns at zero length, remains.
  private mutating func addTurn(
    _ curve: Polynomial, _ start: Double, _ departure: Vector2D, _ end: Double, _ point: Vector2D, _ arrival: Vector2D,
    isCorner: Bool, depth: Int = 12
  ) {
    let middle = (start + end) / 2
    let between = curve.point(middle)
    guard depth > 0, splits > 0, departure.dot(arrival) < stepCosine,
      let tangent = direction(curve.derivative(middle)) ?? direction(point - between)
    else {
      addSegment(to: point, departure: departure, arrival: arrival, isCorner: isCorner)
      return
    }
    splits -= 1
    addTurn(curve, start, departure, middle, between, tangent, isCorner: false, depth: depth - 1)
    addTurn(curve, middle, tangent, end, point, arrival, isCorner: isCorner, depth: depth - 1)
  }

  @inline(__always)
  private mutating func addSegment(to point: Vector2D, departure: Vector2D, arrival: Vector2D, isCorner: Bool) {
    let length = (point - current).length
    guard length >= noise else {
      // A curve that ends with a step of zero length ends at the previous point.
      if isCorner, let last = spine.vertices.indices.last { spine.vertices[last].isCorner = true }
      return
    }
    if spine.vertices.isEmpty {
      spine.vertices.append(
        StrokeSpine.Vertex(point: current, arrival: departure, departure: departure, isCorner: false))
    }
    straight = nil
    let last = spine.vertices.count - 1
    // Turns at zero length within a curve are preserved.
    let isFirst = last == 0 || spine.vertices[last].isCorner
    spine.vertices[last].departure = isFirst ? departure : spine.vertices[last].arrival
    spine.vertices[last].length = length
    spine.vertices.append(
      StrokeSpine.Vertex(point: point, arrival: arrival, departure: arrival, isCorner: isCorner))
    current = point
  }
}
