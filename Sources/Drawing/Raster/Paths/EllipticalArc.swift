import Foundation

/// An arc of an ellipse: center + cos θ · xAxis + sin θ · yAxis, for θ from `start` to `start + sweep`, in radians.
struct EllipticalArc {
  private(set) var center: CGPoint
  /// From the center to the point at θ = 0.
  private(set) var xAxis: CGPoint
  /// From the center to the point at θ = a quarter turn.
  private(set) var yAxis: CGPoint
  let start: Double
  let sweep: Double

  /// Creates an arc of an ellipse that is rotated by `rotation`, in radians.
  init(
    center: CGPoint, radiusX: Double, radiusY: Double, rotation: Double = 0, start: Double, sweep: Double
  ) {
    let (sine, cosine) = Trigonometry.sineAndCosine(rotation)
    self.center = center
    xAxis = CGPoint(x: radiusX * cosine, y: radiusX * sine)
    yAxis = CGPoint(x: -radiusY * sine, y: radiusY * cosine)
    self.start = start
    self.sweep = sweep
  }

  mutating func concatenate(_ transform: Transform) {
    var linear = transform
    linear.tx = 0
    linear.ty = 0
    center = center.applying(transform)
    xAxis = xAxis.applying(linear)
    yAxis = yAxis.applying(linear)
  }

  /// Returns the point at a fraction of the sweep.
  func point(at fraction: Double) -> CGPoint {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * fraction)
    return CGPoint(
      x: Double(center.x) + cosine * Double(xAxis.x) + sine * Double(yAxis.x),
      y: Double(center.y) + cosine * Double(xAxis.y) + sine * Double(yAxis.y))
  }

  /// Returns the derivative by θ at a fraction of the sweep.
  func tangent(at fraction: Double) -> CGPoint {
    let (sine, cosine) = Trigonometry.sineAndCosine(start + sweep * fraction)
    return CGPoint(
      x: cosine * Double(yAxis.x) - sine * Double(xAxis.x), y: cosine * Double(yAxis.y) - sine * Double(xAxis.y))
  }

  /// The number of cubic curves for the arc. Each spans at most an eighth of a turn, which gives an error of 4.3
  /// millionths of the radius, or a thousandth of a pixel at a radius of 230 pixels. (A quarter turn would give 270
  /// millionths.)
  var curveCount: Int {
    let eighths = (sweep.magnitude / (.pi / 4) - 1e-9).rounded(.up)
    return eighths < 1 ? 1 : eighths < 10_000 ? Int(eighths) : 10_000
  }
}

extension Path {
  /// Appends an arc's curves from the current point, which must be the start of the arc. `end` is the exact end point,
  /// if known.
  mutating func append(_ arc: EllipticalArc, end: CGPoint? = nil) {
    guard arc.sweep.isFinite, arc.start.isFinite else {
      addLine(to: CGPoint(x: Double.nan, y: Double.nan))
      return
    }
    let count = arc.curveCount
    let (sine, cosine) = Trigonometry.sineAndCosine(arc.sweep / Double(count) / 4)
    let reach = 4 / 3 * sine / cosine
    var point = arc.point(at: 0)
    var tangent = arc.tangent(at: 0)
    for index in 1...count {
      let fraction = Double(index) / Double(count)
      let nextPoint = arc.point(at: fraction)
      let nextTangent = arc.tangent(at: fraction)
      addCurve(
        to: index == count ? end ?? nextPoint : nextPoint,
        control1: CGPoint(x: point.x + tangent.x * reach, y: point.y + tangent.y * reach),
        control2: CGPoint(x: nextPoint.x - nextTangent.x * reach, y: nextPoint.y - nextTangent.y * reach))
      point = nextPoint
      tangent = nextTangent
    }
  }
}
