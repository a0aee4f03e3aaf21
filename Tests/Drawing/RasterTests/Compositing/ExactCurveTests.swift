import CRasterPixels
import Foundation
import RasterCore
import SnapshotSeededRandom
import Testing

@Suite("Exact pixels of radial and angular gradients are the same on vectors of every width")
struct ExactCurveTests {
  private static let entries = 256
  private static let outside: UInt32 = 0xFFFF_FFFF
  private static let untouched: UInt32 = 0xABAB_ABAB

  /// Entry `i` has the color `i` + 1.
  private static let table = Array(0..<UInt32(entries + 2))

  /// Returns the largest parameter whose circle contains a point and has a nonnegative radius.
  private func parameter(_ x: Double, _ y: Double, of curve: CPixelsCurve) -> Double? {
    if curve.xOffset == 0, curve.yOffset == 0 { return ((x * x + y * y).squareRoot() - curve.radius) / curve.growth }
    let a = curve.xOffset * curve.xOffset + curve.yOffset * curve.yOffset - curve.growth * curve.growth
    let b = x * curve.xOffset + y * curve.yOffset + curve.radius * curve.growth
    let c = x * x + y * y - curve.radius * curve.radius
    if a == 0 {
      let only = c / (2 * b)
      return b != 0 && curve.radius + only * curve.growth >= 0 ? only : nil
    }
    let discriminant = b * b - a * c
    if a < 0 {
      let root = max(0, discriminant).squareRoot()
      return curve.growth > 0 ? max((b + root) / a, (b - root) / a) : min((b + root) / a, (b - root) / a)
    }
    guard discriminant >= 0 else { return nil }
    let solutions = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a].sorted(by: >)
    return solutions.first { curve.radius + $0 * curve.growth >= 0 }
  }

  /// Returns the parameter of a point around a center.
  private func turn(_ x: Double, _ y: Double, of curve: CPixelsCurve) -> Double {
    let turns = (Trigonometry.arctangent(y: y, x: x) - curve.angle) / (2 * Double.pi)
    return turns - turns.rounded(.down)
  }

  private func color(_ x: Int, _ y: Int, of curve: CPixelsCurve, _ spread: CPixelsGradientSpread) -> UInt32 {
    let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
    let point = (
      curve.a * column + curve.c * row + curve.tx - curve.x, curve.b * column + curve.d * row + curve.ty - curve.y
    )
    guard let value = curve.isTurn ? turn(point.0, point.1, of: curve) : parameter(point.0, point.1, of: curve) else {
      return Self.outside
    }
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

  /// Returns the pixels of a row and one after it.
  private func shade(
    _ curve: CPixelsCurve, _ spread: CPixelsGradientSpread, _ x: Int, _ y: Int, _ count: Int, width: Int
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: Self.untouched, count: count + 1)
    Self.table.withUnsafeBufferPointer { table in
      withUnsafePointer(to: curve) { curve in
        var gradient = CPixelsGradient()
        gradient.curve = curve
        (gradient.column, gradient.row) = (x, y)
        gradient.colors = table.baseAddress.map { $0 + 1 }
        gradient.entries = Int32(Self.entries)
        gradient.spread = spread
        CPixelsShadeExactlyInWidth(width, &gradient, count, &pixels)
      }
    }
    return pixels
  }

  private func randomCurve(_ numbers: inout SplitMix) -> CPixelsCurve {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    var curve = CPixelsCurve(
      a: number(0.1...2), b: number(-0.5...0.5), c: number(-0.5...0.5), d: number(0.1...2), tx: number(-50...50),
      ty: number(-50...50), x: number(-20...60), y: number(-20...60), radius: number(0...30), xOffset: number(-20...20),
      yOffset: number(-20...20), growth: number(-30...60), isTurn: false, angle: number(-9...9), outside: Self.outside)
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: (curve.xOffset, curve.yOffset) = (0, 0)
    case 1: (curve.xOffset, curve.yOffset, curve.growth) = (3, 4, Bool.random(using: &numbers) ? 5 : -5)
    case 2: curve.growth = 0
    case 3: curve.radius = 0
    case 4: curve.tx = [.infinity, 1e200, -1e308].randomElement(using: &numbers) ?? 0
    case 5, 6: curve.isTurn = true
    case 7:
      // The center and the axes are at centers of pixels.
      curve.isTurn = true
      (curve.a, curve.b, curve.c, curve.d, curve.tx, curve.ty) = (1, 0, 0, 1, 0, 0)
      (curve.x, curve.y) = (40.5, 30.5)
      curve.angle = [0, .pi, -.pi / 2, .infinity, .nan, 1e300, 1e15].randomElement(using: &numbers) ?? 0
    default: break
    }
    return curve
  }

  @Test("Colors of rows", arguments: 0..<240)
  func colors(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let curve = randomCurve(&numbers)
    for spread in [CPixelsPad, CPixelsRepeat, CPixelsReflect] {
      let count = Int.random(in: 0...300, using: &numbers)
      // Half of the rows are at the center of a turn.
      let y = Int.random(in: Bool.random(using: &numbers) ? 28...32 : -100...1000, using: &numbers)
      let x = Int.random(in: -100...(y < 33 ? 100 : 1000), using: &numbers)
      let expected = (0..<count).map { color(x + $0, y, of: curve, spread) } + [Self.untouched]
      for width in 0..<CPixelsVectorWidths() {
        #expect(
          shade(curve, spread, x, y, count, width: width) == expected, "width \(width), spread \(spread.rawValue)")
      }
    }
  }

  /// A multiplication and an addition with one rounding instead of two would change the color of every few pixels.
  @Test("Each operation is rounded", arguments: 0..<40)
  func rounding(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    func number() -> Double { .random(in: -3...3, using: &numbers) }
    for (x, y) in [(3, 5), (100, 7), (40, 900)] {
      var curve = CPixelsCurve()
      (curve.a, curve.b, curve.c, curve.d, curve.tx, curve.ty) = (
        number(), number(), number(), number(), number(), number()
      )
      let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
      let point = (curve.a * column + curve.c * row + curve.tx, curve.b * column + curve.d * row + curve.ty)
      curve.radius = (point.0 * point.0 + point.1 * point.1).squareRoot()
      curve.growth = 0x1p-40
      for width in 0..<CPixelsVectorWidths() {
        // The parameter is zero.
        #expect(shade(curve, CPixelsPad, x, y, 1, width: width)[0] == Self.table[1], "width \(width)")
      }
    }
  }

  @Test("Parameters at the boundaries of entries")
  func boundaries() {
    var curve = CPixelsCurve()
    (curve.a, curve.tx, curve.growth) = (1, -0.5, 16)
    for spread in [CPixelsPad, CPixelsRepeat, CPixelsReflect] {
      let expected = (0..<100).map { color($0, 0, of: curve, spread) }
      for width in 0..<CPixelsVectorWidths() {
        #expect(Array(shade(curve, spread, 0, 0, 100, width: width)[..<100]) == expected)
      }
    }
  }
}
