import Foundation

/// Text layout uses integers of 1/1024 point, so that sums do not depend on order or rounding, and every length is
/// exact as a Double.
enum TextUnit {
  static let perPoint = 1024

  /// Returns the nearest number of units, halves up. Lengths beyond a million points are clamped; NaN becomes 0.
  static func nearest(to points: CGFloat) -> Int {
    guard !points.isNaN else { return 0 }
    let limit = CGFloat(longest / perPoint)
    return Int((min(max(points, -limit), limit) * CGFloat(perPoint) + 0.5).rounded(.down))
  }

  /// A million points. Sums of as many lengths as a text can have stay within 64 bits.
  static let longest = 1_000_000 * perPoint

  static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(perPoint) }
}

/// Converts font units to text units at one size.
struct FontScale {
  private let size: Int
  private let unitsPerEm: Int

  init(size: CGFloat, unitsPerEm: Int) {
    self.size = max(0, TextUnit.nearest(to: size))
    self.unitsPerEm = unitsPerEm
  }

  /// Returns the nearest number of text units, halves up. Lengths beyond a million points are clamped: fonts can have any.
  func units(_ fontUnits: Int) -> Int {
    let scaled = 2 * fontUnits * size + unitsPerEm
    let divisor = 2 * unitsPerEm
    let quotient = scaled / divisor
    return min(max(scaled % divisor < 0 ? quotient - 1 : quotient, -TextUnit.longest), TextUnit.longest)
  }

  func units(_ fontUnits: Int32) -> Int { units(Int(fontUnits)) }
}
