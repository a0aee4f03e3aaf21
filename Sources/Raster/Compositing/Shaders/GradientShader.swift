import CPixels
import Foundation

/// Computes the colors of a gradient at pixel centers.
final class GradientShader: Sendable {
  enum Geometry: Sendable {
    /// The change of the parameter per column and per row, and its value at the device origin.
    case linear(byColumn: Double, byRow: Double, atOrigin: Double)
    case radial(Circles)
    /// A center and a start angle in radians.
    case angular(center: CGPoint, start: Double)
  }

  /// The first circle's center and radius, and the differences to the second circle.
  struct Circles: Sendable {
    var center: CGPoint
    var radius: Double
    var offset: CGPoint
    var growth: Double

    /// Whether each circle contains the previous one, or each is in it, so that every point is on exactly one.
    var areNested: Bool {
      Double(offset.x) * Double(offset.x) + Double(offset.y) * Double(offset.y) < growth * growth
    }
  }

  let geometry: Geometry
  let table: GradientTable
  let fromDevice: Transform
  /// The color of pixels that are on no circle.
  private let outside: PremultipliedPixel
  /// `nil` for other geometries. Circles contain each other, form a cone, or touch each other.
  private let approximateCircles: ApproximateCircles?
  private let approximateCone: ApproximateCone?
  private let approximateTouchingCircles: ApproximateTouchingCircles?
  private let approximateTurn: ApproximateTurn?

  /// Whether all pixels are opaque. Two circles may leave pixels transparent.
  var isOpaque: Bool {
    if outside >> 24 < 255, case .radial(let circles) = geometry { return table.isOpaque && circles.areNested }
    return table.isOpaque
  }

  /// Whether each row has a single color.
  var isUniformAcross: Bool {
    if case .linear(let byColumn, _, _) = geometry { return fixed(byColumn) == 0 }
    return false
  }

  /// Whether each column has a single color.
  var isUniformDown: Bool {
    if case .linear(_, let byRow, _) = geometry { return byRow == 0 }
    return false
  }

  private init(geometry: Geometry, table: GradientTable, fromDevice: Transform) {
    self.geometry = geometry
    self.table = table
    self.fromDevice = fromDevice
    outside = 0
    if case .radial(let circles) = geometry {
      approximateCircles = ApproximateCircles(circles, table, fromDevice: fromDevice)
      approximateCone = ApproximateCone(circles, table, fromDevice: fromDevice)
      approximateTouchingCircles = ApproximateTouchingCircles(circles, table, fromDevice: fromDevice)
    } else {
      approximateCircles = nil
      approximateCone = nil
      approximateTouchingCircles = nil
    }
    if case .angular(let center, let start) = geometry {
      approximateTurn = ApproximateTurn(around: center, from: start, table, fromDevice: fromDevice)
    } else {
      approximateTurn = nil
    }
  }

  /// A gradient composited over an opaque color: all of its pixels are opaque.
  ///
  /// The table's colors are composited instead of the pixels.
  init(_ shader: GradientShader, over color: PremultipliedPixel) {
    geometry = shader.geometry
    table = GradientTable(shader.table, over: color)
    fromDevice = shader.fromDevice
    outside = color
    approximateCircles = shader.approximateCircles
    approximateCone = shader.approximateCone
    approximateTouchingCircles = shader.approximateTouchingCircles
    approximateTurn = shader.approximateTurn
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
  ///
  /// - Parameter queue: Finished bands to copy meanwhile.
  /// - Returns: The pixels that are not known to be transparent.
  func colors(
    x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) -> Range<Int> {
    table.colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return 0..<0 }
      let entries = colors + GradientTable.margin
      switch geometry {
      case .linear(let byColumn, let byRow, let atOrigin):
        let start = fixed(atOrigin + byRow * (Double(y) + 0.5) + byColumn * 0.5)
        let step = fixed(byColumn)
        shade(from: start &+ step &* Int64(x), step: step, count: count, entries, into: row, queue)
      case .radial:
        if let approximateCone {
          return shadeVisible(x: x, y: y, count: count, entries, into: row, queue) {
            approximateCone.prepare(&$0, x: x, y: y, count: count)
          }
        } else if let approximateTouchingCircles {
          return shadeVisible(x: x, y: y, count: count, entries, into: row, queue) {
            approximateTouchingCircles.prepare(&$0, x: x, y: y, count: count)
          }
        } else {
          shade(x: x, y: y, count: count, entries, into: row, queue) {
            approximateCircles?.prepare(&$0, x: x, y: y, count: count) ?? false
          }
        }
      case .angular:
        shade(x: x, y: y, count: count, entries, into: row, queue) {
          approximateTurn?.prepare(&$0, x: x, y: y, count: count) ?? false
        }
      }
      return 0..<count
    }
  }

  /// Writes the colors of a radial or angular gradient.
  ///
  /// - Parameter prepare: Prepares an approximate row, except for its colors.
  @inline(__always)
  private func shade(
    x: Int, y: Int, count: Int, _ entries: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>, _ queue: UnsafeMutablePointer<CPixelsQueue>,
    _ prepare: (inout CPixelsGradient) -> Bool
  ) {
    var approximate = CPixelsGradient()
    if count >= 4, prepare(&approximate) {
      shade(&approximate, x: x, y: y, count: count, entries, into: row, queue)
    } else {
      for index in 0..<count { row[index] = color(x: x &+ index, y: y, entries) }
    }
  }

  /// Writes the colors of a prepared row.
  private func shade(
    _ approximate: inout CPixelsGradient, x: Int, y: Int, count: Int, _ entries: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>, _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    complete(&approximate, entries)
    if approximate.shape == CPixelsTurn { approximate.spread = CPixelsRepeat }
    // One bit per pixel.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: (count + 63) / 64) { doubtful in
      doubtful.initialize(repeating: 0)
      doubtful.withMemoryRebound(to: UInt8.self) { CPixelsShade(&approximate, count, row, $0.baseAddress, queue) }
      for (word, bits) in doubtful.enumerated() {
        var bits = UInt64(littleEndian: bits)
        while bits != 0 {
          let index = word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          if index < count { row[index] = color(x: x &+ index, y: y, entries) }
        }
      }
    }
  }

  /// Writes the colors of a radial gradient that leaves pixels transparent, and returns the visible ones.
  ///
  /// - Parameter prepare: Prepares the approximate part of a row, except for its colors.
  @inline(never)
  private func shadeVisible(
    x: Int, y: Int, count: Int, _ entries: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>, _ queue: UnsafeMutablePointer<CPixelsQueue>,
    _ prepare: (inout CPixelsGradient) -> VisiblePixels?
  ) -> Range<Int> {
    var approximate = CPixelsGradient()
    guard count >= 4, let pixels = prepare(&approximate) else {
      for index in 0..<count { row[index] = color(x: x &+ index, y: y, entries) }
      return 0..<count
    }
    let (visible, inner) = (pixels.visible, pixels.inner)
    SourceOverRows.fill(row, visible.lowerBound, outside)
    SourceOverRows.fill(row + visible.upperBound, count - visible.upperBound, outside)
    for index in visible.lowerBound..<inner.lowerBound { row[index] = color(x: x &+ index, y: y, entries) }
    for index in inner.upperBound..<visible.upperBound { row[index] = color(x: x &+ index, y: y, entries) }
    shade(x: x + inner.lowerBound, y: y, count: inner.count, entries, into: row + inner.lowerBound, queue) {
      $0 = approximate
      return true
    }
    return visible
  }

  /// Adds the table to a row's geometry.
  private func complete(_ gradient: inout CPixelsGradient, _ entries: UnsafePointer<PremultipliedPixel>) {
    gradient.colors = entries
    gradient.entries = Int32(truncatingIfNeeded: table.count)
    gradient.spread = table.spread.code
  }

  /// Returns the color of a pixel of a radial or angular gradient.
  private func color(x: Int, y: Int, _ entries: UnsafePointer<PremultipliedPixel>) -> PremultipliedPixel {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
    switch geometry {
    case .linear: return 0
    case .radial(let circles):
      return parameter(of: point, between: circles).map { color(fixed($0), entries) } ?? outside
    case .angular(let center, let start):
      let angle = Trigonometry.arctangent(y: Double(point.y - center.y), x: Double(point.x - center.x))
      let turns = (angle - start) / (2 * Double.pi)
      return color(fixed(turns - floor(turns)), entries)
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
    if circles.areNested {
      // Only rounding makes the discriminant negative. The other solution has a negative radius.
      let root = max(0, discriminant).squareRoot()
      return growth > 0 ? max((b + root) / a, (b - root) / a) : min((b + root) / a, (b - root) / a)
    }
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
    return Int64(floor(clamped * 4_294_967_296 + 0.5))
  }

  /// Rounds a value down. Without SSE 4.1, the standard library calls a function for this.
  @inline(__always)
  private func floor(_ value: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }

  @inline(__always)
  private func color(
    _ parameter: Int64, _ entries: UnsafePointer<PremultipliedPixel>
  ) -> PremultipliedPixel {
    let one: Int64 = 1 << 32
    var position = parameter
    switch table.spread {
    case .pad:
      if position < 0 { return entries[-1] }
      if position >= one { return entries[table.count] }
    case .repeat:
      position &= one &- 1
    case .reflect:
      position &= 2 &* one &- 1
      if position >= one { position = 2 &* one &- 1 &- position }
    }
    return entries[Int(position &>> table.indexShift)]
  }

  /// Writes colors for equal steps of the parameter in 32.32 fixed point.
  private func shade(
    from start: Int64, step: Int64, count: Int, _ entries: UnsafePointer<PremultipliedPixel>,
    into row: UnsafeMutablePointer<PremultipliedPixel>, _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    if step == 0 {
      row.update(repeating: color(start, entries), count: count)
      return
    }
    guard start.magnitude < 1 << 62, step.magnitude < 1 << 45 else {
      for index in 0..<count { row[index] = color(start &+ step &* Int64(index), entries) }
      return
    }
    var inside = 0..<count
    if table.spread == .pad {
      inside = Self.inside(from: start, step: step, count: count)
      row.update(repeating: entries[step > 0 ? -1 : table.count], count: inside.lowerBound)
      (row + inside.upperBound).update(
        repeating: entries[step > 0 ? table.count : -1], count: count - inside.upperBound)
    }
    var line = CPixelsGradient()
    line.shape = CPixelsLine
    line.parameter = UInt64(bitPattern: start &+ step &* Int64(inside.lowerBound))
    line.step = UInt64(bitPattern: step)
    line.shift = Int32(truncatingIfNeeded: table.indexShift)
    complete(&line, entries)
    CPixelsShade(&line, inside.count, row + inside.lowerBound, nil, queue)
  }

  /// Returns the pixels whose parameter is in 0 ..< 1.
  private static func inside(from start: Int64, step: Int64, count: Int) -> Range<Int> {
    let one: Int64 = 1 << 32
    // The number of steps until the parameter has passed a distance.
    func steps(_ distance: Int64) -> Int {
      distance <= 0 ? 0 : Int(min(Int64(count), (distance - 1) / step.magnitude.signed + 1))
    }
    let (first, end) = step > 0 ? (steps(-start), steps(one - start)) : (steps(start - one + 1), steps(start + 1))
    return first..<max(first, end)
  }
}

extension UInt64 {
  /// The value as a signed number, at most the largest one.
  fileprivate var signed: Int64 { Int64(clamping: self) }
}

extension GradientPaint.Spread {
  fileprivate var code: CPixelsGradientSpread {
    switch self {
    case .pad: CPixelsPad
    case .repeat: CPixelsRepeat
    case .reflect: CPixelsReflect
    }
  }
}
