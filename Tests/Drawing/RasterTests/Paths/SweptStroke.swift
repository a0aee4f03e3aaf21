import Foundation
import Raster

/// A line to be stroked, as a path and as densely sampled true curves.
struct TrueLine {
  /// A sample and the direction of the curve in it.
  struct Sample {
    var point: TruePoint
    var tangent: TruePoint
  }

  /// Lines and curves, each from its start to its end.
  private(set) var pieces: [[Sample]] = []
  private(set) var path = Path()
  private(set) var isClosed = false
  private var start = TruePoint(x: 0, y: 0)
  private var current = TruePoint(x: 0, y: 0)

  private static let density = 256

  init(at point: TruePoint) {
    start = point
    current = point
    path.move(to: CGPoint(x: point.x, y: point.y))
  }

  mutating func line(to end: TruePoint) {
    path.addLine(to: CGPoint(x: end.x, y: end.y))
    appendLine(to: end)
  }

  mutating func quad(_ control: TruePoint, _ end: TruePoint) {
    path.addQuadCurve(to: CGPoint(x: end.x, y: end.y), control: CGPoint(x: control.x, y: control.y))
    let origin = current
    appendCurve { t in
      let u = 1 - t
      return Sample(
        point: origin * (u * u) + control * (2 * u * t) + end * (t * t),
        tangent: (control - origin) * (2 * u) + (end - control) * (2 * t))
    }
    current = end
  }

  mutating func cubic(_ control1: TruePoint, _ control2: TruePoint, _ end: TruePoint) {
    path.addCurve(
      to: CGPoint(x: end.x, y: end.y), control1: CGPoint(x: control1.x, y: control1.y),
      control2: CGPoint(x: control2.x, y: control2.y))
    let origin = current
    appendCurve { t in
      let u = 1 - t
      return Sample(
        point: origin * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t),
        tangent: (control1 - origin) * (3 * u * u) + (control2 - control1) * (6 * u * t)
          + (end - control2) * (3 * t * t))
    }
    current = end
  }

  /// An arc of a true circle. A line leads to it from any point but the one where it starts.
  mutating func arc(center: TruePoint, radius: Double, from degrees: Double, sweep: Double) {
    path.addRelativeArc(
      center: CGPoint(x: center.x, y: center.y), radius: radius, startAngle: .degrees(degrees), delta: .degrees(sweep))
    let first = Self.onCircle(center, radius, degrees)
    if (first - current).length > 1e-9 { appendLine(to: first) }
    appendCurve { t in
      let angle = degrees + sweep * t
      let outward = Self.onCircle(TruePoint(x: 0, y: 0), 1, angle)
      return Sample(point: center + outward * radius, tangent: outward.normal * (sweep < 0 ? -1 : 1))
    }
    current = Self.onCircle(center, radius, degrees + sweep)
  }

  mutating func close() {
    path.closeSubpath()
    if (start - current).length > 1e-9 { appendLine(to: start) }
    isClosed = true
  }

  static func onCircle(_ center: TruePoint, _ radius: Double, _ degrees: Double) -> TruePoint {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees / 180 * .pi)
    return TruePoint(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  private mutating func appendLine(to end: TruePoint) {
    let tangent = (end - current).unit
    pieces.append([Sample(point: current, tangent: tangent), Sample(point: end, tangent: tangent)])
    current = end
  }

  private mutating func appendCurve(_ sample: (Double) -> Sample) {
    pieces.append(
      (0...Self.density).map { index in
        var result = sample(Double(index) / Double(Self.density))
        result.tangent = result.tangent.unit
        return result
      })
  }
}

/// The union of all that a line's width sweeps, and of caps and joins as they are defined.
struct SweptStroke {
  private let style: StrokeStyle
  private let half: Double
  private let grid: SampleGrid

  init(_ line: TrueLine, _ style: StrokeStyle, on grid: SampleGrid) {
    self.style = style
    half = Double(style.lineWidth) / 2
    self.grid = grid
    if style.dash.isEmpty {
      add(line.pieces, isClosed: line.isClosed)
    } else {
      for dash in Self.dashes(line, style) { add(dash.pieces, isClosed: dash.isClosed) }
    }
  }

  private func add(_ pieces: [[TrueLine.Sample]], isClosed: Bool) {
    for (index, piece) in pieces.enumerated() {
      for (a, b) in zip(piece, piece.dropFirst()) {
        for side in [half, -half] {
          sweep(from: a.point, a.tangent.normal * side, to: b.point, b.tangent.normal * side)
        }
        // A cusp turns around within a curve.
        if TruePoint.dot(a.tangent, b.tangent) < 0.9 { addJoin(at: b.point, a.tangent, b.tangent, .round) }
      }
      let next = index + 1 < pieces.count ? pieces[index + 1] : isClosed ? pieces[0] : nil
      if let next, let end = piece.last { addJoin(at: end.point, end.tangent, next[0].tangent, style.lineJoin) }
    }
    guard !isClosed, let first = pieces.first?.first, let last = pieces.last?.last else { return }
    addCap(at: first.point, outward: first.tangent * -1)
    addCap(at: last.point, outward: last.tangent)
  }

  /// What one half of the width sweeps: a quadrilateral, or two triangles where its first and last place cross.
  private func sweep(from start: TruePoint, _ before: TruePoint, to end: TruePoint, _ after: TruePoint) {
    let turn = TruePoint.cross(before, after)
    let part = turn == 0 ? 2 : TruePoint.cross(end - start, after) / turn
    if part > 0, part < 1 {
      let crossing = start + before * part
      grid.fill([start, end, crossing])
      grid.fill([crossing, start + before, end + after])
    } else {
      grid.fill([start, start + before, end + after, end])
    }
  }

  private func addJoin(at point: TruePoint, _ arrival: TruePoint, _ departure: TruePoint, _ join: LineJoin) {
    let turn = TruePoint.cross(arrival, departure)
    guard abs(turn) > 1e-9 || TruePoint.dot(arrival, departure) < 0 else { return }
    let side = turn >= 0 ? -half : half
    let (before, after) = (arrival.normal * side, departure.normal * side)
    switch join {
    case .bevel:
      grid.fill([point, point + before, point + after])
    case .round:
      addSector(at: point, before, after, through: arrival * half)
    case .miter:
      let middle = before + after
      // The ratio of the miter's length to the width is that of the half width to the distance of the bevel.
      let ratio = middle.length > 1e-9 ? 2 * half / middle.length : .infinity
      if ratio <= Double(style.miterLimit) {
        grid.fill([point, point + before, point + middle.unit * (half * ratio), point + after])
      } else {
        grid.fill([point, point + before, point + after])
      }
    }
  }

  /// The part of a disc between two of its radii; where they are opposite, the half towards `through`.
  private func addSector(at point: TruePoint, _ from: TruePoint, _ to: TruePoint, through: TruePoint) {
    let sum = from + to
    let middle = sum.length > half * 1e-5 ? sum.unit * half : through
    var polygon = [point]
    for (start, end) in [(from, middle), (middle, to)] {
      for step in 0...24 {
        let t = Double(step) / 24
        polygon.append(point + (start * (1 - t) + end * t).unit * half)
      }
    }
    grid.fill(polygon)
  }

  private func addCap(at point: TruePoint, outward: TruePoint) {
    let side = outward.normal * half
    let ahead = outward * half
    switch style.lineCap {
    case .butt: break
    case .square: grid.fill([point + side, point + side + ahead, point - side + ahead, point - side])
    case .round:
      addSector(at: point, side, ahead, through: ahead)
      addSector(at: point, ahead, side * -1, through: ahead)
    }
  }

  // MARK: Dashes

  private struct Dash {
    var pieces: [[TrueLine.Sample]] = []
    var isClosed = false
  }

  /// The dashes of a pattern with an even number of positive lengths and no phase. The last dash of a closed line goes on
  /// with its first.
  private static func dashes(_ line: TrueLine, _ style: StrokeStyle) -> [Dash] {
    var dashes: [Dash] = []
    var current = Dash()
    var index = 0
    var remaining = Double(style.dash[0])
    for piece in line.pieces {
      var part = [piece[0]]
      for (a, b) in zip(piece, piece.dropFirst()) {
        let length = (b.point - a.point).length
        var position = 0.0
        while position + remaining < length {
          position += remaining
          let t = position / length
          let cut = TrueLine.Sample(
            point: a.point + (b.point - a.point) * t, tangent: (a.tangent * (1 - t) + b.tangent * t).unit)
          if index % 2 == 0 {
            part.append(cut)
            current.pieces.append(part)
            dashes.append(current)
            current = Dash()
          }
          index += 1
          remaining = Double(style.dash[index % style.dash.count])
          part = [cut]
        }
        remaining -= length - position
        if index % 2 == 0 { part.append(b) }
      }
      if index % 2 == 0, part.count > 1 { current.pieces.append(part) }
    }
    guard !current.pieces.isEmpty else { return dashes }
    if line.isClosed, dashes.isEmpty { return [Dash(pieces: current.pieces, isClosed: true)] }
    if line.isClosed {
      dashes[0].pieces = current.pieces + dashes[0].pieces
    } else {
      dashes.append(current)
    }
    return dashes
  }
}
