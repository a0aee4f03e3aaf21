import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// The formulas of "Compositing and Blending Level 1", written out on straight colors in exact fractions (non-separable
/// modes in Double), against what is drawn.
@Suite("Blend modes follow the specification's formulas, rounded once")
struct BlendModeTests {
  /// Premultiplied pixels: every pair of a few telling values, then random ones.
  private static let pairs: [(source: PremultipliedPixel, backdrop: PremultipliedPixel)] = {
    var numbers = SplitMix(seed: 28)
    func pixel(_ alpha: UInt32) -> PremultipliedPixel {
      let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &numbers) }
      return channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
    }
    let telling: [PremultipliedPixel] = [
      0, 0xFF00_0000, 0xFFFF_FFFF, 0xFF80_7F40, 0x8080_0040, 0x0101_0001, 0x7F00_7F3F, 0xFE01_FE7F,
    ]
    var pairs = telling.flatMap { source in telling.map { (source, $0) } }
    for index in 0..<4000 {
      let alphas =
        index % 4 == 0
        ? (255, 255) : (UInt32.random(in: 0...255, using: &numbers), UInt32.random(in: 0...255, using: &numbers))
      pairs.append((pixel(alphas.0), pixel(alphas.1)))
    }
    return pairs
  }()

  private func composited(_ mode: BlendMode) throws -> [PremultipliedPixel] {
    let count = Self.pairs.count
    func strip(_ pixels: [PremultipliedPixel]) throws -> PixelImage {
      PixelImage(try #require(PixelBuffer(width: count, height: 1, pixels: pixels)))
    }
    let frame = CGRect(x: 0, y: 0, width: count, height: 1)
    let sources = try strip(Self.pairs.map(\.source))
    let backdrops = try strip(Self.pairs.map(\.backdrop))
    return try Picture(CGFloat(count), 1) { canvas in
      canvas.draw(backdrops, in: frame)
      canvas.blendMode = mode
      canvas.draw(sources, in: frame)
    }.buffer.pixels
  }

  /// What the operators multiply source and backdrop by.
  private static let factors: [BlendMode: @Sendable (_ sa: Fraction, _ ba: Fraction) -> (Fraction, Fraction)] = [
    .clear: { _, _ in (0, 0) }, .copy: { _, _ in (1, 0) }, .destination: { _, _ in (0, 1) },
    .sourceOver: { sa, _ in (1, 1 - sa) }, .destinationOver: { _, ba in (1 - ba, 1) }, .sourceIn: { _, ba in (ba, 0) },
    .destinationIn: { sa, _ in (0, sa) }, .sourceOut: { _, ba in (1 - ba, 0) },
    .destinationOut: { sa, _ in (0, 1 - sa) },
    .sourceAtop: { sa, ba in (ba, 1 - sa) }, .destinationAtop: { sa, ba in (1 - ba, sa) },
    .xor: { sa, ba in (1 - ba, 1 - sa) }, .plus: { _, _ in (1, 1) },
  ]

  @Test("Operators", arguments: BlendMode.allCases.filter { factors[$0] != nil })
  func operators(mode: BlendMode) throws {
    let factors = try #require(Self.factors[mode])
    for (pair, result) in zip(Self.pairs, try composited(mode)) {
      let (sourceFactor, backdropFactor) = factors(pair.source.fraction(24), pair.backdrop.fraction(24))
      for shift in [0, 8, 16, 24] as [UInt32] {
        let exact = pair.source.fraction(shift) * sourceFactor + pair.backdrop.fraction(shift) * backdropFactor
        expect(result >> shift & 0xFF, isNearest: exact > 1 ? 1 : exact, mode, pair)
      }
    }
  }

  private static let separable: [BlendMode: @Sendable (_ b: Fraction, _ s: Fraction) -> Fraction?] = [
    .multiply: { $0 * $1 }, .screen: { $0 + $1 - $0 * $1 }, .overlay: { hardLight($1, $0) },
    .darken: { $0 < $1 ? $0 : $1 }, .lighten: { $0 < $1 ? $1 : $0 },
    .colorDodge: { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) },
    .colorBurn: { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }, .hardLight: { hardLight($0, $1) },
    .softLight: { softLight($0, $1) }, .difference: { $0 < $1 ? $1 - $0 : $0 - $1 },
    .exclusion: { $0 + $1 - 2 * $0 * $1 },
  ]

  private static func hardLight(_ b: Fraction, _ s: Fraction) -> Fraction {
    if s + s <= 1 { return b * (s + s) }
    let doubled = s + s - 1
    return b + doubled - b * doubled
  }

  /// `nil` where a square root that is no fraction is called for.
  private static func softLight(_ b: Fraction, _ s: Fraction) -> Fraction? {
    if s + s <= 1 { return b - (1 - 2 * s) * b * (1 - b) }
    if 4 * b <= 1 { return b + (2 * s - 1) * (((16 * b - 12) * b + 4) * b - b) }
    return nil
  }

  @Test("Separable modes", arguments: BlendMode.allCases.filter { separable[$0] != nil })
  func separableModes(mode: BlendMode) throws {
    let mixed = try #require(Self.separable[mode])
    var roots = 0
    for (pair, result) in zip(Self.pairs, try composited(mode)) {
      let sa = pair.source.fraction(24)
      let ba = pair.backdrop.fraction(24)
      expect(result >> 24, isNearest: sa + ba - sa * ba, mode, pair)
      for shift in [0, 8, 16] as [UInt32] {
        let s = pair.source.fraction(shift)
        let b = pair.backdrop.fraction(shift)
        let outside = s * (1 - ba) + b * (1 - sa)
        guard sa != 0, ba != 0 else {
          expect(result >> shift & 0xFF, isNearest: outside, mode, pair)
          continue
        }
        if let inside = mixed(b / ba, s / sa) {
          expect(result >> shift & 0xFF, isNearest: outside + sa * ba * inside, mode, pair)
        } else {
          roots += 1
          let (cb, cs) = ((b / ba).double, (s / sa).double)
          let inside = cb + (2 * cs - 1) * (cb.squareRoot() - cb)
          expect(result >> shift & 0xFF, isNear: outside.double + sa.double * ba.double * inside, mode, pair)
        }
      }
    }
    #expect(mode == .softLight ? roots > 1000 : roots == 0)
  }

  // MARK: Non-separable modes

  private typealias Color = [Double]
  private func lum(_ c: Color) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private func sat(_ c: Color) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private func setLum(_ c: Color, _ l: Double) -> Color {
    let moved = c.map { $0 + l - lum(c) }
    let (n, x) = (moved.min() ?? 0, moved.max() ?? 0)
    if n < 0 { return moved.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { return moved.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return moved
  }

  private func setSat(_ c: Color, _ s: Double) -> Color {
    let (n, x) = (c.min() ?? 0, c.max() ?? 0)
    return x > n ? c.map { ($0 - n) * s / (x - n) } : [0, 0, 0]
  }

  @Test("Non-separable modes", arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func nonSeparableModes(mode: BlendMode) throws {
    for (pair, result) in zip(Self.pairs, try composited(mode)) {
      let (sa, ba) = (pair.source.fraction(24).double, pair.backdrop.fraction(24).double)
      let s = [0, 8, 16].map { pair.source.fraction($0).double }
      let b = [0, 8, 16].map { pair.backdrop.fraction($0).double }
      var inside = [0.0, 0, 0]
      if sa > 0, ba > 0 {
        let (cs, cb) = (s.map { $0 / sa }, b.map { $0 / ba })
        switch mode {
        case .hue: inside = setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: inside = setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: inside = setLum(cs, lum(cb))
        default: inside = setLum(cb, lum(cs))
        }
      }
      for index in 0..<3 {
        let exact = s[index] * (1 - ba) + b[index] * (1 - sa) + sa * ba * inside[index]
        expect(result >> UInt32(index * 8) & 0xFF, isNear: exact, mode, pair)
      }
    }
  }

  // MARK: Expectations

  private func expect(
    _ byte: UInt32, isNearest exact: Fraction, _ mode: BlendMode, _ pair: (source: UInt32, backdrop: UInt32)
  ) {
    // Halves go up: byte − ½ ≤ 255 × exact < byte + ½.
    let doubled = exact * 510
    let low = Fraction(2 * Int(byte) - 1)
    if low <= doubled, doubled < low + 2 { return }
    Issue.record("\(mode): \(byte) is not nearest to \(exact.double * 255) for \(pair)")
  }

  private func expect(
    _ byte: UInt32, isNear exact: Double, _ mode: BlendMode, _ pair: (source: UInt32, backdrop: UInt32)
  ) {
    if (Double(byte) - exact * 255).magnitude <= 0.5 + 1e-9 { return }
    Issue.record("\(mode): \(byte) is not nearest to \(exact * 255) for \(pair)")
  }

  @Test(
    "Images with channels above their alpha do not stop rendering",
    arguments: BlendMode.allCases)
  func invalidPixels(mode: BlendMode) throws {
    var numbers = SplitMix(seed: 8)
    func image(_ pixel: (inout SplitMix) -> UInt32) throws -> PixelImage {
      PixelImage(
        try #require(PixelBuffer(width: 200, height: 100, pixels: (0..<200 * 100).map { _ in pixel(&numbers) })))
    }
    // Of few values, so that differences are often zero.
    let few: [UInt32] = [0, 1, 2, 127, 128, 254, 255]
    func any(_ numbers: inout SplitMix) -> UInt32 {
      (0..<4).reduce(0) { color, _ in color << 8 | (few.randomElement(using: &numbers) ?? 0) }
    }
    let images = try (image(any), image(any))
    let picture = try Picture(200, 100) { canvas in
      canvas.draw(images.0, in: CGRect(x: 0, y: 0, width: 200, height: 100))
      canvas.blendMode = mode
      canvas.draw(images.1, in: CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    #expect(picture.buffer.width == 200)
  }
}

extension PremultipliedPixel {
  fileprivate func fraction(_ shift: UInt32) -> Fraction { Fraction(Int(self >> shift & 0xFF), 255) }
}

/// A fraction in lowest terms; it traps where 64 bits do not hold it.
struct Fraction: Comparable, Sendable, ExpressibleByIntegerLiteral {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int(max(a, 1)) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  init(integerLiteral value: Int) { self.init(value) }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (l: Fraction, r: Fraction) -> Fraction {
    Fraction(l.numerator * r.denominator + r.numerator * l.denominator, l.denominator * r.denominator)
  }
  static func - (l: Fraction, r: Fraction) -> Fraction { l + Fraction(-r.numerator, r.denominator) }
  static func * (l: Fraction, r: Fraction) -> Fraction {
    // Crosswise first, so that products stay small.
    let (a, b) = (Fraction(l.numerator, r.denominator), Fraction(r.numerator, l.denominator))
    return Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (l: Fraction, r: Fraction) -> Fraction { l * Fraction(r.denominator, r.numerator) }
  static func < (l: Fraction, r: Fraction) -> Bool { l.numerator * r.denominator < r.numerator * l.denominator }
}
