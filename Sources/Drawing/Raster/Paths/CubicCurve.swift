import Foundation

/// A cubic Bézier curve. Lines and quadratic curves are converted to cubic ones.
struct CubicCurve {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double
  var x3: Double
  var y3: Double

  /// Creates the curve of a line or curve element from its start point. `nil` for a move or close.
  init?(from start: CGPoint, _ element: Path.Element) {
    x0 = Double(start.x)
    y0 = Double(start.y)
    switch element {
    case .line(let point):
      x3 = Double(point.x)
      y3 = Double(point.y)
      x1 = x0 + (x3 - x0) / 3
      y1 = y0 + (y3 - y0) / 3
      x2 = x3 - (x3 - x0) / 3
      y2 = y3 - (y3 - y0) / 3
    case .quadCurve(let point, let control):
      x3 = Double(point.x)
      y3 = Double(point.y)
      x1 = x0 + (Double(control.x) - x0) * 2 / 3
      y1 = y0 + (Double(control.y) - y0) * 2 / 3
      x2 = x3 + (Double(control.x) - x3) * 2 / 3
      y2 = y3 + (Double(control.y) - y3) * 2 / 3
    case .curve(let point, let control1, let control2):
      x3 = Double(point.x)
      y3 = Double(point.y)
      x1 = Double(control1.x)
      y1 = Double(control1.y)
      x2 = Double(control2.x)
      y2 = Double(control2.y)
    case .move, .closeSubpath:
      return nil
    }
  }

  init(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
  ) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    self.x3 = x3
    self.y3 = y3
  }

  /// The curve split at the middle of its parameter.
  var halves: (CubicCurve, CubicCurve) {
    let ax = (x0 + x1) / 2
    let ay = (y0 + y1) / 2
    let bx = (x1 + x2) / 2
    let by = (y1 + y2) / 2
    let cx = (x2 + x3) / 2
    let cy = (y2 + y3) / 2
    let abx = (ax + bx) / 2
    let aby = (ay + by) / 2
    let bcx = (bx + cx) / 2
    let bcy = (by + cy) / 2
    let middleX = (abx + bcx) / 2
    let middleY = (aby + bcy) / 2
    return (
      CubicCurve(x0, y0, ax, ay, abx, aby, middleX, middleY),
      CubicCurve(middleX, middleY, bcx, bcy, cx, cy, x3, y3)
    )
  }
}
