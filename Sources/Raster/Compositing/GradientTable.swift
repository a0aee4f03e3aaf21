/// The colours of a gradient's stops at equal steps of its parameter, premultiplied.
///
/// Colours are interpolated straight (not premultiplied) in encoded sRGB and rounded once. Entry `i` of `n` holds the
/// colour at (i + ½) / n. Stops are taken in their order: a location before its predecessor's counts as the
/// predecessor's, and locations are clamped to 0…1, as SVG has it. At a location that stops share, the last of them
/// begins.
struct GradientTable: Sendable {
  /// Entries; a power of two of them.
  let entries: [PremultipliedPixel]
  /// The colour before 0 and after 1 of a gradient that is padded.
  let first: PremultipliedPixel
  let last: PremultipliedPixel
  /// The fraction bits of a parameter in 32.32 that are not part of an entry's index.
  let indexShift: Int64
  let spread: GradientPaint.Spread

  /// - Parameter resolution: how many steps should be told apart; rounded up to a power of two of 256…4096.
  init?(_ stops: [GradientPaint.Stop], spread: GradientPaint.Spread, resolution: Double) {
    guard let firstStop = stops.first, let lastStop = stops.last else { return nil }
    var bits: Int64 = 8
    while bits < 12, Double(1 << bits) < resolution { bits += 1 }
    var locations: [Double] = []
    for stop in stops {
      let location = Double(stop.location)
      let clamped = location > 0 ? min(location, 1) : 0
      locations.append(max(locations.last ?? 0, clamped))
    }
    let count = 1 << Int(bits)
    var entries: [PremultipliedPixel] = []
    entries.reserveCapacity(count)
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
        entries.append(Self.mix(stops[next - 1].color, stops[next].color, fraction))
      }
    }
    self.entries = entries
    first = firstStop.color.premultiplied
    last = lastStop.color.premultiplied
    indexShift = 32 - bits
    self.spread = spread
  }

  private static func mix(_ from: RGBA, _ to: RGBA, _ fraction: Double) -> PremultipliedPixel {
    func channel(_ from: UInt8, _ to: UInt8) -> Double { Double(from) + (Double(to) - Double(from)) * fraction }
    let alpha = channel(from.alpha, to.alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((value + 0.5).rounded(.down)) }
    func premultiplied(_ from: UInt8, _ to: UInt8) -> UInt32 { byte(channel(from, to) * alpha / 255) }
    return premultiplied(from.red, to.red) | premultiplied(from.green, to.green) << 8
      | premultiplied(from.blue, to.blue) << 16 | byte(alpha) << 24
  }
}
