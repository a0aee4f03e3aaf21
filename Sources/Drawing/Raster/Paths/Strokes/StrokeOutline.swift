/// Offsets center lines to both sides, which gives closed contours to be filled with the nonzero rule.
///
/// An open line becomes one contour: right side, cap, reversed left side, cap. A closed line becomes two contours. If
/// the inner side of a turn is too short for the intersection of its offset lines, it goes through the center line's
/// point. The contour is then the sum of one rectangle per segment and one wedge per join with the same orientation, so
/// that sharp turns leave no holes.
///
/// If a curve is tighter than half the line width, its inner offset runs backward beyond the center of curvature. The
/// contour then follows the center line, and the area that the line sweeps on the inner side is added as polygons with the
/// same orientation (``StrokeSweep``).
struct StrokeOutline {
  let halfWidth: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  let arcs: StrokeArcs
  /// The number of points that outlines may still have. Negative if an outline has more, and the rest is missing.
  private(set) var room: Int

  /// The sides to the right and left of the line's direction.
  private var right: [Vector2D] = []
  private var left: [Vector2D] = []
  private var isClosed = false
  private var sweep = StrokeSweep()

  /// - Parameters:
  ///   - style: The stroke style.
  ///   - halfWidth: Half of the line width, positive and finite.
  ///   - tolerance: The largest distance of chords from round caps and joins, in the same unit.
  ///   - room: The largest number of points of all outlines.
  init(_ style: StrokeStyle, halfWidth: Double, tolerance: Double, room: Int) {
    self.room = room
    self.halfWidth = halfWidth
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = Double(style.miterLimit)
    arcs = StrokeArcs(radius: halfWidth, tolerance: tolerance)
  }

  private var pointCount: Int { right.count + left.count + sweep.pointCount }

  /// Calls a closure with each contour of a center line's outline.
  mutating func outline(_ spine: StrokeSpine, _ body: ([Vector2D]) -> Void) {
    guard let first = spine.vertices.first, let last = spine.vertices.last else { return }
    right.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    sweep.removeAll()
    isClosed = spine.isClosed
    beginSides(at: first)
    defer { room -= pointCount }
    if !spine.isDot { addSegments(of: spine) }
    sweep.forEachPolygon(body)
    if spine.isClosed {
      body(right)
      body(left.reversed())
    } else {
      guard !spine.isDot || cap != .butt else { return }
      addCap(at: last.point, outward: last.arrival, to: &right)
      right.append(contentsOf: left.reversed())
      left.removeAll(keepingCapacity: true)
      addCap(at: first.point, outward: -first.departure, to: &right)
      body(right)
    }
  }

  private mutating func addSegments(of spine: StrokeSpine) {
    let vertices = spine.vertices
    for index in 1..<vertices.count {
      guard pointCount <= room else { return }
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
    let normal = vertex.departure.turnedClockwise
    right.append(vertex.point + normal * rightOffset(of: vertex))
    left.append(vertex.point - normal * leftOffset(of: vertex))
  }

  /// The distances of the sides from the line, with what moves a curve's chords outward.
  private func rightOffset(of vertex: StrokeSpine.Vertex) -> Double {
    halfWidth + halfWidth * vertex.bend.growth - vertex.bend.shift
  }

  private func leftOffset(of vertex: StrokeSpine.Vertex) -> Double {
    halfWidth + halfWidth * vertex.bend.growth + vertex.bend.shift
  }

  /// The largest ratio of half the line width to a curve's radius at which the inner side is an offset of the curve. Where it
  /// is nearly 1, rounding errors decide whether the offset runs backward.
  private static let largestInnerRatio = 0.999

  /// Offsets the line between two vertices to both sides. If its direction changes too much for one chord, it becomes a
  /// straight line between two round joins.
  private mutating func addSegment(from start: StrokeSpine.Vertex, to end: StrokeSpine.Vertex) {
    let startNormal = start.departure.turnedClockwise
    let endNormal = end.arrival.turnedClockwise
    let chord = end.point - start.point
    let advance = (endNormal - startNormal).dot(chord) * halfWidth
    if start.departure.dot(end.arrival) >= arcs.stepCosine {
      let (before, after) = (startNormal * halfWidth, endNormal * halfWidth)
      let rightEnd = end.point + endNormal * rightOffset(of: end)
      let leftEnd = end.point - endNormal * leftOffset(of: end)
      if advance.magnitude <= start.length * start.length * Self.largestInnerRatio {
        right.append(rightEnd)
        left.append(leftEnd)
      } else if advance < 0 {
        Self.addInnerSide(to: &right, from: start.point, to: end.point, after)
        sweep.add(from: start.point, before, to: end.point, after)
        left.append(leftEnd)
      } else {
        right.append(rightEnd)
        Self.addInnerSide(to: &left, from: start.point, to: end.point, -after)
        sweep.add(from: start.point, -before, to: end.point, -after)
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

  /// Adds the inner side of a curve that is tighter than half the line width, along the center line.
  private static func addInnerSide(
    to side: inout [Vector2D], from start: Vector2D, to end: Vector2D, _ after: Vector2D
  ) {
    if side.count > 1, side[side.count - 2] == start {
      // The previous segment already ends at the center line.
      side.removeLast()
    } else {
      side.append(start)
    }
    side.append(end)
    side.append(end + after)
  }

  private mutating func addJoin(
    at vertex: StrokeSpine.Vertex, between previous: StrokeSpine.Vertex, and next: StrokeSpine.Vertex
  ) {
    addJoin(
      at: vertex.point, from: vertex.arrival, to: vertex.departure,
      room: min(room(from: previous, to: vertex), room(from: vertex, to: next)), style: join)
  }

  /// Returns how much of a segment the inner side of a join may omit.
  ///
  /// An open line's straight segment may be omitted completely, because the segment itself covers the omitted part.
  /// Half of a curve's chord may be omitted, because its offset line leaves the tangent. In a closed line, half of each
  /// segment may be omitted, because its joins could otherwise omit an area that all segments cover, such as the center
  /// of a square with a thick line.
  private func room(from start: StrokeSpine.Vertex, to end: StrokeSpine.Vertex) -> Double {
    !isClosed && start.departure == end.arrival ? start.length : start.length / 2
  }

  /// Adds the join at the closing point. If its inner side is a single point, both ends of that side move there.
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

  /// Fills the turn at a point between two directions. Both sides end at the offsets of the first direction and
  /// continue from those of the second one.
  ///
  /// - Parameters:
  ///   - point: The corner.
  ///   - arrival: The incoming direction.
  ///   - departure: The outgoing direction.
  ///   - room: How much of both segments the inner side may omit.
  ///   - style: The join style.
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
