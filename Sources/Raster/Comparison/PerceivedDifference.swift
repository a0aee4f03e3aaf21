/// How far colours seem apart: ΔE of CIE 1994 (graphic arts), the expected colour being the standard.
///
/// sRGB is taken to CIE Lab (D65) with roots from Newton's method, so that the numbers are the same on every machine. A
/// pixel that is not opaque is seen over black and over white, and the larger difference counts.
struct PerceivedDifference {
  /// How many pixels differ by more than the threshold.
  private(set) var differingPixels = 0
  /// The largest difference of a pixel.
  private(set) var largest = 0.0

  /// - Precondition: both pictures have the same size.
  init(expected: PixelBuffer, actual: PixelBuffer, threshold: Double) {
    // Screens repeat few pairs of colours; pairs that fall on the same entry only cost time.
    var known = [KnownPair](repeating: KnownPair(expected: 0, actual: 0, difference: 0), count: 4096)
    expected.pixels.withUnsafeBufferPointer { expected in
      actual.pixels.withUnsafeBufferPointer { actual in
        for index in 0..<min(expected.count, actual.count) where expected[index] != actual[index] {
          let (a, b) = (expected[index], actual[index])
          let entry = Int(((a &* 0x9E37_79B1) ^ (b &* 0x85EB_CA77)) &>> 20)
          if known[entry].expected != a || known[entry].actual != b {
            known[entry] = KnownPair(
              expected: a, actual: b, difference: PerceivedDifference.between(expected: a, actual: b))
          }
          let difference = known[entry].difference
          if difference > threshold { differingPixels += 1 }
          largest = max(largest, difference)
        }
      }
    }
  }

  private struct KnownPair {
    var expected: PremultipliedPixel
    var actual: PremultipliedPixel
    var difference: Double
  }

  /// The difference of two premultiplied pixels.
  static func between(expected: PremultipliedPixel, actual: PremultipliedPixel) -> Double {
    let overBlack = LabColor(expected, over: 0).difference(to: LabColor(actual, over: 0))
    if (expected & actual) >> 24 == 255 { return overBlack }
    return max(overBlack, LabColor(expected, over: 255).difference(to: LabColor(actual, over: 255)))
  }
}

/// A colour in CIE Lab under D65.
struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  /// A premultiplied pixel over an opaque grey.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let behind = dividedBy255((255 - pixel >> 24) * grey)
    let red = LabColor.linear[Int(min(255, (pixel & 0xFF) + behind))]
    let green = LabColor.linear[Int(min(255, (pixel >> 8 & 0xFF) + behind))]
    let blue = LabColor.linear[Int(min(255, (pixel >> 16 & 0xFF) + behind))]
    // The matrix of IEC 61966-2-1, each row divided by the white point's component.
    let x = LabColor.compressed((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = LabColor.compressed(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = LabColor.compressed((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// ΔE of CIE 1994 with this colour as the standard; at most 100, the distance of black and white.
  func difference(to other: LabColor) -> Double {
    let chroma = (a * a + b * b).squareRoot()
    let otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
    let lightnessDifference = lightness - other.lightness
    let chromaDifference = chroma - otherChroma
    let da = a - other.a
    let db = b - other.b
    let hueSquared = max(0, da * da + db * db - chromaDifference * chromaDifference)
    let chromaTerm = chromaDifference / (1 + 0.045 * chroma)
    let hueScale = 1 + 0.015 * chroma
    let squares =
      lightnessDifference * lightnessDifference + chromaTerm * chromaTerm + hueSquared / (hueScale * hueScale)
    return min(100, squares.squareRoot())
  }

  /// CIE's cube root, with its straight line near black.
  private static func compressed(_ t: Double) -> Double {
    t > 216.0 / 24389 ? root(t, degree: 3) : (24389.0 / 27 * t + 16) / 116
  }

  /// The light of each of the 256 levels of an sRGB channel: ((c + 0.055) / 1.055) to the power of 12 / 5.
  private static let linear: [Double] = (0..<256).map { level in
    let encoded = Double(level) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    let fifth = root(base, degree: 5)
    return base * base * fifth * fifth
  }

  /// A cube or fifth root of a number of 0.008…1.1 by Newton's method from above, where it falls to the root without
  /// overshooting.
  private static func root(_ value: Double, degree: Int) -> Double {
    // The fourth root of less than one lies above its cube root, and one above its fifth root.
    var guess = degree == 3 && value < 1 ? value.squareRoot().squareRoot() : max(1, value)
    for _ in 0..<64 {
      var power = guess
      for _ in 2..<degree { power *= guess }
      let next = guess - (guess * power - value) / (Double(degree) * power)
      if next >= guess { break }
      guess = next
    }
    return guess
  }
}
