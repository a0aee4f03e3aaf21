/// Sine, cosine and arctangent, computed with addition, multiplication, division and square root only.
///
/// The C library's functions differ in the last bit between machines; these give the same bits everywhere. A quarter turn is
/// exactly `Double.pi / 2`: multiples of it have sines and cosines of exactly 0, 1 and -1, so that a rotation by 90 degrees
/// maps pixels to pixels.
@usableFromInline
package enum Trigonometry {
  /// Returns the sine and cosine of an angle in radians, or NaN if the angle is not finite.
  ///
  /// The error is at most 3e-16 for angles up to a quarter turn, and grows by 7e-17 per additional quarter turn (the difference
  /// between `Double.pi / 2` and π / 2). Beyond 2⁵² quarter turns the angle counts as zero.
  @usableFromInline package static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    let quarterTurn = Double.pi / 2
    let turns = (radians / quarterTurn).rounded(.toNearestOrEven)
    guard turns.magnitude <= 0x1p52 else { return (0, 1) }
    var rest = radians - turns * quarterTurn
    // Removes the rounding error of a conversion from degrees.
    if rest.magnitude <= radians.magnitude * 0x1p-50 { rest = 0 }
    let sine = sineOfSmall(rest)
    let cosine = cosineOfSmall(rest)
    switch Int64(turns) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the sine of an angle in radians; see ``sineAndCosine(_:)`` for the error.
  @usableFromInline package static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }

  /// Returns the cosine of an angle in radians; see ``sineAndCosine(_:)`` for the error.
  @usableFromInline package static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }

  /// Returns the angle of the direction (`x`, `y`) from -π to π: 0 for (0, 0), NaN if an argument is NaN.
  ///
  /// Exact along the axes and the diagonals; otherwise the error is at most 1e-15.
  @usableFromInline package static func arctangent(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let width = x.magnitude
    let height = y.magnitude
    guard width > 0 || height > 0 else { return 0 }
    var angle: Double
    if width == height {
      angle = Double.pi / 4
    } else if height < width {
      angle = arctangentOfFraction(height / width)
    } else {
      angle = Double.pi / 2 - arctangentOfFraction(width / height)
    }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }

  /// Taylor series up to the 15th power. The error is below 5e-17 for |x| ≤ π / 4.
  private static func sineOfSmall(_ x: Double) -> Double {
    let square = x * x
    var sum = -1 / 1_307_674_368_000.0
    sum = sum * square + 1 / 6_227_020_800.0
    sum = sum * square - 1 / 39_916_800.0
    sum = sum * square + 1 / 362_880.0
    sum = sum * square - 1 / 5040.0
    sum = sum * square + 1 / 120.0
    sum = sum * square - 1 / 6.0
    return x + x * square * sum
  }

  /// Taylor series up to the 16th power. The error is below 3e-18 for |x| ≤ π / 4.
  private static func cosineOfSmall(_ x: Double) -> Double {
    let square = x * x
    var sum = 1 / 20_922_789_888_000.0
    sum = sum * square - 1 / 87_178_291_200.0
    sum = sum * square + 1 / 479_001_600.0
    sum = sum * square - 1 / 3_628_800.0
    sum = sum * square + 1 / 40_320.0
    sum = sum * square - 1 / 720.0
    sum = sum * square + 1 / 24.0
    sum = sum * square - 1 / 2.0
    return 1 + square * sum
  }

  /// The arctangent of 0…1. The angle, or its distance from π / 4, is halved, followed by a Taylor series up to the 23rd power.
  /// The argument is at most tan(π / 16), which gives an error below 1e-18.
  private static func arctangentOfFraction(_ tangent: Double) -> Double {
    let isNearDiagonal = tangent > 0.41421356237309503
    let reduced = isNearDiagonal ? (tangent - 1) / (tangent + 1) : tangent
    let half = reduced / (1 + (1 + reduced * reduced).squareRoot())
    let square = half * half
    var sum = 1 / 23.0
    sum = 1 / 21.0 - square * sum
    sum = 1 / 19.0 - square * sum
    sum = 1 / 17.0 - square * sum
    sum = 1 / 15.0 - square * sum
    sum = 1 / 13.0 - square * sum
    sum = 1 / 11.0 - square * sum
    sum = 1 / 9.0 - square * sum
    sum = 1 / 7.0 - square * sum
    sum = 1 / 5.0 - square * sum
    sum = 1 / 3.0 - square * sum
    let angle = 2 * (half - half * square * sum)
    return isNearDiagonal ? Double.pi / 4 + angle : angle
  }
}

extension Angle {
  /// The sine and cosine. Exact at multiples of a quarter turn.
  @usableFromInline package var sineAndCosine: (sine: Double, cosine: Double) { Trigonometry.sineAndCosine(radians) }
}
