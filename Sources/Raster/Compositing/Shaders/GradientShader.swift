import Foundation

/// Computes the colors of a gradient at pixel centers.
final class GradientShader: Sendable {
  private enum Geometry: Sendable {
    /// The change of the parameter per column and per row, and its value at the device origin.
    case linear(byColumn: Double, byRow: Double, atOrigin: Double)
    case radial(Circles)
    /// A center and a start angle in radians.
    case angular(center: CGPoint, start: Double)
  }

  /// The first circle's center and radius, and the differences to the second circle.
  private struct Circles: Sendable {
    var center: CGPoint
    var radius: Double
    var offset: CGPoint
    var growth: Double
  }

  private let geometry: Geometry
  private let table: GradientTable
  private let fromDevice: Transform

  /// Whether all pixels are opaque. Two circles may leave pixels transparent.
  var isOpaque: Bool {
    if case .radial = geometry { return false }
    return table.isOpaque
  }

  /// Whether each row has a single color.
  var isUniformAcross: Bool {
    if case .linear(let byColumn, _, _) = geometry { return fixed(byColumn) == 0 }
    return false
  }

  private init(geometry: Geometry, table: GradientTable, fromDevice: Transform) {
    self.geometry = geometry
    self.table = table
    self.fromDevice = fromDevice
  }

  /// Returns the paint of a gradient, or `nil` if it paints nothing: without stops, with a transform that is not
  /// invertible, or between two equal circles. A line without length paints the last color, as in SVG.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - transform: The transform from the gradient's space to device pixels.
  ///   - tables: The cache of color tables.
  static func paint(_ gradient: GradientPaint, transform: Transform, tables: GradientTables) -> PreparedPaint? {
    guard let last = gradient.stops.last else { return nil }
    if gradient.stops.count == 1 { return .solid(last.color.premultiplied) }
    guard let fromDevice = transform.inverse else { return nil }
    let geometry: Geometry
    var resolution = 1024.0
    switch gradient.geometry {
    case .linear(let start, let end):
      let dx = Double(end.x - start.x)
      let dy = Double(end.y - start.y)
      let squared = dx * dx + dy * dy
      guard squared.isFinite else { return nil }
      guard squared > 0 else { return .solid(last.color.premultiplied) }
      let byColumn = (fromDevice.a * dx + fromDevice.b * dy) / squared
      let byRow = (fromDevice.c * dx + fromDevice.d * dy) / squared
      let atOrigin =
        ((fromDevice.tx - Double(start.x)) * dx + (fromDevice.ty - Double(start.y)) * dy) / squared
      guard byColumn.isFinite, byRow.isFinite, atOrigin.isFinite else { return nil }
      geometry = .linear(byColumn: byColumn, byRow: byRow, atOrigin: atOrigin)
      resolution = 4 / (byColumn * byColumn + byRow * byRow).squareRoot()
    case .radial(let start, let startRadius, let end, let endRadius):
      let circles = Circles(
        center: start, radius: max(0, Double(startRadius)), offset: CGPoint(x: end.x - start.x, y: end.y - start.y),
        growth: max(0, Double(endRadius)) - max(0, Double(startRadius)))
      guard circles.growth != 0 || circles.offset.x != 0 || circles.offset.y != 0 else { return nil }
      geometry = .radial(circles)
    case .angular(let center, let start):
      geometry = .angular(center: center, start: start.radians)
    }
    guard let table = tables.table(of: gradient, resolution: resolution) else { return nil }
    return .gradient(GradientShader(geometry: geometry, table: table, fromDevice: fromDevice))
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  func colors(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
    table.entries.withUnsafeBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      switch geometry {
      case .linear(let byColumn, let byRow, let atOrigin):
        let start = fixed(atOrigin + byRow * (Double(y) + 0.5) + byColumn * 0.5)
        let step = fixed(byColumn)
        if step == 0 {
          row.update(repeating: color(start, entries), count: count)
        } else {
          for index in 0..<count { row[index] = color(start &+ step &* Int64(x &+ index), entries) }
        }
      case .radial(let circles):
        for index in 0..<count {
          let point = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
          if let parameter = parameter(of: point, between: circles) {
            row[index] = color(fixed(parameter), entries)
          } else {
            row[index] = 0
          }
        }
      case .angular(let center, let start):
        for index in 0..<count {
          let point = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
          let angle = Trigonometry.arctangent(y: Double(point.y - center.y), x: Double(point.x - center.x))
          let turns = (angle - start) / (2 * Double.pi)
          row[index] = color(fixed(turns - turns.rounded(.down)), entries)
        }
      }
    }
  }

  /// Returns the largest parameter whose circle contains a point and has a nonnegative radius.
  @inline(__always)
  private func parameter(of point: CGPoint, between circles: Circles) -> Double? {
    let x = Double(point.x - circles.center.x)
    let y = Double(point.y - circles.center.y)
    let offsetX = Double(circles.offset.x)
    let offsetY = Double(circles.offset.y)
    let growth = circles.growth
    if offsetX == 0 && offsetY == 0 { return ((x * x + y * y).squareRoot() - circles.radius) / growth }
    // |point − t·offset|² = (radius + t·growth)², as a·t² − 2b·t + c = 0.
    let a = offsetX * offsetX + offsetY * offsetY - growth * growth
    let b = x * offsetX + y * offsetY + circles.radius * growth
    let c = x * x + y * y - circles.radius * circles.radius
    if a == 0 {
      let only = c / (2 * b)
      return b != 0 && circles.radius + only * growth >= 0 ? only : nil
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let larger = max((b + root) / a, (b - root) / a)
    if circles.radius + larger * growth >= 0 { return larger }
    let smaller = min((b + root) / a, (b - root) / a)
    return circles.radius + smaller * growth >= 0 ? smaller : nil
  }

  /// Converts a parameter to 32.32 fixed point, clamped to a large range.
  @inline(__always)
  private func fixed(_ parameter: Double) -> Int64 {
    let limit = 1_048_576.0
    let clamped = parameter > -limit ? (parameter < limit ? parameter : limit) : -limit
    return Int64((clamped * 4_294_967_296 + 0.5).rounded(.down))
  }

  @inline(__always)
  private func color(
    _ parameter: Int64, _ entries: UnsafePointer<PremultipliedPixel>
  ) -> PremultipliedPixel {
    let one: Int64 = 1 << 32
    var position = parameter
    switch table.spread {
    case .pad:
      if position < 0 { return table.first }
      if position >= one { return table.last }
    case .repeat:
      position &= one &- 1
    case .reflect:
      position &= 2 &* one &- 1
      if position >= one { position = 2 &* one &- 1 &- position }
    }
    return entries[Int(position &>> table.indexShift)]
  }
}
