import CRasterPixels
import Foundation

/// Circles that do not contain each other, in rows in single precision. They fill the inside of a cone, and leave the outside
/// transparent.
///
/// The parameter is (b + √D) ∕ a, where b is linear along a row, and the discriminant D is quadratic. Where D has roots, which
/// are the edges of the cone, it is the product of two linear functions, both of which are precise near their roots. The other
/// solution has a circle of the same sign of radius, because the apex is not between both.
struct ApproximateCone: Sendable {
  private let circles: GradientShader.Circles
  private let fromDevice: Transform
  /// The change of the position per pixel.
  private let direction: Vector2D
  private let entries: Int
  /// If the spread is pad.
  private let shift: Int32?
  private let a: Double
  private let scale: Double
  /// The change of b per pixel.
  private let step: Double
  /// The discriminant's coefficient of x².
  private let squared: Double

  /// The distance from an edge, in pixels, at which a pixel is computed exactly.
  private static let margin = 0.5

  init?(_ circles: GradientShader.Circles, _ table: GradientTable, fromDevice: Transform) {
    let offset = Vector2D(circles.offset)
    direction = Vector2D(fromDevice.a, fromDevice.b)
    a = offset.dot(offset) - circles.growth * circles.growth
    guard a > 0 else { return nil }
    self.circles = circles
    self.fromDevice = fromDevice
    entries = table.count
    shift = table.spread == .pad ? SinglePrecision.fractionBits(ofValuesUpTo: Double(entries)) : nil
    scale = Double(entries) / a
    step = direction.dot(offset)
    squared = step * step - a * direction.dot(direction)
  }

  /// Prepares the inner part of a row, except for its colors.
  ///
  /// - Returns: `nil` if many pixels need the exact parameter.
  func prepare(_ row: inout CPixelsGradient, x: Int, y: Int, count: Int) -> VisiblePixels? {
    let start = fromDevice.center(x: x, y: y, from: circles.center)
    let b = start.dot(Vector2D(circles.offset)) + circles.radius * circles.growth
    let discriminant = Quadratic(
      squared: squared, mixed: b * step - a * start.dot(direction),
      constant: b * b - a * (start.dot(start) - circles.radius * circles.radius))
    // Where the discriminant is less than its rounding errors, its sign is that of each exact pixel.
    let reach = (b.magnitude + step.magnitude * Double(count), start.length + direction.length * Double(count))
    let distances = reach.1 * reach.1 + circles.radius * circles.radius
    let least = (reach.0 * reach.0 + a * distances) * 0x1p-44
    if let roots = discriminant.roots {
      if squared < 0, circles.growth != 0 {
        // Both ends are in the same half of the double cone, and not at its apex, where rounding decides.
        let radii = (scaledRadius(b + step * roots.0), scaledRadius(b + step * roots.1))
        let reach = b.magnitude + step.magnitude * max(roots.0.magnitude, roots.1.magnitude)
        let least = (circles.radius * a + reach * circles.growth.magnitude) * 0x1p-44
        if max(radii.0, radii.1) < -least { return transparent }
        guard min(radii.0, radii.1) > least else { return nil }
      }
      guard let pixels = prepare(&row, between: roots, b, count) else { return nil }
      func isClear(_ pixel: Int, _ sign: Double) -> Bool {
        !(0..<count).contains(pixel) || sign * discriminant.value(at: pixel) >= least
      }
      guard isClear(pixels.visible.lowerBound - 1, -1), isClear(pixels.visible.upperBound, -1),
        pixels.inner.isEmpty || isClear(pixels.inner.lowerBound, 1) && isClear(pixels.inner.upperBound - 1, 1)
      else { return nil }
      return pixels
    }
    guard discriminant.squared != 0 || discriminant.mixed == 0 else { return nil }
    let extremum = discriminant.extremum
    if discriminant.squared >= 0, extremum >= least, circles.growth == 0 {
      return prepareWhole(&row, discriminant, b, count)
    }
    return discriminant.squared <= 0 && extremum <= -least ? transparent : nil
  }

  private var transparent: VisiblePixels { VisiblePixels(visible: 0..<0, inner: 0..<0) }

  /// Prepares a row of a strip, along which the discriminant is positive.
  private func prepareWhole(
    _ row: inout CPixelsGradient, _ discriminant: Quadratic, _ b: Double, _ count: Int
  ) -> VisiblePixels? {
    // √(u² + w²), as for circles that contain each other.
    let root = discriminant.squared.squareRoot()
    let start = root > 0 ? discriminant.mixed / root : 0
    let u = LinearFunction(start: start * scale, step: root * scale)
    let w = discriminant.extremum.squareRoot() * scale
    let terms = 6 * u.extent(count) + 4 * w + 16 * u.step.magnitude
    guard prepareLine(&row, b, count, largestRoot: u.extent(count) + w, terms: terms) else { return nil }
    let unit = Double(1 << row.shift)
    row.shape = CPixelsCircles
    row.setRoot(u, w, unit: unit)
    row.isGrowing = true
    return VisiblePixels(visible: 0..<count, inner: 0..<count)
  }

  /// Prepares a row with its edges at two positions, or beyond one of them.
  private func prepare(
    _ row: inout CPixelsGradient, between roots: (Double, Double), _ b: Double, _ count: Int
  ) -> VisiblePixels? {
    var edges = (-Double.infinity, Double.infinity)
    // The signs with which both functions are positive inside.
    var signs = (1.0, 1.0)
    if squared < 0 {
      edges = roots
      signs.1 = -1
    } else if circles.growth == 0 ? roots.1 < 0 : step * circles.growth > 0 {
      edges.0 = roots.1
    } else {
      edges.1 = roots.0
      signs = (-1, -1)
    }
    func pixels(_ distance: Double) -> Range<Int> {
      let (first, last) = (edges.0 - distance, edges.1 + distance)
      let start = first > 0 ? Int(min(first.rounded(.up), Double(count))) : 0
      return start..<max(start, last < Double(count) ? Int(max(last, -1).rounded(.down)) + 1 : count)
    }
    let visible = pixels(Self.margin)
    let inner = pixels(-Self.margin).clamped(to: visible)
    let root = squared.magnitude.squareRoot() * scale
    let first = Double(inner.lowerBound)
    let factors = (
      LinearFunction(start: signs.0 * root * (first - roots.0), step: signs.0 * root),
      LinearFunction(start: signs.1 * root * (first - roots.1), step: signs.1 * root)
    )
    let extents = (factors.0.extent(inner.count), factors.1.extent(inner.count))
    // Of each factor there are two roundings, and 26 of a step, which is at most twice the factor. Half of
    // them, half of the product's and one of the root's change the root.
    let largest = (extents.0 * extents.1).squareRoot()
    let ofSteps: Double = (root * extents.0).squareRoot() + (root * extents.1).squareRoot()
    let terms = 4 * largest + 19 * ofSteps
    let start = b + step * first
    guard prepareLine(&row, start, inner.count, largestRoot: largest, terms: terms) else { return nil }
    let unit = Double(1 << row.shift)
    row.shape = CPixelsCone
    let half = unit / 2
    row.x = factors.0.start * half
    row.xStep = factors.0.step * half
    row.other = factors.1.start * half
    row.otherStep = factors.1.step * half
    return VisiblePixels(visible: visible, inner: inner)
  }

  /// Returns `a` times the mean radius of the circles through a point, from b at the point. Both radii have its sign.
  private func scaledRadius(_ b: Double) -> Double { circles.radius * a + b * circles.growth }

  /// Prepares the linear function of a row, and finds the error.
  ///
  /// - Parameter terms: The roundings of the root, times its terms.
  /// - Returns: Whether few pixels need the exact parameter.
  private func prepareLine(
    _ row: inout CPixelsGradient, _ b: Double, _ count: Int, largestRoot: Double, terms: Double
  ) -> Bool {
    let line = LinearFunction(start: b * scale, step: step * scale)
    let extent = line.extent(count)
    let terms = terms + largestRoot + 4 * extent + 16 * line.step.magnitude
    let error = terms * SinglePrecision.rounding + Double(entries) * 0x1p-31
    guard error < SinglePrecision.largestRowError else { return false }
    row.shift = shift ?? SinglePrecision.fractionBits(ofValuesUpTo: largestRoot + extent)
    let unit = Double(1 << row.shift)
    row.y = line.start * unit
    row.yStep = line.step * unit
    row.error = SinglePrecision.integer(above: error * unit)
    return true
  }
}

/// The polynomial squared · x² + 2 · mixed · x + constant.
private struct Quadratic {
  let squared: Double
  let mixed: Double
  let constant: Double

  /// The least value if the leading coefficient is positive, and the greatest one if it is negative.
  var extremum: Double { squared == 0 ? constant : constant - mixed * mixed / squared }

  func value(at x: Int) -> Double { (squared * Double(x) + 2 * mixed) * Double(x) + constant }

  /// Both roots in order, if there are any.
  var roots: (Double, Double)? {
    let discriminant = mixed * mixed - squared * constant
    guard squared != 0, discriminant >= 0 else { return nil }
    // The sum of numbers of the same sign loses no digits.
    let sum = -(mixed + (mixed < 0 ? -1 : 1) * discriminant.squareRoot())
    guard sum != 0 else { return (0, 0) }
    let (first, second) = (sum / squared, constant / sum)
    return (min(first, second), max(first, second))
  }
}
