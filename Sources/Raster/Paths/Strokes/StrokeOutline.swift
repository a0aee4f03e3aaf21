/// Offsets spines to both sides into closed contours, to be filled non-zero.
///
/// An open spine becomes one contour: its right side, a cap, its left side backward, a cap. A closed one becomes two.
/// Where the inner side of a turn has no room for the point in which its two offset lines meet, it goes through the
/// spine's own point: the contour is then the sum of one rectangle a segment and one wedge a join, all of the same
/// orientation, so that no turn, however sharp, leaves a hole.
///
/// Where a curve is tighter than half the line's width, its inner offset runs backward beyond the centre of its turn. There
/// the contour follows the spine, and what the width sweeps on the inner side is added in triangles of the same
/// orientation, those beyond the centre as well.
struct StrokeOutline {
  let halfWidth: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  let arcs: StrokeArcs

  /// The side to the right of the line's direction, and that to the left.
  private var right: [Vector2D] = []
  private var left: [Vector2D] = []
  private var isClosed = false
  /// Triangles beside the sides, three points each.
  private var triangles: [Vector2D] = []

  /// - Parameters:
  ///   - halfWidth: half of the line's width, positive and finite.
  ///   - tolerance: the largest distance of chords from round caps and joins, in the same unit.
  init(_ style: StrokeStyle, halfWidth: Double, tolerance: Double) {
    self.halfWidth = halfWidth
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = Double(style.miterLimit)
    arcs = StrokeArcs(radius: halfWidth, tolerance: tolerance)
  }

  /// Calls a closure with each contour of a spine's outline.
  mutating func outline(_ spine: StrokeSpine, _ body: ([Vector2D]) -> Void) {
    guard let first = spine.vertices.first, let last = spine.vertices.last else { return }
    right.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    triangles.removeAll(keepingCapacity: true)
    isClosed = spine.isClosed
    beginSides(at: first)
    if !spine.isDot { addSegments(of: spine) }
    for index in stride(from: 0, to: triangles.count, by: 3) { body(Array(triangles[index..<index + 3])) }
    if spine.isClosed {
      body(right)
      body(left.reversed())
    } else {
      guard !spine.isDot || cap != .butt else { return }
      addCap(at: last.point, outward: last.arrival, to: &right)
      right.append(contentsOf: left.reversed())
      addCap(at: first.point, outward: -first.departure, to: &right)
      body(right)
    }
  }

  private mutating func addSegments(of spine: StrokeSpine) {
    let vertices = spine.vertices
    for index in 1..<vertices.count {
      addSegment(from: vertices[index - 1], to: vertices[index])
      let isEnd = index == vertices.count - 1 && !spine.isClosed
      if vertices[index].isCorner, !isEnd {
        let next = vertices[index + 1 < vertices.count ? index + 1 : 0]
        addJoin(at: vertices[index], between: vertices[index - 1], and: next)
      }
    }
    guard spine.isClosed, let last = vertices.last else { return }
    addSegment(from: last, to: vertices[0])
    addClosingJoin(at: vertices[0], between: last, and: vertices[vertices.count > 1 ? 1 : 0])
  }

  private mutating func beginSides(at vertex: StrokeSpine.Vertex) {
    let offset = vertex.departure.turnedClockwise * halfWidth
    right.append(vertex.point + offset)
    left.append(vertex.point - offset)
  }

  /// Offsets the line between two vertices to both sides. Where its direction turns too far for one chord, it is a straight
  /// line between two round joins instead.
  private mutating func addSegment(from start: StrokeSpine.Vertex, to end: StrokeSpine.Vertex) {
    let startNormal = start.departure.turnedClockwise
    let endNormal = end.arrival.turnedClockwise
    let chord = end.point - start.point
    let advance = (endNormal - startNormal).dot(chord) * halfWidth
    if start.departure.dot(end.arrival) >= arcs.stepCosine {
      let (before, after) = (startNormal * halfWidth, endNormal * halfWidth)
      if advance.magnitude <= start.length * start.length {
        right.append(end.point + after)
        left.append(end.point - after)
      } else if advance < 0 {
        Self.addInnerSide(to: &right, from: start.point, to: end.point, after)
        addTriangles(from: start.point, before, to: end.point, after)
        left.append(end.point - after)
      } else {
        right.append(end.point + after)
        Self.addInnerSide(to: &left, from: start.point, to: end.point, -after)
        addTriangles(from: start.point, -before, to: end.point, -after)
      }
      return
    }
    guard let direction = chord.direction else { return }
    addJoin(at: start.point, from: start.departure, to: direction, room: 0, style: .round)
    let offset = direction.turnedClockwise * halfWidth
    right.append(end.point + offset)
    left.append(end.point - offset)
    addJoin(at: end.point, from: direction, to: end.arrival, room: 0, style: .round)
  }

  /// The inner side of a curve that is tighter than half the line's width, along the spine.
  private static func addInnerSide(
    to side: inout [Vector2D], from start: Vector2D, to end: Vector2D, _ after: Vector2D
  ) {
    if side.count > 1, side[side.count - 2] == start {
      // The side comes from such a place already.
      side.removeLast()
    } else {
      side.append(start)
    }
    side.append(end)
    side.append(end + after)
  }

  /// What the line's width sweeps on the inner side of such a curve: two triangles, up to the point where its first and last
  /// place cross, and beyond it.
  private mutating func addTriangles(
    from start: Vector2D, _ before: Vector2D, to end: Vector2D, _ after: Vector2D
  ) {
    let part = max(0, min(1, (end - start).cross(after) / before.cross(after)))
    let center = start + before * part
    addTriangle(start, end, center)
    addTriangle(center, start + before, end + after)
  }

  /// Adds a triangle in the orientation of the sides.
  private mutating func addTriangle(_ a: Vector2D, _ b: Vector2D, _ c: Vector2D) {
    triangles.append(a)
    if (b - a).cross(c - a) < 0 {
      triangles.append(b)
      triangles.append(c)
    } else {
      triangles.append(c)
      triangles.append(b)
    }
  }

  private mutating func addJoin(
    at vertex: StrokeSpine.Vertex, between previous: StrokeSpine.Vertex, and next: StrokeSpine.Vertex
  ) {
    addJoin(
      at: vertex.point, from: vertex.arrival, to: vertex.departure,
      room: min(room(from: previous, to: vertex), room(from: vertex, to: next)), style: join)
  }

  /// How much of a segment the inner side of a join at one of its ends may give up.
  ///
  /// All of an open line's straight segment, which then covers by itself what is given up. Half of a curve's chord, whose
  /// offset line leaves the tangent farther on; and half in a closed line, whose joins could else give up between them what
  /// all of its segments cover: the middle of a square whose line is as wide as it.
  private func room(from start: StrokeSpine.Vertex, to end: StrokeSpine.Vertex) -> Double {
    !isClosed && start.departure == end.arrival ? start.length : start.length / 2
  }

  /// The join at the closing point; where its inner side is a single point, both ends of that side move there.
  private mutating func addClosingJoin(
    at vertex: StrokeSpine.Vertex, between previous: StrokeSpine.Vertex, and next: StrokeSpine.Vertex
  ) {
    let countRight = right.count
    let countLeft = left.count
    addJoin(at: vertex, between: previous, and: next)
    let turn = vertex.arrival.cross(vertex.departure)
    if turn > 0, right.count == countRight { right[0] = right[countRight - 1] }
    if turn < 0, left.count == countLeft { left[0] = left[countLeft - 1] }
  }

  /// Fills the turn at a point from one direction to another. Both sides end where the first direction's offsets are, and
  /// go on from the second one's.
  ///
  /// - Parameter room: how much of both segments the inner side may give up.
  private mutating func addJoin(
    at point: Vector2D, from arrival: Vector2D, to departure: Vector2D, room: Double, style: LineJoin
  ) {
    guard arrival != departure else { return }
    let turn = StrokeTurn(
      point: point, arrival: arrival, departure: departure, halfWidth: halfWidth)
    if turn.isClockwise {
      turn.addInnerSide(to: &right, room: room)
      turn.addOuterSide(to: &left, style: style, miterLimit: miterLimit, arcs: arcs)
    } else {
      turn.addInnerSide(to: &left, room: room)
      turn.addOuterSide(to: &right, style: style, miterLimit: miterLimit, arcs: arcs)
    }
  }

  private func addCap(at point: Vector2D, outward: Vector2D, to side: inout [Vector2D]) {
    cap.append(to: &side, at: point, outward: outward, halfWidth: halfWidth, arcs: arcs)
  }
}
