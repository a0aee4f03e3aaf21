import CRasterPixels
import Foundation

/// Circles that touch each other in one point, in rows in single precision. They fill one side of their common tangent, and leave
/// the other one transparent.
///
/// The circle through a point has the radius (L + M²/L) / 2, where L is the distance from the tangent and M the distance along it
/// from the common point. Both are linear along a row, and no digits cancel out.
struct ApproximateTouchingCircles: Sendable {
  private let fromDevice: Transform
  private let entries: Double
  private let spread: GradientPaint.Spread
  /// The common point.
  private let touch: CGPoint
  /// The direction from the tangent to the centers, and that of the tangent.
  private let normal: Vector2D
  private let tangent: Vector2D
  /// The changes of both distances per pixel.
  private let steps: Vector2D
  /// Entries per L + M²/L.
  private let scale: Double
  /// Whether circles grow.
  private let sign: Double
  /// The value of the circle without a radius.
  private let first: Double

  /// The distance from the tangent, in pixels along the row, at which a pixel is computed exactly.
  private static let margin = 0.5
  /// The largest value in entries, if it is not limited by a padded table.
  private static let largestValue = 8192.0

  init?(_ circles: GradientShader.Circles, _ table: GradientTable, fromDevice: Transform) {
    let offset = Vector2D(circles.offset)
    let growth = circles.growth
    guard growth != 0, offset.dot(offset) - growth * growth == 0 else { return nil }
    self.fromDevice = fromDevice
    entries = Double(table.count)
    spread = table.spread
    sign = growth > 0 ? 1 : -1
    let length = growth.magnitude
    normal = Vector2D(sign * offset.x / length, sign * offset.y / length)
    tangent = Vector2D(-normal.y, normal.x)
    touch = CGPoint(
      x: Double(circles.center.x) - circles.radius * normal.x, y: Double(circles.center.y) - circles.radius * normal.y)
    let step = Vector2D(fromDevice.a, fromDevice.b)
    steps = Vector2D(step.dot(normal), step.dot(tangent))
    scale = entries / (2 * length)
    first = -circles.radius / growth * entries
  }

  /// Prepares the inner part of a row, except for its colors.
  ///
  /// - Returns: `nil` if many pixels need the exact parameter.
  func prepare(_ row: inout CPixelsGradient, x: Int, y: Int, count: Int) -> VisiblePixels? {
    let start = fromDevice.center(x: x, y: y, from: touch)
    let distances = Vector2D(start.dot(normal), start.dot(tangent))
    let reach = start.length + (steps.x.magnitude + steps.y.magnitude) * Double(count)
    // The nearest distance from the tangent must be known to more digits than single precision has.
    let nearest = steps.x == 0 ? distances.x.magnitude : steps.x.magnitude * Self.margin
    guard nearest > reach * 0x1p-24 else { return nil }
    let visible = pixels(beyond: -Self.margin, distances.x, count)
    var inner = pixels(beyond: Self.margin, distances.x, count)
    if spread != .pad { inner = inner.clamped(to: pixels(upTo: Self.largestValue, distances, count)) }
    guard let last = inner.last else { return VisiblePixels(visible: visible, inner: visible.prefix(0)) }
    // Convex, so that one of the ends is the largest.
    var largest = max(value(distances, inner.lowerBound), value(distances, last))
    if spread == .pad { largest = min(largest, entries + first.magnitude) }
    // Of L, of M and of the value of the first circle there are two roundings; a change of L changes the sum by at most as large a
    // part of it, and one of M by twice that. The square and both sums have one, the quotient 1.1. Offsets from the center of a vector
    // have 16 roundings of a step, by which L changes the sum by that part of L, and M by twice the slope.
    let slope = (scale * largest / nearest).squareRoot()
    let ofSteps = 16 * largest * steps.x.magnitude / nearest + 32 * steps.y.magnitude * slope
    // The roundings of the distances and of the exact parameter in double precision, if the nearest distance is the least one.
    let ofDoubles = largest * 0x1p-25 + scale * reach * 0x1p-26
    let error =
      (10.1 * largest + 3 * first.magnitude + ofSteps) * SinglePrecision.rounding + ofDoubles + entries * 0x1p-31
    guard error < SinglePrecision.largestRowError else { return nil }
    row.shape = CPixelsTouching
    row.shift = SinglePrecision.fractionBits(ofValuesUpTo: spread == .pad ? entries : largest + first.magnitude)
    let unit = Double(1 << row.shift)
    let offset = Double(inner.lowerBound)
    row.x = (distances.x + steps.x * offset) * scale * unit
    row.xStep = steps.x * scale * unit
    row.other = (distances.y + steps.y * offset) * scale * unit
    row.otherStep = steps.y * scale * unit
    row.isGrowing = sign > 0
    row.y = first * unit
    row.error = SinglePrecision.integer(above: error * unit)
    return VisiblePixels(visible: visible, inner: inner)
  }

  /// The value at a pixel, without that of the first circle.
  private func value(_ distances: Vector2D, _ pixel: Int) -> Double {
    let (l, m) = (distances.x + steps.x * Double(pixel), distances.y + steps.y * Double(pixel))
    return scale * (l + m * m / l)
  }

  /// The pixels at a distance along the row from the tangent, on the side of the centers.
  private func pixels(beyond distance: Double, _ l: Double, _ count: Int) -> Range<Int> {
    guard steps.x != 0 else { return l > 0 ? 0..<count : 0..<0 }
    let edge = -l / steps.x
    if steps.x > 0 { return limited((edge + distance).rounded(.up), count)..<count }
    return 0..<limited((edge - distance).rounded(.down) + 1, count)
  }

  private func limited(_ place: Double, _ count: Int) -> Int { place > 0 ? Int(min(place, Double(count))) : 0 }

  /// The pixels up to a value, which are inside of a circle.
  private func pixels(upTo value: Double, _ distances: Vector2D, _ count: Int) -> Range<Int> {
    let diameter = value / scale
    let squared = steps.dot(steps)
    let mixed = distances.dot(steps) - diameter * steps.x / 2
    let discriminant = mixed * mixed - squared * (distances.dot(distances) - diameter * distances.x)
    guard discriminant > 0, squared > 0 else { return 0..<0 }
    let root = discriminant.squareRoot()
    let start = limited(((-mixed - root) / squared).rounded(.up), count)
    return start..<max(start, limited(((-mixed + root) / squared).rounded(.down) + 1, count))
  }
}
