/// A color in CIE Lab under D65.
///
/// sRGB is converted with roots from Newton's method, so that results are identical on all machines.
struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  /// Creates the color of a premultiplied pixel over an opaque gray.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let light = PixelLight(pixel, over: grey)
    // The matrix of IEC 61966-2-1, with each row divided by the white point's component.
    let x = LabColor.compressed((0.4124564 * light.red + 0.3575761 * light.green + 0.1804375 * light.blue) / 0.95047)
    let y = LabColor.compressed(0.2126729 * light.red + 0.7151522 * light.green + 0.0721750 * light.blue)
    let z = LabColor.compressed((0.0193339 * light.red + 0.1191920 * light.green + 0.9503041 * light.blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// Returns ΔE of CIE 1994 (graphic arts) of two premultiplied pixels, with the expected color as the standard.
  ///
  /// Translucent pixels are compared over black and over white; the larger difference applies.
  static func difference(expected: PremultipliedPixel, actual: PremultipliedPixel) -> Double {
    let overBlack = LabColor(expected, over: 0).difference(to: LabColor(actual, over: 0))
    if (expected & actual) >> 24 == 255 { return overBlack }
    return max(overBlack, LabColor(expected, over: 255).difference(to: LabColor(actual, over: 255)))
  }

  /// Returns ΔE of CIE 1994 with this color as the standard, at most 100 (black to white).
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

  /// CIE's cube root with its linear part near black.
  private static func compressed(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cubeRoot(t) : (24389.0 / 27 * t + 16) / 116
  }
}
