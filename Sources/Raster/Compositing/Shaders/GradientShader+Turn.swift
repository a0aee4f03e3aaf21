import CPixels
import Foundation

extension GradientShader {
  /// Writes the colors of a row around a center.
  @inline(never)
  func shade(_ row: GradientRow, around turn: Turn) {
    var curve = CPixelsGradient()
    guard row.count >= 4, approximateTurn?.prepare(&curve, x: row.x, y: row.y, count: row.count) ?? false else {
      for index in 0..<row.count { shade(index, of: row, around: turn) }
      return
    }
    row.complete(&curve)
    curve.spread = CPixelsRepeat
    row.withPixelList { listed in
      CPixelsShade(&curve, row.count, row.pixels, listed, row.queue)
      for byte in 0..<(row.count + 7) / 8 {
        var bits = listed[byte]
        while bits != 0 {
          let index = byte * 8 + bits.trailingZeroBitCount
          bits &= bits - 1
          if index < row.count { shade(index, of: row, around: turn) }
        }
      }
    }
  }

  /// Writes the exact color of a pixel.
  private func shade(_ index: Int, of row: GradientRow, around turn: Turn) {
    row.pixels[index] = row.color(of: parameter(x: row.x &+ index, y: row.y, around: turn))
  }

  /// Returns the parameter of a pixel in 32.32 fixed point.
  private func parameter(x: Int, y: Int, around turn: Turn) -> Int64 {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
    let angle = Trigonometry.arctangent(y: Double(point.y - turn.center.y), x: Double(point.x - turn.center.x))
    let turns = (angle - turn.start) / (2 * Double.pi)
    return GradientRow.fixed(turns - GradientRow.floor(turns))
  }
}
