import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Rows of gradients are computed in single precision where that provably gives the same colors.
@Suite("Rows of gradients have the colors of single pixels")
struct ExactGradientTests {
  private func gradient(_ numbers: inout SplitMix) -> GradientPaint {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    let center = CGPoint(x: number(-40...340), y: number(-40...40).rounded())
    let geometry: GradientPaint.Geometry
    switch Int.random(in: 0...7, using: &numbers) {
    case 0: geometry = .linear(start: center, end: CGPoint(x: number(-100...400), y: number(-50...90)))
    case 1:
      // Small circles too, which are repeated many times.
      let root = number(1.4...20)
      geometry = .radial(start: center, startRadius: 0, end: center, endRadius: (root * root).rounded())
    case 2:
      geometry = .radial(
        start: center, startRadius: number(0...30), end: CGPoint(x: center.x + number(-9...9), y: center.y),
        endRadius: number(20...300))
    case 3:
      // Circles that shrink.
      geometry = .radial(
        start: center, startRadius: number(100...300), end: CGPoint(x: center.x + number(-9...9), y: center.y + 3),
        endRadius: number(0...60))
    case 4:
      // Circles that do not contain each other.
      geometry = .radial(
        start: center, startRadius: number(0...30), end: CGPoint(x: center.x + number(50...90), y: center.y),
        endRadius: number(0...40))
    case 5: geometry = .angular(center: center, start: Angle(degrees: Double(number(-400...400))))
    case 6:
      // Far from the center.
      geometry = .angular(center: CGPoint(x: center.x, y: number(-900 ... -200)), start: .zero)
    default:
      geometry = .angular(center: CGPoint(x: 150.5, y: 3.5), start: .zero)
    }
    return GradientPaint(
      geometry,
      stops: (0...3).map {
        .init(
          color: RGBA(
            UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: UInt8.random(in: 90...255, using: &numbers)),
          location: CGFloat($0) / 3)
      }, spread: GradientPaint.Spread.allCases.randomElement(using: &numbers) ?? .pad)
  }

  @Test("Angles that are so large that they are rounded", arguments: [1e5, -1e6, 1e7, -1e12, 1e15, 1e300])
  func largeAngles(radians: Double) throws {
    let paint = Paint.gradient(
      GradientPaint(
        .angular(center: CGPoint(x: -70, y: -90.3), start: Angle(radians: radians)),
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]))
    #expect(try picture(paint, .identity, columns: 300) == picture(paint, .identity, columns: 3))
  }

  @Test("Coordinates that are rounded to a part of a pixel", arguments: [1e9, 1e11, 1e12])
  func largeScales(scale: Double) throws {
    let center = CGPoint(x: 1000.3, y: 700.7)
    let paint = Paint.gradient(
      GradientPaint(
        .angular(center: center, start: .zero),
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]))
    let transform = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: -150 - scale * Double(center.x), ty: 20 - scale * Double(center.y))
    #expect(try picture(paint, transform, columns: 300) == picture(paint, transform, columns: 3))
  }

  @Test("Steep stops of long gradients are within a level of the exact color", arguments: [0.001, 0.01, 0.2])
  func steepStops(distance: CGFloat) throws {
    let (width, height) = (8_000, 4)
    let stops: [GradientPaint.Stop] = [
      .init(color: .black, location: 0), .init(color: RGBA(0x2040FF), location: 0.4),
      .init(color: RGBA(0xFF0000), location: 0.4 + distance),
      .init(color: RGBA(0x00FF80), location: 0.4 + 2 * distance),
      .init(color: .white, location: 1),
    ]
    let center = CGPoint(x: 0, y: 2)
    let geometries: [(GradientPaint.Geometry, (Double, Double) -> Double)] = [
      (.linear(start: .zero, end: CGPoint(x: width, y: 0)), { x, _ in x / Double(width) }),
      (
        .radial(start: center, startRadius: 0, end: center, endRadius: CGFloat(width)),
        { x, y in (x * x + (y - 2) * (y - 2)).squareRoot() / Double(width) }
      ),
    ]
    for (geometry, parameter) in geometries {
      let paint = Paint.gradient(GradientPaint(geometry, stops: stops))
      let picture = try Picture(CGFloat(width), CGFloat(height)) {
        $0.fill(.box(0, 0, CGFloat(width), CGFloat(height)), with: paint)
      }
      var largest = 0.0
      for y in 0..<height {
        for x in 0..<width {
          let t = parameter(Double(x) + 0.5, Double(y) + 0.5)
          let next = stops.firstIndex { Double($0.location) > t } ?? stops.count - 1
          let (from, to) = (stops[next - 1], stops[next])
          let fraction = (t - Double(from.location)) / Double(to.location - from.location)
          let color = try #require(picture[x, y])
          for (actual, start, end) in [
            (color.red, from.color.red, to.color.red), (color.green, from.color.green, to.color.green),
            (color.blue, from.color.blue, to.color.blue),
          ] {
            let exact = Double(start) + (Double(end) - Double(start)) * fraction
            largest = max(largest, (Double(actual) - exact).magnitude)
          }
        }
      }
      #expect(largest <= 1.01, "off by \(largest)")
    }
  }

  @Test("A row of 300 pixels equals 100 columns of three pixels", arguments: 0..<120)
  func rows(seed: Int) throws {
    var numbers = SplitMix(seed: UInt64(seed))
    let paint = Paint.gradient(gradient(&numbers))
    let transform = Transform(
      a: Double.random(in: 0.5...3, using: &numbers), b: seed % 3 == 0 ? 0.4 : 0, c: 0,
      d: Double.random(in: 0.5...3, using: &numbers), tx: 0, ty: 0)
    #expect(try picture(paint, transform, columns: 300) == picture(paint, transform, columns: 3))
  }

  /// The entries of up to 2,048 pixels are found at once.
  @Test("A row of 4,200 pixels equals columns of 1,000", arguments: 0..<40)
  func longRows(seed: Int) throws {
    var numbers = SplitMix(seed: UInt64(1000 + seed))
    let paint = Paint.gradient(gradient(&numbers))
    let transform = Transform(a: 14, b: seed % 3 == 0 ? 0.4 : 0, c: 0, d: 2, tx: 0, ty: 0)
    let size = CGSize(width: 4200, height: 8)
    #expect(
      try picture(paint, transform, columns: 4200, size: size) == picture(paint, transform, columns: 1000, size: size))
  }

  @Test("Circles around the center of a pixel", arguments: GradientPaint.Spread.allCases)
  func pixelCenters(spread: GradientPaint.Spread) throws {
    for radius in [0, 3, 40] as [CGFloat] {
      let center = CGPoint(x: 150.5, y: 3.5)
      let paint = Paint.gradient(
        GradientPaint(
          .radial(start: center, startRadius: radius, end: center, endRadius: radius + 64),
          stops: [.init(color: .black, location: 0.2), .init(color: .white, location: 1)], spread: spread))
      #expect(try picture(paint, .identity, columns: 300) == picture(paint, .identity, columns: 3))
    }
  }

  @Test("Circles that do not contain each other", arguments: 0..<180)
  func cones(seed: Int) throws {
    var numbers = SplitMix(seed: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    var start = CGPoint(x: number(0...300).rounded() + 0.5, y: number(0...40).rounded() + 0.5)
    var radii = (number(0...40).rounded(), number(0...40).rounded())
    var offset = CGPoint(x: number(-90...90).rounded(), y: number(-90...90).rounded())
    switch seed % 6 {
    case 0: break
    case 1:
      // A strip along rows or columns.
      radii.1 = radii.0
      if Bool.random(using: &numbers) { offset.x = 0 } else { offset.y = 0 }
    case 2: radii.1 = radii.0
    case 3:
      // They nearly contain each other.
      radii.1 = radii.0 + (offset.x * offset.x + offset.y * offset.y).squareRoot() * (1 - 1 / CGFloat(1 << (seed % 40)))
    case 4:
      // They touch each other.
      offset = CGPoint(x: 30, y: Bool.random(using: &numbers) ? 40 : -40)
      radii.1 = radii.0 + 50
    default:
      // The apex is the center of a pixel.
      radii = Bool.random(using: &numbers) ? (0, number(0...30)) : (number(0...30), 0)
    }
    if seed % 4 == 0 { start.x += number(0...1) }
    let paint = Paint.gradient(
      GradientPaint(
        .radial(
          start: start, startRadius: radii.0, end: CGPoint(x: start.x + offset.x, y: start.y + offset.y),
          endRadius: radii.1),
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
        spread: GradientPaint.Spread.allCases.randomElement(using: &numbers) ?? .pad))
    let turn: Double = Bool.random(using: &numbers) ? 0 : Double.random(in: -3...3, using: &numbers)
    let scale: Double = [1.0, 1, 0.01, 100].randomElement(using: &numbers) ?? 1
    let transform = Transform(a: scale, b: turn, c: -turn, d: scale, tx: scale == 1 ? 0 : 150, ty: scale == 1 ? 0 : 20)
    #expect(try picture(paint, transform, columns: 300) == picture(paint, transform, columns: 3))
  }

  @Test("Circles that touch each other", arguments: 0..<200)
  func touchingCircles(seed: Int) throws {
    var numbers = SplitMix(seed: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    let start = CGPoint(x: number(0...300).rounded() + 0.5, y: number(0...40).rounded() + (seed % 3 == 0 ? 0.25 : 0))
    // Sides of right triangles, so that the length of the offset is exact.
    let sides = [(1, 0, 1), (3, 4, 5), (4, 3, 5), (5, 12, 13), (15, 8, 17), (0, 1, 1)].randomElement(using: &numbers)
    let (x, y, length) = try #require(sides)
    let size = [1, 2, 7, 20].randomElement(using: &numbers) ?? 1
    let signs = (CGFloat(seed % 2 == 0 ? size : -size), CGFloat(seed % 4 < 2 ? size : -size))
    let growth = CGFloat(length * size)
    let radius = number(0...40).rounded()
    let radii = seed % 5 == 0 ? (radius + growth, radius) : (radius, radius + growth)
    let end = CGPoint(x: start.x + CGFloat(x) * signs.0, y: start.y + CGFloat(y) * signs.1)
    let paint = Paint.gradient(
      GradientPaint(
        .radial(start: start, startRadius: radii.0, end: end, endRadius: radii.1),
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
        spread: GradientPaint.Spread.allCases.randomElement(using: &numbers) ?? .pad))
    let turn: Double = Bool.random(using: &numbers) ? 0 : Double.random(in: -3...3, using: &numbers)
    let scale: Double = [1.0, 1, 3, 0.01, 100].randomElement(using: &numbers) ?? 1
    let transform = Transform(a: scale, b: turn, c: -turn, d: scale, tx: scale == 1 ? 0 : 150, ty: scale == 1 ? 0 : 20)
    #expect(try picture(paint, transform, columns: 300) == picture(paint, transform, columns: 3))
  }

  /// Paints stripes of columns. Spans of fewer than four pixels are computed one by one.
  private func picture(
    _ paint: Paint, _ transform: Transform, columns: Int, size: CGSize = CGSize(width: 300, height: 40)
  ) throws -> [PremultipliedPixel] {
    try Picture(size.width, size.height) { canvas in
      for x in stride(from: 0, to: size.width, by: CGFloat(columns)) {
        canvas.saved { canvas in
          canvas.clip(to: .box(x, 0, CGFloat(columns), size.height))
          canvas.concatenate(transform)
          canvas.fill(.box(-1000, -1000, 3000, 3000), with: paint)
        }
      }
    }.buffer.pixels
  }
}
