/// Divides center lines into dashes.
///
/// The pattern restarts in every subpath. A pattern with an odd number of lengths alternates dashes and gaps. Patterns
/// with a negative or nonfinite length, or a total length of zero, draw solid lines, and so does a pattern with more
/// than 100,000 repetitions per subpath.
struct StrokeDash {
  private let pattern: [Double]
  private let period: Double
  private let phase: Double
  private let nearness: Double

  /// The pattern of a style, or `nil` for solid lines.
  ///
  /// - Parameters:
  ///   - style: The stroke style.
  ///   - noise: The length below which a direction is undefined.
  init?(_ style: StrokeStyle, noise: Double) {
    let lengths = style.dash.map { Double($0) }
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    period = pattern.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let start = Double(style.dashPhase)
    let rest = start - (start / period).rounded(.down) * period
    phase = rest >= 0 && rest < period ? rest : 0
    nearness = max(period * 1e-9, noise)
  }

  /// Returns the approximate number of dashes of a center line.
  func count(in spine: StrokeSpine) -> Double {
    isSolid(spine) ? 1 : spine.length / period * Double(pattern.count / 2)
  }

  private func isSolid(_ spine: StrokeSpine) -> Bool { spine.isDot || !(spine.length / period <= 100_000) }

  /// Returns the dashes of a center line in its direction. A dash across the closing point of a closed line is one dash
  /// with a join.
  func dashes(of spine: StrokeSpine) -> [StrokeSpine] {
    if isSolid(spine) { return [spine] }
    var cutter = StrokeDashCutter(pattern: pattern, nearness: nearness, phase: phase)
    let vertices = spine.vertices
    let segments = spine.isClosed ? vertices.count : vertices.count - 1
    for index in 0..<segments {
      cutter.addSegment(from: vertices[index], to: vertices[index + 1 == vertices.count ? 0 : index + 1])
    }
    return cutter.finish(spine)
  }
}

/// Applies a pattern along a center line.
private struct StrokeDashCutter {
  private let pattern: [Double]
  /// Lengths that differ by less are equal, so that a dash that ends at a corner does not continue around it.
  private let nearness: Double
  private var index = 0
  /// The remaining length of the current dash or gap.
  private var remaining: Double
  private var dashes: [StrokeSpine] = []
  /// The current dash. Empty in a gap.
  private var current: [StrokeSpine.Vertex] = []
  private let startsWithDash: Bool
  private var isCut = false

  init(pattern: [Double], nearness: Double, phase: Double) {
    self.pattern = pattern
    self.nearness = nearness
    var rest = phase
    while index + 1 < pattern.count, rest >= pattern[index], pattern[index] > 0 || rest > 0 {
      rest -= pattern[index]
      index += 1
    }
    remaining = max(0, pattern[index] - rest)
    startsWithDash = index % 2 == 0
  }

  private var isDash: Bool { index % 2 == 0 }

  mutating func addSegment(from start: StrokeSpine.Vertex, to end: StrokeSpine.Vertex) {
    var position = 0.0
    if isDash {
      if current.isEmpty {
        begin(at: start.point, direction: start.departure, start.bend)
      } else {
        current[current.count - 1].departure = start.departure
      }
    }
    while true {
      let left = start.length - position
      let ends = isDash ? remaining <= left + nearness : remaining < left - nearness
      guard ends else { break }
      position = min(start.length, position + remaining)
      let fraction = position / start.length
      let point = fraction < 1 ? start.point + (end.point - start.point) * fraction : end.point
      let between = start.departure * (1 - fraction) + end.arrival * fraction
      let direction = fraction < 1 ? between.direction ?? end.arrival : end.arrival
      let bend = start.bend * (1 - fraction) + end.bend * fraction
      if isDash { endDash(at: point, direction: direction, bend) }
      index = index + 1 == pattern.count ? 0 : index + 1
      remaining = pattern[index]
      isCut = true
      if isDash { begin(at: point, direction: direction, bend) }
    }
    remaining = max(0, remaining - (start.length - position))
    if isDash { extend(to: end) }
  }

  /// Returns the dashes. The last dash continues in the first one at the closing point.
  mutating func finish(_ spine: StrokeSpine) -> [StrokeSpine] {
    guard !current.isEmpty else { return dashes }
    guard spine.isClosed, startsWithDash else { return dashes + [StrokeSpine(vertices: current)] }
    guard isCut, let first = dashes.first?.vertices else { return [spine] }
    let closing = current.count - 1
    current[closing].departure = first[0].departure
    current[closing].length = first[0].length
    current[closing].isCorner = true
    dashes[0] = StrokeSpine(vertices: current + first.dropFirst())
    return dashes
  }

  private mutating func begin(at point: Vector2D, direction: Vector2D, _ bend: StrokeSpine.Bend) {
    current = []
    current.append(
      StrokeSpine.Vertex(point: point, arrival: direction, departure: direction, isCorner: false, bend: bend))
  }

  private mutating func extend(to vertex: StrokeSpine.Vertex) {
    let last = current.count - 1
    let length = (vertex.point - current[last].point).length
    guard length > 0 else { return }
    current[last].length = length
    var next = vertex
    next.departure = next.arrival
    next.length = 0
    current.append(next)
  }

  private mutating func endDash(at point: Vector2D, direction: Vector2D, _ bend: StrokeSpine.Bend) {
    extend(
      to: StrokeSpine.Vertex(point: point, arrival: direction, departure: direction, isCorner: false, bend: bend))
    dashes.append(StrokeSpine(vertices: current))
    // NB: to keep the capacity would allocate the memory of the longest dash so far once more for every dash.
    current = []
  }
}
