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

  private func approximation(_ circles: Circles, x: Int, y: Int, count: Int) -> CPixelsGradient? {
    // Shrinking circles are rare.
    guard circles.growth > 0 else { return nil }
    let entries = Double(table.count)
    let offset = Vector2D(Double(circles.offset.x), Double(circles.offset.y))
    let a = offset.dot(offset) - circles.growth * circles.growth
    var gradient = CPixelsGradient()
    if offset.x == 0, offset.y == 0 {
      // In entries: one radius of growth is the whole table.
      let unit = entries / circles.growth
      guard let line = line(from: circles.center, unit: unit, x: x, y: y, count: count) else { return nil }
      line.write(to: &gradient)
      let radius = circles.radius * unit
      gradient.shape = CPixelsCircle
      gradient.offset = Float(radius)
      // Each coordinate has four roundings, its distance four more.
      gradient.error = Float((16 * line.extent + 2 * radius) * Self.rounding + entries * 0x1p-31)
      return Double(gradient.error) < Self.largestError ? gradient : nil
    }
    // The circles contain each other, so that every pixel has one color: no pixel is outside of all circles.
    guard a < 0 else { return nil }
    let unit = 1 / circles.growth
    guard let line = line(from: circles.center, unit: unit, x: x, y: y, count: count) else { return nil }
    line.write(to: &gradient)
    let radius = circles.radius * unit
    let slope = a * unit * unit
    gradient.shape = CPixelsNestedCircles
    gradient.a = Float(slope)
    gradient.b = (Float(offset.x * unit), Float(offset.y * unit), Float(radius))
    gradient.c = Float(radius * radius)
    gradient.offset = Float(entries / slope)
    let scale = entries / slope.magnitude
    let extent = line.extent + radius + 1
    // The errors of b, and of the root: half of the discriminant's error, divided by the root.
    gradient.error = Float(scale * 12 * extent * Self.rounding + entries * 0x1p-31)
    gradient.relativeError = Float(scale * 24 * extent * Self.rounding)
    return Double(gradient.error) < Self.largestError ? gradient : nil
  }

  private func approximation(
    around center: CGPoint, _ start: Double, x: Int, y: Int, count: Int
  ) -> CPixelsGradient? {
    guard start.isFinite, let line = line(from: center, unit: 1, x: x, y: y, count: count) else { return nil }
    let entries = Double(table.count)
    let turn = 2 * Double.pi
    var gradient = CPixelsGradient()
    line.write(to: &gradient)
    gradient.shape = CPixelsTurn
    gradient.b.0 = Float(entries / turn)
    gradient.offset = Float((start / turn - (start / turn).rounded(.down)) * entries)
    // Nearer to the center, the errors of coordinates turn the angle by more than the tolerated 10⁻⁵.
    gradient.radius = Float(line.extent * 8 * Self.rounding / 1e-5)
    gradient.error = Float(entries * (1.2e-5 / turn + 8 * Self.rounding))
    return gradient
  }

  /// Returns the positions of a row's pixels relative to a point, in a unit; `nil` if they are not finite.
  private func line(from center: CGPoint, unit: Double, x: Int, y: Int, count: Int) -> GradientLine? {
    let first = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
    let line = GradientLine(
      start: Vector2D(Double(first.x - center.x) * unit, Double(first.y - center.y) * unit),
      step: Vector2D(fromDevice.a * unit, fromDevice.b * unit), count: count)
    return line.extent < 1e6 ? line : nil
  }
}

/// The positions of a row's pixels in a gradient.
private struct GradientLine {
  let start: Vector2D
  let step: Vector2D
  /// The largest magnitude of a coordinate, or of its change along the row.
  let extent: Double

  init(start: Vector2D, step: Vector2D, count: Int) {
    self.start = start
    self.step = step
    // Rows are computed in whole vectors.
    let length = Double(count + 16)
    extent = max(
      start.x.magnitude + step.x.magnitude * length, start.y.magnitude + step.y.magnitude * length)
  }

  func write(to gradient: inout CPixelsGradient) {
    gradient.x = Float(start.x)
    gradient.y = Float(start.y)
    gradient.xStep = Float(step.x)
    gradient.yStep = Float(step.y)
  }
}
