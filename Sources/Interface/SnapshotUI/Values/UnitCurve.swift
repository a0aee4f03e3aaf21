/// A curve from 0 to 1 that an animation follows: progress as a function of time.
public struct UnitCurve: Hashable, Sendable {
  /// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
  private let controls: [Double]

  /// Returns a cubic Bézier curve. The x coordinates of the control points are limited to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y))
  }

  init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    func limited(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
    controls = [limited(x0), y0.isFinite ? y0 : 0, limited(x1), y1.isFinite ? y1 : 1]
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve { UnitCurve(controls[1], controls[0], controls[3], controls[2]) }

  /// Returns the progress at a time from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return coordinate(1, at: parameter(at: progress))
  }

  /// Returns the slope at a time from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let time = progress > 0 ? min(progress, 1) : 0
    let parameter = parameter(at: time)
    let across = slope(0, at: parameter)
    return across == 0 ? 0 : slope(1, at: parameter) / across
  }

  /// Returns the parameter of the point with an x coordinate, by bisection.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(0, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func coordinate(_ axis: Int, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * controls[axis] + 3 * rest * t * t * controls[axis + 2] + t * t * t
  }

  private func slope(_ axis: Int, at t: Double) -> Double {
    let (a, b) = (controls[axis], controls[axis + 2])
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}
