import CRasterPixels
import Foundation

// Rows of radial and angular gradients in single precision. A color is an entry of a table, so that only pixels near the
// boundary of two entries, which an error bound finds, need the exact parameter.

/// Circles of which each contains the previous one, or is in it.
///
/// The parameter is (±√(b² + a·c) − b) ∕ a. Along a row, b is linear and the discriminant is quadratic, so that the
/// parameter is the sum of a linear function and of the square root of u² + w², where u is linear.
struct ApproximateCircles: Sendable {
  private let circles: GradientShader.Circles
  private let fromDevice: Transform
  private let entries: Int
  /// If the spread is pad.
  private let shift: Int32?
  private let a: Double
  private let scale: Double
  /// The change of b per pixel.
  private let step: Double
  /// The inverse and the root of the discriminant's coefficient of x².
  private let inverse: Double
  private let root: Double

  init?(_ circles: GradientShader.Circles, _ table: GradientTable, fromDevice: Transform) {
    guard circles.areNested else { return nil }
    self.circles = circles
    self.fromDevice = fromDevice
    entries = table.count
    shift = table.spread == .pad ? SinglePrecision.fractionBits(ofValuesUpTo: Double(entries)) : nil
    let offset = Vector2D(circles.offset)
    let direction = Vector2D(fromDevice.a, fromDevice.b)
    a = circles.growth * circles.growth - offset.dot(offset)
    scale = Double(entries) / a
    step = direction.dot(offset)
    let squared = step * step + a * direction.dot(direction)
    guard squared > 0 else { return nil }
    inverse = 1 / squared
    root = squared.squareRoot()
  }

  /// Prepares a row, except for its colors.
  ///
  /// - Returns: Whether few pixels need the exact parameter.
  @inline(__always)
  func prepare(_ row: inout CPixelsGradient, x: Int, y: Int, count: Int) -> Bool {
    let start = fromDevice.center(x: x, y: y, from: circles.center)
    let b = start.dot(Vector2D(circles.offset)) + circles.radius * circles.growth
    // The coefficients of 2 · x and of 1 in the discriminant.
    let mixed = b * step + a * start.dot(Vector2D(fromDevice.a, fromDevice.b))
    let constant = b * b + a * (start.dot(start) - circles.radius * circles.radius)
    let u = LinearFunction(start: mixed * root * inverse * scale, step: root * scale)
    let w = max(0, constant - mixed * mixed * inverse).squareRoot() * scale
    let line = LinearFunction(start: -b * scale, step: -step * scale)
    // Of u and of the line there are two roundings. Those of u change the root r by 2·u²/r. Of u², of w² and of their sum there is
    // one, of which half changes the root; of the root there is 0.1, and of both sums of the root and the line one. 2·u²/r + 3.1·r is
    // convex, and below the larger of these sums. Offsets from the center of a vector have two roundings.
    let extents = (u: u.extent(count), line: line.extent(count))
    let ofRoot = max(5.2 * extents.u + 0.75 * w, 2.75 * extents.u + 3.2 * w)
    let terms = ofRoot + 4 * extents.line + 16 * (u.step.magnitude + line.step.magnitude)
    let error = terms * SinglePrecision.rounding + Double(entries) * 0x1p-31
    guard error < SinglePrecision.largestRowError else { return false }
    row.shape = CPixelsCircles
    row.shift = shift ?? SinglePrecision.fractionBits(ofValuesUpTo: extents.u + w + extents.line)
    let unit = Double(1 << row.shift)
    row.setRoot(u, w, unit: unit)
    row.isGrowing = circles.growth > 0
    row.y = line.start * unit
    row.yStep = line.step * unit
    row.error = SinglePrecision.integer(above: error * unit)
    return true
  }
}

/// A turn around a center.
struct ApproximateTurn: Sendable {
  private let center: CGPoint
  private let fromDevice: Transform
  /// The largest coordinate that does not round an angle noticeably.
  private let largestExtent: Double
  private let step: Vector2D
  /// Entries per radian.
  private let scale: Double
  private let offset: Double
  private let shift: Int32
  private let radius: Float
  private let farRadius: Float
  private let error: UInt32
  private let farError: UInt32

  /// - Parameter first: The angle of the first entry, in radians.
  init?(around center: CGPoint, from first: Double, _ table: GradientTable, fromDevice: Transform) {
    // The exact angle is relative to the first one, which rounds it if that is large.
    guard first.magnitude < 1e6 else { return nil }
    self.center = center
    self.fromDevice = fromDevice
    step = Vector2D(fromDevice.a, fromDevice.b)
    // Coordinates are sums of these.
    let origin = center.x.magnitude + center.y.magnitude + fromDevice.tx.magnitude + fromDevice.ty.magnitude
    largestExtent = min(1e6, step.length * 0x1p30 - Double(origin))
    let entries = Double(table.count)
    let turns = first / (2 * Double.pi)
    scale = entries / (2 * Double.pi)
    offset = (turns.rounded(.down) - turns) * entries
    shift = SinglePrecision.fractionBits(ofValuesUpTo: 2 * entries)
    let roundings = SinglePrecision.rounding * Double(1 << shift)
    // Two roundings of each coordinate turn the angle by up to two roundings. The offset from the center of a vector has
    // 16 roundings of a step, which outside of the radius turn it by up to 8. The quotient has half a rounding, and the
    // arctangent 4. The product with the scale is an eighth of the entries, the quarters half of them, the offset all, and
    // both sums and that with the error at most two.
    radius = Float(2 * (step.x.magnitude + step.y.magnitude))
    error = SinglePrecision.integer(above: entries * (15 / (2 * Double.pi) + 6) * roundings)
    // Coordinates turn the angle by one rounding, and the quotient and the arctangent have 4.5. The sixth power of half a
    // span's length over this radius, divided by six, is less than a fifth. Coefficients have up to 15 roundings, but are
    // at most a sixteenth; of the polynomial's last step, which is as large, there are two. The rest is between two entries.
    farRadius = Float(Self.farSteps * step.length)
    let far = (5.5 + 0.2 + 17.0 / 16) / (2 * Double.pi)
    farError = SinglePrecision.integer(above: (entries * far + 4) * roundings)
  }

  /// The least distance from the center, in steps, of the center of a span of a vector.
  private static let farSteps = 120.0

  /// Prepares a row, except for its colors.
  ///
  /// - Returns: Whether few pixels need the exact parameter.
  @inline(__always)
  func prepare(_ row: inout CPixelsGradient, x: Int, y: Int, count: Int) -> Bool {
    let start = fromDevice.center(x: x, y: y, from: center)
    let extents = (LinearFunction(start: start.x, step: step.x), LinearFunction(start: start.y, step: step.y))
    guard max(extents.0.extent(count), extents.1.extent(count)) < largestExtent else { return false }
    row.shape = CPixelsTurn
    row.x = start.x
    row.y = start.y
    row.xStep = step.x
    row.yStep = step.y
    row.scale = scale
    row.offset = offset
    row.shift = shift
    row.radius = radius
    row.farRadius = farRadius
    // The distance of the row's line, times the length of a step. Below the largest extent, rounding is far less than a step.
    let distance = (start.x * step.y - start.y * step.x).magnitude
    row.isFar = distance > (2 * Self.farSteps + 1) * step.dot(step)
    row.error = error
    row.farError = farError
    return true
  }
}
