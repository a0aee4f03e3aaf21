/// A lookup table of a gradient's premultiplied colors at equal steps of its parameter.
///
/// Colors are interpolated according to ``GradientPaint/Interpolation`` and rounded once. Entry `i` of `n` is the color
/// at (i + ½) / n. As in SVG, locations are clamped to 0…1 and to at least the previous location. If stops share a
/// location, the last one applies after it.
struct GradientTable: Sendable {
  /// A power of two of entries, between copies of the color before 0 and of the color after 1 of a padded gradient.
  let colors: [PremultipliedPixel]
  /// The number of copies on each side. Loops over vectors read more of them than they use.
  static let margin = 33
  /// The number of entries.
  var count: Int { colors.count - 2 * Self.margin }
  /// Whether all colors are opaque.
  let isOpaque: Bool
  let spread: GradientPaint.Spread

  /// The most index bits: a table of 1 MiB.
  private static let mostIndexBits: Int64 = 18

  /// Returns the number of index bits, 8…18, for a number of distinguishable steps.
  ///
  /// - Parameters:
  ///   - resolution: The number of distinguishable steps, of which up to 4,096 are needed for gradients of any length.
  ///   - gradient: The gradient. Steep stops need more entries, so that an entry differs by at most half a level from the color in the
  ///     middle of a pixel.
  ///   - pixels: The number of pixels along which the parameter grows by 1. More than 256 entries per pixel are never
  ///     needed.
  static func indexBits(for resolution: Double, of gradient: GradientPaint, pixels: Double) -> Int64 {
    var bits: Int64 = 8
    while bits < 12, Double(1 << bits) < resolution { bits += 1 }
    let entries = min(steepness(of: gradient.stops, gradient.interpolation), 256 * pixels)
    while bits < mostIndexBits, Double(1 << bits) < entries { bits += 1 }
    return bits
  }

  /// Returns locations that are clamped to 0…1 and to at least the previous location.
  private static func locations(of stops: [GradientPaint.Stop]) -> [Double] {
    var locations: [Double] = []
    for stop in stops {
      let location = Double(stop.location)
      let clamped = location > 0 ? min(location, 1) : 0
      locations.append(max(locations.last ?? 0, clamped))
    }
    return locations
  }

  /// Returns the largest change of a premultiplied channel, in levels per unit of the parameter, between stops at different
  /// locations.
  private static func steepness(of stops: [GradientPaint.Stop], _ interpolation: GradientPaint.Interpolation) -> Double
  {
    let locations = locations(of: stops)
    var steepest = 0.0
    for index in stops.indices.dropFirst() where locations[index] > locations[index - 1] {
      let (from, to) = (stops[index - 1].color, stops[index].color)
      let alpha = (from: Double(from.alpha), to: Double(to.alpha))
      var levels = (alpha.to - alpha.from).magnitude
      for (start, end) in [(from.red, to.red), (from.green, to.green), (from.blue, to.blue)] {
        // A product of two linear functions is steepest at one of its ends.
        let (start, end) = (Double(start), Double(end))
        for (channel, alphaHere) in [(start, alpha.from), (end, alpha.to)] {
          let change = (end - start) * alphaHere + channel * (alpha.to - alpha.from)
          levels = max(levels, change.magnitude / 255)
        }
      }
      steepest = max(steepest, levels / (locations[index] - locations[index - 1]))
    }
    switch interpolation {
    case .straight, .premultiplied: return steepest
    // The slope of the encoding of light in black.
    case .linear, .linearPremultiplied: return 12.92 * steepest
    }
  }

  /// - Parameter bits: ``indexBits(for:of:pixels:)``.
  init?(
    _ stops: [GradientPaint.Stop], spread: GradientPaint.Spread, interpolation: GradientPaint.Interpolation,
    indexBits bits: Int64
  ) {
    guard let firstStop = stops.first, let lastStop = stops.last else { return nil }
    let locations = Self.locations(of: stops)
    let count = 1 << Int(bits)
    var entries: [PremultipliedPixel] = []
    entries.reserveCapacity(count + 2 * Self.margin)
    entries.append(contentsOf: repeatElement(firstStop.color.premultiplied, count: Self.margin))
    var next = 0
    for index in 0..<count {
      let position = (Double(index) + 0.5) / Double(count)
      while next < stops.count, locations[next] <= position { next += 1 }
      if next == 0 {
        entries.append(firstStop.color.premultiplied)
      } else if next == stops.count {
        entries.append(lastStop.color.premultiplied)
      } else {
        let fraction = (position - locations[next - 1]) / (locations[next] - locations[next - 1])
        entries.append(Self.mix(stops[next - 1].color, stops[next].color, fraction, interpolation))
      }
    }
    entries.append(contentsOf: repeatElement(lastStop.color.premultiplied, count: Self.margin))
    colors = entries
    isOpaque = stops.allSatisfy { $0.color.alpha == 255 }
    self.spread = spread
  }

  /// A table composited over an opaque color.
  init(_ table: GradientTable, over color: PremultipliedPixel) {
    colors = table.colors.map { sourceOver($0, color) }
    isOpaque = true
    spread = table.spread
  }

  private static func mix(
    _ from: RGBA, _ to: RGBA, _ fraction: Double, _ interpolation: GradientPaint.Interpolation
  ) -> PremultipliedPixel {
    switch interpolation {
    case .straight: mixStraight(from, to, fraction)
    case .premultiplied: mixPremultiplied(from, to, fraction)
    case .linear: mixLight(from, to, fraction, fromWeight: 1, toWeight: 1)
    case .linearPremultiplied:
      mixLight(from, to, fraction, fromWeight: Double(from.alpha), toWeight: Double(to.alpha))
    }
  }

  private static func channel(_ from: UInt8, _ to: UInt8, _ fraction: Double) -> Double {
    Double(from) + (Double(to) - Double(from)) * fraction
  }

  /// Rounds a nonnegative value to the nearest integer.
  private static func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int(value + 0.5)) }

  private static func mixStraight(_ from: RGBA, _ to: RGBA, _ fraction: Double) -> PremultipliedPixel {
    let alpha = channel(from.alpha, to.alpha, fraction)
    func premultiplied(_ from: UInt8, _ to: UInt8) -> UInt32 { byte(channel(from, to, fraction) * alpha / 255) }
    return premultiplied(from.red, to.red) | premultiplied(from.green, to.green) << 8
      | premultiplied(from.blue, to.blue) << 16 | byte(alpha) << 24
  }

  private static func mixPremultiplied(_ from: RGBA, _ to: RGBA, _ fraction: Double) -> PremultipliedPixel {
    func premultiplied(_ first: UInt8, _ second: UInt8) -> UInt32 {
      let start = Double(first) * Double(from.alpha) / 255
      return byte(start + (Double(second) * Double(to.alpha) / 255 - start) * fraction)
    }
    return premultiplied(from.red, to.red) | premultiplied(from.green, to.green) << 8
      | premultiplied(from.blue, to.blue) << 16 | byte(channel(from.alpha, to.alpha, fraction)) << 24
  }

  /// Interpolates in linear light with weights. The color is rounded to bytes before premultiplication.
  private static func mixLight(
    _ from: RGBA, _ to: RGBA, _ fraction: Double, fromWeight: Double, toWeight: Double
  ) -> PremultipliedPixel {
    let start = fromWeight * (1 - fraction)
    let end = toWeight * fraction
    guard start + end > 0 else { return 0 }
    func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
      SRGBTransferFunction.byte(
        of: (SRGBTransferFunction.ofByte[Int(from)] * start + SRGBTransferFunction.ofByte[Int(to)] * end)
          / (start + end))
    }
    let alpha = UInt8(byte(channel(from.alpha, to.alpha, fraction)))
    return RGBA(
      red: mixed(from.red, to.red), green: mixed(from.green, to.green), blue: mixed(from.blue, to.blue), alpha: alpha
    ).premultiplied
  }
}
