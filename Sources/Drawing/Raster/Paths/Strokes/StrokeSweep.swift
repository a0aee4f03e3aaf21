/// The area that a line sweeps on the inner side of curves that are tighter than half its width.
///
/// Between two points of such a curve, the normals cross: the line's inner half sweeps one triangle before the crossing and
/// one behind it. Neighboring triangles share the normal between them. Because points are rounded to a grid, both have the
/// same points on it; otherwise rounding would leave gaps, many of them in the pixels around the center of an arc.
struct StrokeSweep {
  /// A part of a curve between two points, with the offsets of their inner ends.
  private struct Step {
    struct Crossing {
      var point: Vector2D
      /// Its position on both normals, from 0 at the curve to 1 at the inner end.
      var onFirst: Double
      var onSecond: Double
    }

    var start: Vector2D
    var before: Vector2D
    var end: Vector2D
    var after: Vector2D
    /// Where both normals cross, if they do before their inner ends.
    var crossing: Crossing?

    init(from start: Vector2D, _ before: Vector2D, to end: Vector2D, _ after: Vector2D) {
      self.start = start
      self.before = before
      self.end = end
      self.after = after
      let onFirst = (end - start).cross(after) / before.cross(after)
      let point = start + before * onFirst
      let onSecond = (point - end).dot(after) / after.dot(after)
      guard 0...1 ~= onFirst, 0...1 ~= onSecond else { return }
      crossing = Crossing(point: point, onFirst: onFirst, onSecond: onSecond)
    }

    /// The triangles before and behind the crossing, or all of the area if the normals do not cross, with the crossings of
    /// the previous and the next step on the shared normals.
    func polygons(_ previous: Crossing?, _ next: Crossing?) -> [[Vector2D]] {
      // With a type of its own, because Swift 6.2 does not find that of sums inside of a sum of arrays.
      let outer: [Vector2D] = [start + before, end + after]
      guard let crossing else { return [[start] + points(previous) + outer + points(next) + [end]] }
      let isPreviousNear = (previous?.onSecond ?? 0) < crossing.onFirst
      let isNextNear = (next?.onFirst ?? 0) < crossing.onSecond
      let near = [start] + points(isPreviousNear ? previous : nil) + [crossing.point] + points(isNextNear ? next : nil)
      let farPrevious = points(isPreviousNear ? nil : previous)
      let farNext = points(isNextNear ? nil : next)
      return [near + [end], [crossing.point] + farPrevious + outer + farNext]
    }

    private func points(_ crossing: Crossing?) -> [Vector2D] { crossing.map { [$0.point] } ?? [] }

    func continues(_ previous: Step) -> Bool { previous.end == start && previous.after == before }
  }

  private var steps: [Step] = []

  /// The largest number of points of the area's polygons.
  var pointCount: Int { steps.count * 10 }

  mutating func removeAll() { steps.removeAll(keepingCapacity: true) }

  /// Adds what the line sweeps between two points of a curve with the offsets of their inner ends.
  mutating func add(from start: Vector2D, _ before: Vector2D, to end: Vector2D, _ after: Vector2D) {
    steps.append(Step(from: start, before, to: end, after))
  }

  /// Calls a closure with each polygon, all of them with the orientation of the line's sides.
  func forEachPolygon(_ body: ([Vector2D]) -> Void) {
    for (index, step) in steps.enumerated() {
      let previous = index > 0 && step.continues(steps[index - 1]) ? steps[index - 1].crossing : nil
      let next = index + 1 < steps.count && steps[index + 1].continues(step) ? steps[index + 1].crossing : nil
      for polygon in step.polygons(previous, next) { body(Self.oriented(polygon)) }
    }
  }

  private static func oriented(_ polygon: [Vector2D]) -> [Vector2D] {
    var area = 0.0
    for index in 2..<polygon.count {
      area += (polygon[index - 1] - polygon[0]).cross(polygon[index] - polygon[0])
    }
    return area < 0 ? polygon : polygon.reversed()
  }
}
