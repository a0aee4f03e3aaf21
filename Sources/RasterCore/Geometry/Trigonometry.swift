/// Sine, cosine and arctangent from addition, multiplication, division and square root alone.
///
/// The C library's functions differ in their last bit between machines; these give the same bits everywhere. A quarter
/// turn is `Double.pi / 2` exactly, not the irrational number that it stands for: multiples of it, as radians or from
/// degrees, have sines and cosines of exactly 0, 1 and −1, so that a rotation by 90 degrees moves no point off its
/// pixel.
public enum Trigonometry {
  /// The sine and cosine of an angle in radians; not a number for what is not finite.
  ///
  /// The error is at most 3e-16 for angles up to a quarter turn, and grows by 7e-17 for each quarter turn beyond (the
  /// distance of `Double.pi / 2` from π / 2). Beyond 2⁵² quarter turns an angle holds no direction any more, and counts
  /// as zero.
  public static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    let quarterTurn = Double.pi / 2
    let turns = (radians / quarterTurn).rounded(.toNearestOrEven)
    guard turns.magnitude <= 0x1p52 else { return (0, 1) }
    var rest = radians - turns * quarterTurn
    // What is left of a multiple of a quarter turn after rounding on the way from degrees.
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

  /// The sine of an angle in radians; see ``sineAndCosine(_:)`` for the error.
  public static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }

  /// The cosine of an angle in radians; see ``sineAndCosine(_:)`` for the error.
  public static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }

  /// The angle of the direction (`x`, `y`), from −π to π; zero for no direction, not a number for what is not one.
  ///
  /// Exact along the axes and the diagonals; else the error is at most 1e-15.
  public static func arctangent(y: Double, x: Double) -> Double {
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

  /// Taylor's series to the 15th power; |x| ≤ π / 4 leaves less than 5e-17.
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

  /// Taylor's series to the 16th power; |x| ≤ π / 4 leaves less than 3e-18.
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

  /// The arctangent of 0…1: the distance from π / 4, or the angle itself, is halved once and then a Taylor series to
  /// the 23rd power; the argument is at most tan(π / 16), which leaves less than 1e-18.
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
  /// The angle's sine and cosine; exact at multiples of a quarter turn.
  @inlinable
  public var sineAndCosine: (sine: Double, cosine: Double) { Trigonometry.sineAndCosine(radians) }
}
