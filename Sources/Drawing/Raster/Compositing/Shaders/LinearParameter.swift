import CRasterPixels
import Foundation

/// A gradient along a line. Parameters are exact, in 32.32 fixed point.
struct LinearParameter: Sendable {
  /// The change of the parameter per column and per row, and its value at the device origin.
  private let byColumn: Double
  private let byRow: Double
  private let atOrigin: Double

  /// - Parameters:
  ///   - start: The point of the parameter 0.
  ///   - direction: The difference to that of the parameter 1; its square is positive.
  init?(from start: CGPoint, _ direction: Vector2D, fromDevice: Transform) {
    let squared = direction.dot(direction)
    byColumn = (fromDevice.a * direction.x + fromDevice.b * direction.y) / squared
    byRow = (fromDevice.c * direction.x + fromDevice.d * direction.y) / squared
    let offset = Vector2D(fromDevice.tx - Double(start.x), fromDevice.ty - Double(start.y))
    atOrigin = offset.dot(direction) / squared
    guard byColumn.isFinite, byRow.isFinite, atOrigin.isFinite else { return nil }
  }

  /// The largest change of the parameter per pixel.
  var steepness: Double { (byColumn * byColumn + byRow * byRow).squareRoot() }

  /// Whether each row has a single color.
  var isUniformAcross: Bool { GradientRow.fixed(byColumn) == 0 }

  /// Whether each column has a single color.
  var isUniformDown: Bool { byRow == 0 }

  /// Writes the colors of a row.
  func shade(_ row: GradientRow) {
    let step = GradientRow.fixed(byColumn)
    let start =
      GradientRow.fixed(atOrigin + byRow * (Double(row.y) + 0.5) + byColumn * 0.5) &+ step &* Int64(row.x)
    if step == 0 {
      row.pixels.update(repeating: row.color(of: start), count: row.count)
      return
    }
    guard start.magnitude < 1 << 62, step.magnitude < 1 << 45 else {
      for index in 0..<row.count { row.pixels[index] = row.color(of: start &+ step &* Int64(index)) }
      return
    }
    guard row.spread == .pad else { return shade(row, from: start, step: step) }
    let inside = Self.inside(from: start, step: step, count: row.count)
    let (before, after) = step > 0 ? (-1, row.entries) : (row.entries, -1)
    row.pixels.update(repeating: row.colors[before], count: inside.lowerBound)
    (row.pixels + inside.upperBound).update(repeating: row.colors[after], count: row.count - inside.upperBound)
    shade(row.part(inside), from: start &+ step &* Int64(inside.lowerBound), step: step)
  }

  /// Writes colors for equal steps of the parameter, which are inside of a padded table.
  private func shade(_ row: GradientRow, from start: Int64, step: Int64) {
    var line = CPixelsGradient()
    line.shape = CPixelsLine
    line.parameter = UInt64(bitPattern: start)
    line.step = UInt64(bitPattern: step)
    line.shift = Int32(truncatingIfNeeded: 32 - row.entries.trailingZeroBitCount)
    row.complete(&line)
    CPixelsShade(&line, row.count, row.pixels, row.queue)
  }

  /// Returns the pixels whose parameter is in 0 ..< 1.
  private static func inside(from start: Int64, step: Int64, count: Int) -> Range<Int> {
    let one: Int64 = 1 << 32
    // The number of steps until the parameter has passed a distance.
    func steps(_ distance: Int64) -> Int {
      distance <= 0 ? 0 : Int(min(Int64(count), (distance - 1) / Int64(clamping: step.magnitude) + 1))
    }
    let (first, end) = step > 0 ? (steps(-start), steps(one - start)) : (steps(start - one + 1), steps(start + 1))
    return first..<max(first, end)
  }
}
