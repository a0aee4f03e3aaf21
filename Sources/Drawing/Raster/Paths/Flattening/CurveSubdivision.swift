/// The parameters of the points at which a curve is divided into chords, so that chords have the curve's area.
///
/// A chord over a step of h has an error of at most |B″| h² / 8, and on average lies −B″ h² / 12 inside of the curve. The
/// second derivative of a Bézier curve is bounded by the second differences of its control points, so that the number of
/// steps follows in closed form with one square root, without recursion.
///
/// The points of inner steps are moved outward by that average, so that half of each chord is inside of the curve and half
/// outside. The curve's ends stay in place. The first and the last step are shorter by √½, because then half of the average
/// error of an inner chord, by which one end of theirs is moved, is the average error of theirs.
struct CurveSubdivision: Equatable {
  /// The number of chords.
  let count: Int
  /// The parameter's change along a chord other than the first and the last one.
  let step: Double

  /// The largest number of chords of a curve.
  private static let limit = 16_384.0
  /// 1 − √½, the part of a step by which the first and the last one are shorter.
  private static let saving = 0.2928932188134524
  /// The largest errors of one chord for a whole curve, in units of the tolerance, of curves with one and two chords. One chord
  /// has less area than its curve.
  static let largestErrorOfOne = 0.15
  static let largestErrorOfTwo = 3.0

  init(count: Int) {
    self.count = count
    step = count > 1 ? 1 / (Double(count) - 2 * Self.saving) : 1
  }

  /// - Parameter error: The error of a single chord for the whole curve, in units of the tolerance.
  @inline(__always)
  init(error: Double) {
    // NaN and infinity give the limit, because comparisons with them are false.
    if error <= Self.largestErrorOfOne {
      self.init(count: 1)
      return
    }
    // A point is moved by two thirds of a chord's error.
    let count = (error * 2 / 3).squareRoot() + 2 * Self.saving
    guard count < Self.limit else {
      self.init(count: Int(Self.limit))
      return
    }
    let whole = Int(count)
    self.init(count: max(2, Double(whole) < count ? whole + 1 : whole))
  }

  /// Creates the division of a quadratic curve. Coordinates and tolerance have the same unit.
  @inline(__always)
  init(
    quadratic x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, tolerance: Double
  ) {
    let dx = x0 - 2 * x1 + x2
    let dy = y0 - 2 * y1 + y2
    self.init(error: (dx * dx + dy * dy).squareRoot() / (4 * tolerance))
  }

  /// Creates the division of a cubic curve. Coordinates and tolerance have the same unit.
  @inline(__always)
  init(
    cubic x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double,
    tolerance: Double
  ) {
    let ax = x0 - 2 * x1 + x2
    let ay = y0 - 2 * y1 + y2
    let bx = x1 - 2 * x2 + x3
    let by = y1 - 2 * y2 + y3
    let largest = max(ax * ax + ay * ay, bx * bx + by * by)
    self.init(error: largest.squareRoot() * 0.75 / tolerance)
  }

  /// Returns the curve's parameter at the end of a chord, counted from 1, other than the last one.
  @inline(__always)
  func parameter(_ index: Int) -> Double { (Double(index) - Self.saving) * step }

  /// Returns the polynomial, highest power first, whose value at `step` times `index` is the coordinate of the point at
  /// ``parameter(_:)``, moved outward.
  ///
  /// - Parameter curve: The coefficients of a curve's coordinate, highest power first.
  @inline(__always)
  func polynomial(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double, Double, Double, Double) {
    // The parameter is smaller by this.
    let shift = Self.saving * step
    let square = step * step
    let b1 = b - 3 * a * shift
    let c1 = c - (2 * b - 3 * a * shift) * shift
    let d1 = d - (c - (b - a * shift) * shift) * shift
    return (a, b1, c1 - a * square / 2, d1 - b1 * square / 6)
  }
}
