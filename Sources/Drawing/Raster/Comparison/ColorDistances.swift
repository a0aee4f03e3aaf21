/// Color distances in the unit of a tolerance. Translucent pixels are compared over black and over white; the larger
/// distance applies.
struct ColorDistances {
  /// The largest tolerated distance.
  let limit: Double
  private let color: PixelTolerance.Color
  /// A cache, because screens contain few different pairs of colors. Collisions only cost time.
  private var known = [Known](repeating: Known(expected: 0, actual: 0, distance: 0), count: 4096)

  init(_ color: PixelTolerance.Color) {
    self.color = color
    limit =
      switch color {
      case .exact: 0
      case .levels(let levels): Double(levels)
      case .cie94(let distance), .okLab(let distance): distance
      }
  }

  private struct Known {
    var expected: PremultipliedPixel
    var actual: PremultipliedPixel
    var distance: Double
  }

  mutating func between(_ expected: PremultipliedPixel, _ actual: PremultipliedPixel) -> Double {
    switch color {
    case .exact, .levels: return Double(channelDistance(expected, actual))
    case .cie94, .okLab: break
    }
    let entry = Int(((expected &* 0x9E37_79B1) ^ (actual &* 0x85EB_CA77)) &>> 20)
    if known[entry].expected != expected || known[entry].actual != actual {
      known[entry] = Known(expected: expected, actual: actual, distance: perceived(expected, actual))
    }
    return known[entry].distance
  }

  private func perceived(_ expected: PremultipliedPixel, _ actual: PremultipliedPixel) -> Double {
    if case .cie94 = color { return LabColor.difference(expected: expected, actual: actual) }
    let overBlack = OKLabColor(expected, over: 0).distance(to: OKLabColor(actual, over: 0))
    if (expected & actual) >> 24 == 255 { return overBlack }
    return max(overBlack, OKLabColor(expected, over: 255).distance(to: OKLabColor(actual, over: 255)))
  }
}

/// Returns the largest difference of a straight channel.
func channelDistance(_ expected: PremultipliedPixel, _ actual: PremultipliedPixel) -> Int {
  let a = RGBA(premultiplied: expected)
  let b = RGBA(premultiplied: actual)
  return max(
    abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)),
    abs(Int(a.alpha) - Int(b.alpha)))
}

/// A color in OKLab, a perceptually uniform color space (Björn Ottosson, "A perceptual color space for image
/// processing", 2020).
package struct OKLabColor {
  package var lightness: Double
  package var a: Double
  package var b: Double

  /// Creates a color from its parts.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates the color of a premultiplied pixel over an opaque gray.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let light = PixelLight(pixel, over: grey)
    self.init(linearRed: light.red, green: light.green, blue: light.blue)
  }

  /// Creates a color from the linear components of sRGB, 0…1.
  package init(linearRed red: Double, green: Double, blue: Double) {
    // Converts linear sRGB to cone responses, their cube roots, and OKLab.
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// The linear components of sRGB, which can be outside of 0…1.
  package var linearSRGB: (red: Double, green: Double, blue: Double) {
    let long = lightness + 0.3963377774 * a + 0.2158037573 * b
    let middle = lightness - 0.1055613458 * a - 0.0638541728 * b
    let short = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l, m, s) = (long * long * long, middle * middle * middle, short * short * short)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// Returns the distance to another color, at most 1 (black to white).
  func distance(to other: OKLabColor) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return min(1, (dl * dl + da * da + db * db).squareRoot())
  }
}
