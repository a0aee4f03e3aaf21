import CPixels
import Foundation
import TestSupport
import Testing

@Suite("Listed pixels of radial gradients are exact on vectors of every width")
struct ExactCirclesTests {
  private static let entries = 256
  private static let outside: UInt32 = 0xFFFF_FFFF
  private static let untouched: UInt32 = 0xABAB_ABAB

  /// Entry `i` has the color `i` + 1.
  private static let table = Array(0..<UInt32(entries + 2))

  /// Returns the largest parameter whose circle contains a point and has a nonnegative radius.
  private func parameter(_ x: Double, _ y: Double, of pair: CPixelsCirclePair) -> Double? {
    if pair.xOffset == 0, pair.yOffset == 0 { return ((x * x + y * y).squareRoot() - pair.radius) / pair.growth }
    let a = pair.xOffset * pair.xOffset + pair.yOffset * pair.yOffset - pair.growth * pair.growth
    let b = x * pair.xOffset + y * pair.yOffset + pair.radius * pair.growth
    let c = x * x + y * y - pair.radius * pair.radius
    if a == 0 {
      let only = c / (2 * b)
      return b != 0 && pair.radius + only * pair.growth >= 0 ? only : nil
    }
    let discriminant = b * b - a * c
    if a < 0 {
      let root = max(0, discriminant).squareRoot()
      return pair.growth > 0 ? max((b + root) / a, (b - root) / a) : min((b + root) / a, (b - root) / a)
    }
    guard discriminant >= 0 else { return nil }
    let solutions = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a].sorted(by: >)
    return solutions.first { pair.radius + $0 * pair.growth >= 0 }
  }

  private func color(_ x: Int, _ y: Int, of pair: CPixelsCirclePair, _ spread: CPixelsGradientSpread) -> UInt32 {
    let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
    guard
      let value = parameter(
        pair.a * column + pair.c * row + pair.tx - pair.x, pair.b * column + pair.d * row + pair.ty - pair.y, of: pair)
    else { return Self.outside }
    let limited = value > -1_048_576 ? min(value, 1_048_576) : -1_048_576
    var place = Int((limited * 0x1p32 + 0.5).rounded(.down))
    switch spread {
    case CPixelsPad: place = min(max(place >> 24, -1), Self.entries)
    case CPixelsRepeat: place = (place & (1 << 32 - 1)) >> 24
    default:
      place = (place & (2 << 32 - 1)) >> 24
      if place >= Self.entries { place = 2 * Self.entries - 1 - place }
    }
    return Self.table[place + 1]
  }

  /// Returns the pixels from the first one before the list to 64 after the row.
  private func shade(
    _ pair: CPixelsCirclePair, _ spread: CPixelsGradientSpread, _ x: Int, _ y: Int, _ listed: [UInt8],
    _ counts: (before: Int, listed: Int, after: Int), width: Int
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: Self.untouched, count: counts.before + counts.listed + counts.after + 64)
    Self.table.withUnsafeBufferPointer { table in
      listed.withUnsafeBufferPointer { listed in
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let first = pixels.baseAddress else { return }
          var gradient = CPixelsGradient()
          gradient.colors = table.baseAddress.map { $0 + 1 }
          gradient.entries = Int32(Self.entries)
          gradient.spread = spread
          let list = CPixelsPixelList(
            listed: listed.baseAddress, count: counts.listed, before: counts.before, after: counts.after)
          withUnsafePointer(to: pair) {
            CPixelsShadeExactlyInWidth(width, $0, &gradient, x, y, list, Self.outside, first + counts.before)
          }
        }
      }
    }
    return pixels
  }

  private func randomPair(_ numbers: inout SplitMix) -> CPixelsCirclePair {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    var pair = CPixelsCirclePair(
      a: number(0.1...2), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.1...2), tx: number(-50...50),
      ty: number(-50...50), x: number(-20...60), y: number(-20...60), radius: number(0...30), xOffset: number(-20...20),
      yOffset: number(-20...20), growth: number(-30...60))
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: (pair.xOffset, pair.yOffset) = (0, 0)
    case 1: (pair.xOffset, pair.yOffset, pair.growth) = (3, 4, Bool.random(using: &numbers) ? 5 : -5)
    case 2: pair.growth = 0
    case 3: pair.radius = 0
    case 4: pair.tx = [.infinity, 1e200, -1e308].randomElement(using: &numbers) ?? 0
    default: break
    }
    return pair
  }

  @Test("Pixels before, in and after the list", arguments: 0..<120)
  func colors(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let pair = randomPair(&numbers)
    for spread in [CPixelsPad, CPixelsRepeat, CPixelsReflect] {
      let count = Int.random(in: 0...300, using: &numbers)
      let (before, after) = (Int.random(in: 0...12, using: &numbers), Int.random(in: 0...12, using: &numbers))
      let (x, y) = (Int.random(in: -100...1000, using: &numbers), Int.random(in: -100...1000, using: &numbers))
      let mostly = Bool.random(using: &numbers)
      let isListed = (0..<count).map { _ in Int.random(in: 0..<40, using: &numbers) < (mostly ? 30 : 1) }
      // Bits past the last pixel are undefined.
      var listed = [UInt8](repeating: 0xFF, count: (count + 63) / 64 * 8)
      for index in 0..<count where !isListed[index] { listed[index / 8] &= ~(1 << (index % 8)) }
      let expected = (-before..<count + after).map { index in
        (0..<count).contains(index) && !isListed[index] ? Self.untouched : color(x + index, y, of: pair, spread)
      }
      for width in 0..<CPixelsVectorWidths() {
        let pixels = shade(pair, spread, x, y, listed, (before, count, after), width: width)
        #expect(pixels[expected.count...].allSatisfy { $0 == Self.untouched }, "A pixel after the row was written")
        #expect(Array(pixels[..<expected.count]) == expected, "width \(width), spread \(spread.rawValue)")
      }
    }
  }

  /// A multiplication and an addition with one rounding instead of two would change the color of every few pixels.
  @Test("Each operation is rounded", arguments: 0..<40)
  func rounding(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    func number() -> Double { .random(in: -3...3, using: &numbers) }
    for (x, y) in [(3, 5), (100, 7), (40, 900)] {
      var pair = CPixelsCirclePair()
      (pair.a, pair.b, pair.c, pair.d, pair.tx, pair.ty) = (number(), number(), number(), number(), number(), number())
      let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
      let point = (pair.a * column + pair.c * row + pair.tx, pair.b * column + pair.d * row + pair.ty)
      pair.radius = (point.0 * point.0 + point.1 * point.1).squareRoot()
      pair.growth = 0x1p-40
      for width in 0..<CPixelsVectorWidths() {
        // The parameter is zero.
        #expect(shade(pair, CPixelsPad, x, y, [], (0, 0, 1), width: width)[0] == Self.table[1], "width \(width)")
      }
    }
  }

  @Test("Parameters at the boundaries of entries")
  func boundaries() {
    let pair = CPixelsCirclePair(
      a: 1, b: 0, c: 0, d: 0, tx: -0.5, ty: 0, x: 0, y: 0, radius: 0, xOffset: 0, yOffset: 0, growth: 16)
    for spread in [CPixelsPad, CPixelsRepeat, CPixelsReflect] {
      let expected = (0..<100).map { color($0, 0, of: pair, spread) }
      for width in 0..<CPixelsVectorWidths() {
        #expect(Array(shade(pair, spread, 0, 0, [], (0, 0, 100), width: width)[..<100]) == expected)
      }
    }
  }
}
