import CRasterPixels
import Foundation

/// Computes the colors of a gradient at pixel centers.
final class GradientShader: Sendable {
  private enum Geometry {
    case linear(LinearParameter)
    case radial(Circles)
    case angular
  }

  /// The first circle's center and radius, and the differences to the second circle.
  struct Circles: Sendable {
    var center: CGPoint
    var radius: Double
    var offset: CGPoint
    var growth: Double

    /// Whether each circle contains the previous one, or each is in it, so that every point is on exactly one.
    var areNested: Bool {
      Vector2D(offset).dot(Vector2D(offset)) < growth * growth
    }

    /// At least the largest number of pixels along which the parameter grows by 1.
    func longestPeriod(fromDevice: Transform) -> Double {
      let (across, down) = (Vector2D(fromDevice.a, fromDevice.b), Vector2D(fromDevice.c, fromDevice.d))
      // At most the shortest length of a step of a pixel in any direction.
      let step = (across.x * down.y - across.y * down.x).magnitude / (across.dot(across) + down.dot(down)).squareRoot()
      return (Vector2D(offset).length + growth.magnitude) / step
    }
  }

  /// A center and a start angle in radians.
  struct Turn: Sendable {
    var center: CGPoint
    var start: Double
  }

  private let geometry: Geometry
  let table: GradientTable
  // Not in objects, because releasing references waits until finished bands are copied.
  /// A radial or angular gradient.
  let curve: CPixelsCurve
  /// `nil` for other geometries. Circles contain each other, form a cone, or touch each other.
  let approximateCircles: ApproximateCircles?
  let approximateCone: ApproximateCone?
  let approximateTouchingCircles: ApproximateTouchingCircles?
  let approximateTurn: ApproximateTurn?

  /// Whether all pixels are opaque. Two circles may leave pixels transparent.
  var isOpaque: Bool {
    if curve.outside >> 24 < 255, case .radial(let circles) = geometry { return table.isOpaque && circles.areNested }
    return table.isOpaque
  }

  /// Whether each row has a single color.
  var isUniformAcross: Bool {
    if case .linear(let gradient) = geometry { return gradient.isUniformAcross }
    return false
  }

  /// Whether each column has a single color.
  var isUniformDown: Bool {
    if case .linear(let gradient) = geometry { return gradient.isUniformDown }
    return false
  }

  private convenience init(_ linear: LinearParameter, _ table: GradientTable) {
    self.init(.linear(linear), table, CPixelsCurve())
  }

  private convenience init(_ circles: Circles, _ table: GradientTable, fromDevice: Transform) {
    self.init(
      .radial(circles), table, CPixelsCurve(circles, fromDevice: fromDevice),
      circles: ApproximateCircles(circles, table, fromDevice: fromDevice),
      cone: ApproximateCone(circles, table, fromDevice: fromDevice),
      touchingCircles: ApproximateTouchingCircles(circles, table, fromDevice: fromDevice))
  }

  private convenience init(_ turn: Turn, _ table: GradientTable, fromDevice: Transform) {
    self.init(
      .angular, table, CPixelsCurve(turn, fromDevice: fromDevice),
      turn: ApproximateTurn(around: turn.center, from: turn.start, table, fromDevice: fromDevice))
  }

  private init(
    _ geometry: Geometry, _ table: GradientTable, _ curve: CPixelsCurve, circles: ApproximateCircles? = nil,
    cone: ApproximateCone? = nil, touchingCircles: ApproximateTouchingCircles? = nil, turn: ApproximateTurn? = nil
  ) {
    self.geometry = geometry
    self.table = table
    self.curve = curve
    approximateCircles = circles
    approximateCone = cone
    approximateTouchingCircles = touchingCircles
    approximateTurn = turn
  }

  /// A gradient composited over an opaque color: all of its pixels are opaque.
  ///
  /// The table's colors are composited instead of the pixels.
  convenience init(_ shader: GradientShader, over color: PremultipliedPixel) {
    var curve = shader.curve
    curve.outside = color
    self.init(
      shader.geometry, GradientTable(shader.table, over: color), curve, circles: shader.approximateCircles,
      cone: shader.approximateCone, touchingCircles: shader.approximateTouchingCircles, turn: shader.approximateTurn)
  }

  /// Returns the paint of a gradient, or `nil` if it paints nothing: without stops, with a transform that is not
  /// invertible, or between two equal circles. A line without length paints the last color, as in SVG.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - transform: The transform from user space to device pixels.
  ///   - tables: The cache of color tables.
  static func paint(_ gradient: GradientPaint, transform: Transform, tables: GradientTables) -> PreparedPaint? {
    guard let last = gradient.stops.last else { return nil }
    if gradient.stops.count == 1 { return .solid(last.color.premultiplied) }
    let toDevice = gradient.transform == .identity ? transform : gradient.transform.concatenating(transform)
    guard let fromDevice = toDevice.inverse else { return nil }
    func table(_ resolution: Double, _ pixels: Double) -> GradientTable? {
      tables.table(of: gradient, resolution: resolution, pixels: pixels)
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      let direction = Vector2D(Double(end.x - start.x), Double(end.y - start.y))
      let squared = direction.dot(direction)
      guard squared.isFinite else { return nil }
      guard squared > 0 else { return .solid(last.color.premultiplied) }
      guard let linear = LinearParameter(from: start, direction, fromDevice: fromDevice),
        let table = table(4 / linear.steepness, 1 / linear.steepness)
      else { return nil }
      return .gradient(GradientShader(linear, table))
    case .radial(let start, let startRadius, let end, let endRadius):
      let circles = Circles(
        center: start, radius: max(0, Double(startRadius)), offset: CGPoint(x: end.x - start.x, y: end.y - start.y),
        growth: max(0, Double(endRadius)) - max(0, Double(startRadius)))
      // Four entries per pixel, as along a line. More of a small table that is repeated would only need more digits of parameters.
      let pixels = circles.longestPeriod(fromDevice: fromDevice)
      let resolution = gradient.spread == .pad ? 1024 : min(1024, 4 * pixels)
      guard circles.growth != 0 || circles.offset.x != 0 || circles.offset.y != 0, let table = table(resolution, pixels)
      else { return nil }
      return .gradient(GradientShader(circles, table, fromDevice: fromDevice))
    case .angular(let center, let start):
      // At any distance from the center.
      guard let table = table(1024, .infinity) else { return nil }
      let turn = Turn(center: center, start: start.radians)
      return .gradient(GradientShader(turn, table, fromDevice: fromDevice))
    }
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  ///
  /// - Parameter queue: Finished bands to copy meanwhile.
  /// - Returns: The pixels that are not known to be transparent.
  func colors(
    x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) -> Range<Int> {
    table.colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return 0..<0 }
      let row = GradientRow(
        x: x, y: y, count: count, pixels: pixels, colors: colors + GradientTable.margin, entries: table.count,
        spread: table.spread, queue: queue)
      switch geometry {
      case .linear(let gradient): gradient.shade(row)
      case .radial: return shadeCircles(row)
      case .angular: shadeTurn(row)
      }
      return 0..<count
    }
  }

  /// Writes the colors of a prepared row.
  func shade(_ row: GradientRow, _ gradient: inout CPixelsGradient) {
    withUnsafePointer(to: curve) { curve in
      row.complete(&gradient, curve)
      CPixelsShade(&gradient, row.count, row.pixels, row.queue)
    }
  }

  /// Writes the exact colors of all pixels of a row.
  func shadeExactly(_ row: GradientRow) {
    var gradient = CPixelsGradient()
    withUnsafePointer(to: curve) { curve in
      row.complete(&gradient, curve)
      CPixelsShadeExactly(&gradient, row.count, row.pixels)
    }
  }
}
