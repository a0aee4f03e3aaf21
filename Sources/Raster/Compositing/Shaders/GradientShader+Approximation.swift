import CPixels
import Foundation

/// Rows of radial and angular gradients in single precision. A color is an entry of a table, so that only pixels near the
/// boundary of two entries, which the row's error bound finds, need the exact parameter.
extension GradientShader {
  /// The rounding error of one operation in single precision, relative to its result.
  private static let rounding = 0x1p-24

  /// The largest error, in table entries, at which approximate rows are worthwhile.
  private static let largestError = 0.1

  /// Returns a row in table entries, without its colors; `nil` if most pixels would need the exact parameter.
  func approximation(x: Int, y: Int, count: Int) -> CPixelsGradient? {
    switch geometry {
    case .linear: nil
    case .radial(let circles): approximation(circles, x: x, y: y, count: count)
    case .angular(let center, let start): approximation(around: center, start, x: x, y: y, count: count)
    }
  }

  /// The parameter is (±√(b² + a·c) − b) ∕ a. Along a row, b is linear and the discriminant is quadratic, so that the
  /// parameter is the sum of a linear function and of the square root of u² + w², where u is linear.
  private func approximation(_ circles: Circles, x: Int, y: Int, count: Int) -> CPixelsGradient? {
    guard circles.areNested else { return nil }
    let entries = Double(table.count)
    let centers = Vector2D(Double(circles.offset.x), Double(circles.offset.y))
    let a = circles.growth * circles.growth - centers.dot(centers)
    let (start, step) = positions(from: circles.center, x: x, y: y)
    let b = LinearFunction(start: start.dot(centers) + circles.radius * circles.growth, step: step.dot(centers))
    // The discriminant is squared · x² + 2 · mixed · x + constant.
    let squared = b.step * b.step + a * step.dot(step)
    let mixed = b.start * b.step + a * start.dot(step)
    let constant = b.start * b.start + a * (start.dot(start) - circles.radius * circles.radius)
    guard squared > 0 else { return nil }
    let scale = entries / a
    let root = squared.squareRoot()
    let u = LinearFunction(start: mixed / root * scale, step: root * scale)
    let w = max(0, constant - mixed * mixed / squared).squareRoot() * scale
    var line = LinearFunction(start: -b.start * scale, step: -b.step * scale)
    // Circles that grow begin at a radius of 0, and those that shrink end there.
    let lowest =
      circles.growth > 0 ? circles.radius / circles.growth * -entries : -(u.extent(count) + w + line.extent(count))
    line.start += offset(ofValuesFrom: lowest)
    var gradient = CPixelsGradient()
    gradient.shape = CPixelsCircles
    gradient.x = u.start
    gradient.xStep = u.step
    gradient.square = Float(w * w)
    gradient.scale = circles.growth > 0 ? 1 : -1
    gradient.y = line.start
    gradient.yStep = line.step
    // Two roundings each of u and of the line, three of the root, and one of the sum. Offsets from the center of a vector
    // have two.
    let terms = 6 * u.extent(count) + 4 * w + 3 * line.extent(count) + 16 * (u.step.magnitude + line.step.magnitude)
    gradient.error = Float(terms * Self.rounding + entries * 0x1p-31)
    return Double(gradient.error) < Self.largestError ? gradient : nil
  }

  private func approximation(
    around center: CGPoint, _ first: Double, x: Int, y: Int, count: Int
  ) -> CPixelsGradient? {
    guard first.isFinite else { return nil }
    let (start, step) = positions(from: center, x: x, y: y)
    let extent = max(
      LinearFunction(start: start.x, step: step.x).extent(count),
      LinearFunction(start: start.y, step: step.y).extent(count))
    guard extent < 1e6 else { return nil }
    let entries = Double(table.count)
    let turn = 2 * Double.pi
    var gradient = CPixelsGradient()
    gradient.shape = CPixelsTurn
    gradient.x = start.x
    gradient.y = start.y
    gradient.xStep = step.x
    gradient.yStep = step.y
    gradient.scale = entries / turn
    gradient.offset = (2 - first / turn + (first / turn).rounded(.down)) * entries
    // Two roundings of each coordinate turn the angle by up to two roundings. The offset from the center of a vector has
    // 16 roundings of a step, which outside of the radius turn it by up to 8. The arctangent and its quadrant have 14.
    gradient.radius = Float(2 * (step.x.magnitude + step.y.magnitude))
    gradient.error = Float(entries * (28 / turn + 6) * Self.rounding)
    // The sixth power of half a vector's length over this radius, divided by six, is less than 10 roundings. Coordinates,
    // arctangent and coefficients have 18. Values of the polynomial are less than 128, with four roundings.
    gradient.farRadius = Float(64 * step.dot(step).squareRoot())
    gradient.farError = Float((entries * 28 / turn + 600) * Self.rounding)
    return gradient
  }

  /// Returns the offset at which values are at least 0, if they are periodic, or 1 at the first entry.
  private func offset(ofValuesFrom lowest: Double) -> Double {
    if table.spread == .pad { return 1 }
    let period = 2 * Double(table.count)
    return (-lowest / period).rounded(.up) * period
  }

  /// Returns the position of a pixel relative to a point, and the change per pixel of a row.
  private func positions(from center: CGPoint, x: Int, y: Int) -> (start: Vector2D, step: Vector2D) {
    let first = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
    return (
      Vector2D(Double(first.x - center.x), Double(first.y - center.y)), Vector2D(fromDevice.a, fromDevice.b)
    )
  }
}

/// A linear function of the pixels of a row.
private struct LinearFunction {
  var start: Double
  let step: Double

  /// The largest magnitude of a value.
  func extent(_ count: Int) -> Double {
    // Rows are computed in whole vectors.
    max(start.magnitude, (start + step * Double(count + 16)).magnitude)
  }
}
