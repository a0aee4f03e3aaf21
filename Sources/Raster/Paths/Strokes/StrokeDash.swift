/// Cuts spines into dashes.
///
/// The pattern starts anew in every subpath. A pattern of an odd number of lengths goes on with dashes and gaps
/// exchanged; one with a negative length or one that is not finite, or without any length at all, draws a solid line, and
/// so does one that would make more than 100,000 dashes of a subpath.
struct StrokeDash {
  private let pattern: [Double]
  private let period: Double
  private let phase: Double
  private let nearness: Double

  /// The pattern of a style, or `nil` where it draws solid lines.
  ///
  /// - Parameter noise: the length below which there is no direction.
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

  /// The dashes of a spine, in its direction. A dash that spans the closing point of a closed spine is one dash with a
  /// join there.
  func dashes(of spine: StrokeSpine) -> [StrokeSpine] {
    guard !spine.isDot, spine.length / period <= 100_000 else { return [spine] }
    var cutter = StrokeDashCutter(pattern: pattern, nearness: nearness, phase: phase)
    let vertices = spine.vertices
    let segments = spine.isClosed ? vertices.count : vertices.count - 1
    for index in 0..<segments {
      cutter.addSegment(from: vertices[index], to: vertices[index + 1 == vertices.count ? 0 : index + 1])
    }
    return cutter.finish(spine)
  }
}

/// Walks along a spine with a pattern.
private struct StrokeDashCutter {
  private let pattern: [Double]
  /// Lengths nearer than this count as equal, so that a dash that is meant to end at a corner does not turn around it.
  private let nearness: Double
  private var index = 0
  /// How much of the current dash or gap is left.
  private var remaining: Double
  private var dashes: [StrokeSpine] = []
  /// The dash that is being drawn; empty in a gap.
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
        begin(at: start.point, direction: start.departure)
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
      if isDash { endDash(at: point, direction: direction) }
      index = index + 1 == pattern.count ? 0 : index + 1
      remaining = pattern[index]
      isCut = true
      if isDash { begin(at: point, direction: direction) }
    }
    remaining = max(0, remaining - (start.length - position))
    if isDash { extend(to: end) }
  }

  /// The dashes. At the closing point, the last one goes on with the first where both reach it.
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

  private mutating func begin(at point: Vector2D, direction: Vector2D) {
    current.removeAll(keepingCapacity: true)
    current.append(StrokeSpine.Vertex(point: point, arrival: direction, departure: direction, isCorner: false))
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

  private mutating func endDash(at point: Vector2D, direction: Vector2D) {
    extend(to: StrokeSpine.Vertex(point: point, arrival: direction, departure: direction, isCorner: false))
    dashes.append(StrokeSpine(vertices: current))
    current.removeAll(keepingCapacity: true)
  }
}
