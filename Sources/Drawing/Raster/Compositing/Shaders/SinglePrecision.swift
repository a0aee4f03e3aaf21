import CRasterPixels
import Foundation

/// What bounds the errors of rows of gradients in single precision.
enum SinglePrecision {
  /// The rounding error of one operation, relative to its result.
  static let rounding = 0x1p-24

  /// The largest error, in table entries, at which approximate rows are worthwhile.
  static let largestRowError = 0.1

  /// Returns the number of fraction bits, at most 18, with which values are 32-bit integers.
  static func fractionBits(ofValuesUpTo limit: Double) -> Int32 {
    Int32(min(18, 29 - (limit + 1).exponent))
  }

  /// Returns a bound of an error in fixed point, including that of rounding toward zero.
  static func integer(above error: Double) -> UInt32 { UInt32(error) + 2 }
}

/// A linear function of the pixels of a row.
struct LinearFunction {
  let start: Double
  let step: Double

  /// The largest magnitude of a value.
  func extent(_ count: Int) -> Double {
    // Rows are computed in whole vectors.
    max(start.magnitude, (start + step * Double(count + 16)).magnitude)
  }
}

/// Pixels of a row between circles that leave others transparent.
struct VisiblePixels {
  /// Pixels that may be visible. All others are transparent.
  var visible: Range<Int>
  /// Visible pixels that the prepared row has: not those at the edges, nor those whose parameter is too large.
  var inner: Range<Int>
}

extension Transform {
  /// Returns the transformed center of a pixel, relative to a point.
  func center(x: Int, y: Int, from point: CGPoint) -> Vector2D {
    let position = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(self)
    return Vector2D(Double(position.x - point.x), Double(position.y - point.y))
  }
}

extension CPixelsGradient {
  /// Sets half the root of u² + w², which the row adds twice.
  mutating func setRoot(_ u: LinearFunction, _ w: Double, unit: Double) {
    let half = unit / 2
    x = u.start * half
    xStep = u.step * half
    square = Float((w * half) * (w * half))
  }
}
