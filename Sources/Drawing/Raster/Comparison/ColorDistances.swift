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
    if case .cie94 = color { return PerceivedDifference.between(expected: expected, actual: actual) }
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
struct OKLabColor {
  var lightness: Double
  var a: Double
  var b: Double

  /// Creates the color of a premultiplied pixel over an opaque gray.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let light = PixelLight(pixel, over: grey)
    // Converts linear sRGB to cone responses, their cube roots, and OKLab.
    let long = cubeRoot(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
    let middle = cubeRoot(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
    let short = cubeRoot(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// Returns the distance to another color, at most 1 (black to white).
  func distance(to other: OKLabColor) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return min(1, (dl * dl + da * da + db * db).squareRoot())
  }
}
