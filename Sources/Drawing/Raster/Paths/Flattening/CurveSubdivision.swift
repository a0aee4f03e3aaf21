/// The number of equal parameter steps that approximate a curve by chords within a tolerance.
///
/// A chord over a step of 1/n has an error of at most |B″| / (8 n²). The second derivative of a Bézier curve is bounded
/// by the second differences of its control points, so that n follows in closed form with one square root, without
/// recursion.
enum CurveSubdivision {
  /// The largest number of steps of a curve.
  static let limit = 16_384.0

  /// Returns the steps of a quadratic curve. Coordinates and tolerance have the same unit.
  @inline(__always)
  static func steps(
    quadratic x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, tolerance: Double
  ) -> Int {
    let dx = x0 - 2 * x1 + x2
    let dy = y0 - 2 * y1 + y2
    return steps(squared: (dx * dx + dy * dy).squareRoot() / (4 * tolerance))
  }

  /// Returns the steps of a cubic curve. Coordinates and tolerance have the same unit.
  @inline(__always)
  static func steps(
    cubic x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double,
    tolerance: Double
  ) -> Int {
    let ax = x0 - 2 * x1 + x2
    let ay = y0 - 2 * y1 + y2
    let bx = x1 - 2 * x2 + x3
    let by = y1 - 2 * y2 + y3
    let largest = max(ax * ax + ay * ay, bx * bx + by * by)
    return steps(squared: largest.squareRoot() * 0.75 / tolerance)
  }

  @inline(__always)
  static func steps(squared: Double) -> Int {
    // NaN and infinity give the limit, because comparisons with them are false.
    let steps = squared.squareRoot()
    guard steps < limit else { return Int(limit) }
    let whole = Int(steps)
    return Double(whole) < steps ? whole + 1 : max(1, whole)
  }
}
