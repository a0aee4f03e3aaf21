import CPixels
import Foundation

// Rows of radial and angular gradients in single precision. A color is an entry of a table, so that only pixels near the
// boundary of two entries, which an error bound finds, need the exact parameter.

/// The rounding error of one operation in single precision, relative to its result.
private let rounding = 0x1p-24

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

  /// The largest error, in table entries, at which approximate rows are worthwhile.
  private static let largestError = 0.1

  init?(_ circles: GradientShader.Circles, _ table: GradientTable, fromDevice: Transform) {
    guard circles.areNested else { return nil }
    self.circles = circles
    self.fromDevice = fromDevice
    entries = table.count
    shift = table.spread == .pad ? fractionBits(ofValuesUpTo: Double(entries)) : nil
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

  /// Returns a row without its colors; `nil` if most pixels would need the exact parameter.
  @inline(__always)
  func row(x: Int, y: Int, count: Int) -> CPixelsGradient? {
    let start = position(of: x, y, from: circles.center, fromDevice)
    let b = start.dot(Vector2D(circles.offset)) + circles.radius * circles.growth
    // The coefficients of 2 · x and of 1 in the discriminant.
    let mixed = b * step + a * start.dot(Vector2D(fromDevice.a, fromDevice.b))
    let constant = b * b + a * (start.dot(start) - circles.radius * circles.radius)
    let u = LinearFunction(start: mixed * root * inverse * scale, step: root * scale)
    let w = max(0, constant - mixed * mixed * inverse).squareRoot() * scale
    let line = LinearFunction(start: -b * scale, step: -step * scale)
    // Two roundings each of u and of the line, three of the root, and one of the sum. Offsets from the center of a vector
    // have two.
    let extents = (u: u.extent(count), line: line.extent(count))
    let terms = 6 * extents.u + 4 * w + 3 * extents.line + 16 * (u.step.magnitude + line.step.magnitude)
    let error = terms * rounding + Double(entries) * 0x1p-31
    guard error < Self.largestError else { return nil }
    var row = CPixelsGradient()
    row.shape = CPixelsCircles
    row.shift = shift ?? fractionBits(ofValuesUpTo: extents.u + w + extents.line)
    let unit = Double(1 << row.shift)
    row.x = u.start * unit
    row.xStep = u.step * unit
    row.square = Float((w * unit) * (w * unit))
    row.scale = circles.growth > 0 ? 1 : -1
    row.y = line.start * unit
    row.yStep = line.step * unit
    row.error = integer(above: error * unit)
    return row
  }
}

/// A turn around a center.
struct ApproximateTurn: Sendable {
  private let center: CGPoint
  private let fromDevice: Transform
  /// A row without its position.
  ///
  /// `nonisolated(unsafe)`: the pointer in it is null.
  private nonisolated(unsafe) let turn: CPixelsGradient

  /// - Parameter first: The angle of the first entry, in radians.
  init?(around center: CGPoint, from first: Double, _ table: GradientTable, fromDevice: Transform) {
    // The exact angle is relative to the first one, which rounds it if that is large.
    guard first.magnitude < 1e6 else { return nil }
    self.center = center
    self.fromDevice = fromDevice
    let step = Vector2D(fromDevice.a, fromDevice.b)
    let entries = Double(table.count)
    let turns = first / (2 * Double.pi)
    var turn = CPixelsGradient()
    turn.shape = CPixelsTurn
    turn.xStep = step.x
    turn.yStep = step.y
    turn.scale = entries / (2 * Double.pi)
    turn.offset = (turns.rounded(.down) - turns) * entries
    turn.shift = fractionBits(ofValuesUpTo: 2 * entries)
    let roundings = rounding * Double(1 << turn.shift)
    // Two roundings of each coordinate turn the angle by up to two roundings. The offset from the center of a vector has
    // 16 roundings of a step, which outside of the radius turn it by up to 8. The arctangent and its quadrant have 14. The
    // scale and the product are at most half of the entries, the offset all of them, and the sum one and a half times.
    turn.radius = Float(2 * (step.x.magnitude + step.y.magnitude))
    turn.error = integer(above: entries * (28 / (2 * Double.pi) + 3.5) * roundings)
    // The sixth power of half a vector's length over this radius, divided by six, is less than 2 roundings. Coordinates,
    // arctangent and coefficients have 18. The polynomial, with four roundings, is at most one entry from the angle of half a
    // vector's length, which is less than a fortieth of the entries.
    turn.farRadius = Float(80 * step.dot(step).squareRoot())
    turn.farError = integer(above: (entries * (20 / (2 * Double.pi) + 0.1) + 4) * roundings)
    self.turn = turn
  }

  /// Returns a row without its colors; `nil` if most pixels would need the exact parameter.
  @inline(__always)
  func row(x: Int, y: Int, count: Int) -> CPixelsGradient? {
    let start = position(of: x, y, from: center, fromDevice)
    let extents = (LinearFunction(start: start.x, step: turn.xStep), LinearFunction(start: start.y, step: turn.yStep))
    guard max(extents.0.extent(count), extents.1.extent(count)) < 1e6 else { return nil }
    var row = turn
    row.x = start.x
    row.y = start.y
    return row
  }
}

/// Returns the position of a pixel's center relative to a point.
private func position(of x: Int, _ y: Int, from point: CGPoint, _ fromDevice: Transform) -> Vector2D {
  let position = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
  return Vector2D(Double(position.x - point.x), Double(position.y - point.y))
}

/// Returns the number of fraction bits, at most 16, with which values are 32-bit integers.
private func fractionBits(ofValuesUpTo limit: Double) -> Int32 {
  Int32(min(16, 29 - (limit + 1).exponent))
}

/// Returns a bound of an error in fixed point, including that of rounding toward zero.
private func integer(above error: Double) -> UInt32 { UInt32(error) + 2 }

/// A linear function of the pixels of a row.
private struct LinearFunction {
  let start: Double
  let step: Double

  /// The largest magnitude of a value.
  func extent(_ count: Int) -> Double {
    // Rows are computed in whole vectors.
    max(start.magnitude, (start + step * Double(count + 16)).magnitude)
  }
}
