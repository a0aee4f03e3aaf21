import Raster

/// How differently eyes see two pictures of one size: the colour difference CIE 1976 (ΔE, the distance in L*a*b* under
/// D65) of each pair of pixels, over white where they are translucent.
///
/// Powers and roots are our own, of + − × ÷ alone, so that a verdict is the same on every machine.
struct PerceptualDifference {
  /// How many pixels differ by more than the limit.
  private(set) var differingPixels = 0
  /// The largest difference of a pixel.
  private(set) var largest = 0.0

  init(expected: PixelBuffer, actual: PixelBuffer, limit: Double) {
    var known: [UInt64: Double] = [:]
    for (old, new) in zip(expected.pixels, actual.pixels) where old != new {
      let pair = UInt64(old) << 32 | UInt64(new)
      let distance = known[pair] ?? LabColor(old).distance(to: LabColor(new))
      known[pair] = distance
      largest = max(largest, distance)
      if distance > limit { differingPixels += 1 }
    }
  }
}

/// A colour in CIE L*a*b*, under D65.
private struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ pixel: PremultipliedPixel) {
    let white = 255 - (pixel >> 24)
    func linear(_ shift: UInt32) -> Double { Self.linear[Int(min(255, (pixel >> shift & 255) + white))] }
    let (red, green, blue) = (linear(0), linear(8), linear(16))
    let x = Self.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The light of each of the 256 values of a channel (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { value in
    let encoded = Double(value) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // x^2.4 is x² times the fifth root of x².
    return base * base * root(of: base * base, degree: 5)
  }

  private static func curve(_ t: Double) -> Double {
    let (numerator, denominator) = (6.0, 29.0)
    let limit = numerator / denominator
    return t > limit * limit * limit ? root(of: t, degree: 3) : t / (3 * limit * limit) + 4 / denominator
  }

  /// A root of a number of 0…2, by Newton's method from above, which falls until it stands still.
  private static func root(of value: Double, degree: Int) -> Double {
    guard value > 0 else { return 0 }
    var guess = max(1, value)
    while true {
      var power = guess
      for _ in 0..<(degree - 2) { power *= guess }
      let next = guess - (guess * power - value) / (Double(degree) * power)
      guard next < guess else { return guess }
      guess = next
    }
  }
}
