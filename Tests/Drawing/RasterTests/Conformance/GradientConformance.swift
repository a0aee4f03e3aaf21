import Foundation
import Raster

extension ConformanceCase {
  private static func stops(_ stops: (CGFloat, RGBA)...) -> [GradientPaint.Stop] {
    stops.map { .init(color: $0.1, location: $0.0) }
  }

  private static func fill(
    _ rule: String, _ width: CGFloat, _ height: CGFloat, _ geometry: GradientPaint.Geometry,
    _ stops: [GradientPaint.Stop], _ spread: GradientPaint.Spread = .pad,
    _ interpolation: GradientPaint.Interpolation = .straight, _ expectations: [Expectation]
  ) -> ConformanceCase {
    ConformanceCase(rule, width, height, expectations) {
      $0.fill(
        .box(0, 0, width, height),
        with: .gradient(GradientPaint(geometry, stops: stops, spread: spread, interpolation: interpolation)))
    }
  }

  private static func across(_ start: CGFloat, _ end: CGFloat) -> GradientPaint.Geometry {
    .linear(start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0))
  }

  /// A gray whose parameter a pixel's center has.
  private static func gray(_ parameter: Double) -> RGBA {
    let byte = UInt8((parameter * 255).rounded())
    return RGBA(red: byte, green: byte, blue: byte)
  }

  private static let ramp = stops((0, .black), (1, .white))
  private static let half = CGPoint(x: 50, y: 25)

  static let gradients: [ConformanceCase] = ramps + repeats + reflections + gradientRules

  private static let ramps: [ConformanceCase] = [0, 1, 10, 31, 50, 63, 77, 99].map { (x: Int) -> ConformanceCase in
    let position: Double = (Double(x) + 0.5) / 100
    return fill(
      "a linear gradient's color at column \(x) is that of its center", 100, 2, across(0, 100), ramp,
      [at(x, 1, gray(position), within: 1)])
  }

  private static let repeats: [ConformanceCase] = [3, 17, 29, 42, 58, 71, 88].map { (x: Int) -> ConformanceCase in
    let position: Double = (Double(x) + 0.5 - 20) / 20
    return fill(
      "repeat starts over at column \(x)", 100, 2, across(20, 40), ramp, .repeat,
      [at(x, 1, gray(position - position.rounded(.down)), within: 1)])
  }

  private static let reflections: [ConformanceCase] = [3, 17, 29, 42, 58, 71, 88].map { (x: Int) -> ConformanceCase in
    let position: Double = (Double(x) + 0.5 - 20) / 20
    let turn: Double = position - 2 * (position / 2).rounded(.down)
    return fill(
      "reflect goes back and forth at column \(x)", 100, 2, across(20, 40), ramp, .reflect,
      [at(x, 1, gray(turn > 1 ? 2 - turn : turn), within: 1)])
  }

  private static let gradientRules: [ConformanceCase] = list {
    fill(
      "before the first stop lies its color", 100, 2, across(0, 100), stops((0.5, .fullRed), (1, .fullBlue)),
      [at(10, 1, .fullRed)])
    fill(
      "after the last stop lies its color", 100, 2, across(0, 100), stops((0, .fullRed), (0.5, .fullBlue)),
      [at(90, 1, .fullBlue)])
    fill(
      "pad goes on beyond the line", 100, 2, across(40, 60), ramp,
      all([(0, 1), (39, 1)], .black) + all([(60, 1), (99, 1)], .white))
    fill(
      "stops at one place change the color there", 100, 2, across(0, 100),
      stops((0, .fullRed), (0.5, .fullRed), (0.5, .fullBlue), (1, .fullBlue)),
      [at(49, 1, .fullRed), at(50, 1, .fullBlue)])
    fill(
      "of several stops at one place the first and the last count", 100, 2, across(0, 100),
      stops((0, .fullRed), (0.5, .fullRed), (0.5, .fullGreen), (0.5, .fullBlue), (1, .fullBlue)),
      [at(49, 1, .fullRed), at(50, 1, .fullBlue)])
    fill(
      "SVG: a stop before its predecessor stands where that does", 100, 2, across(0, 100),
      stops((0, .fullRed), (0.5, .fullRed), (0.2, .fullBlue), (1, .fullBlue)),
      [at(49, 1, .fullRed), at(50, 1, .fullBlue)])
    fill(
      "SVG: one stop is one color", 100, 2, across(0, 100), stops((0.3, .fullGreen)),
      all([(0, 0), (99, 1)], .fullGreen))
    fill("no stop paints nothing", 100, 2, across(0, 100), [], [at(50, 1, .clear)])
    fill(
      "SVG: a line without length paints the last color", 100, 2, across(50, 50),
      stops((0, .fullRed), (1, .fullGreen)), all([(0, 0), (99, 1)], .fullGreen))
    fill(
      "colors are mixed without alpha", 100, 2, across(0, 100),
      stops((0, RGBA(0xFF0000, alpha: 0)), (1, RGBA(0x0000FF))), [at(49, 1, RGBA(0x800080, alpha: 126), within: 3)])
    fill(
      "CSS: colors are mixed with alpha", 100, 2, across(0, 100),
      stops((0, RGBA(0xFF0000, alpha: 0)), (1, RGBA(0x0000FF))), .pad, .premultiplied,
      [at(49, 1, RGBA(0x0000FF, alpha: 126), within: 2), at(5, 1, RGBA(0x0000FF, alpha: 14), within: 1)])
    // Half of the light of white is encoded as 188.
    fill(
      "SVG linearRGB: light is mixed", 101, 2, across(0, 101), ramp, .pad, .linear,
      [at(50, 1, RGBA(0xBCBCBC), within: 1)])
    fill(
      "SVG linearRGB: and so is a third of it", 90, 2, across(0, 90), ramp, .pad, .linear,
      [at(30, 1, RGBA(0x9C9C9C), within: 2)])
    fill(
      "light with alpha", 100, 2, across(0, 100), stops((0, RGBA(0xFF0000, alpha: 0)), (1, RGBA(0x0000FF))), .pad,
      .linearPremultiplied, [at(49, 1, RGBA(0x0000FF, alpha: 126), within: 1)])
    fill(
      "a slanted line's colors are perpendicular to it", 40, 40, .linear(start: .zero, end: CGPoint(x: 40, y: 40)),
      ramp, all([(0, 39), (39, 0), (19, 20), (30, 9)], RGBA(0x808080), within: 1))
    fill(
      "circles around one center: the parameter is the distance", 100, 50,
      .radial(start: half, startRadius: 0, end: half, endRadius: 25), ramp,
      [
        at(62, 24, gray(0.5), within: 2), at(50, 12, gray(0.5), within: 2), at(50, 24, gray(0.03), within: 3),
        at(99, 24, .white),
      ])
    fill(
      "inside of the first circle lies the first color", 100, 50,
      .radial(start: half, startRadius: 10, end: half, endRadius: 20), ramp,
      [at(50, 24, .black), at(58, 24, .black), at(72, 24, .white)])
    fill(
      "canvas: two equal circles paint nothing", 100, 50,
      .radial(start: half, startRadius: 10, end: half, endRadius: 10), ramp, [at(50, 24, .clear)])
    fill(
      "canvas: outside of the cone of two circles nothing is painted", 100, 50,
      .radial(start: CGPoint(x: 20, y: 25), startRadius: 0, end: CGPoint(x: 80, y: 25), endRadius: 10), ramp,
      [at(50, 24, gray(0.61), within: 3), at(20, 2, .clear), at(5, 24, .clear), at(98, 24, .white)])
    fill(
      "two circles of one size paint a band", 100, 50,
      .radial(start: CGPoint(x: 20, y: 25), startRadius: 10, end: CGPoint(x: 80, y: 25), endRadius: 10), ramp,
      [at(5, 24, .black), at(95, 24, .white), at(50, 10, .clear), at(50, 40, .clear)])
    fill(
      "the second circle in the first: outside of the first lies the first color", 100, 50,
      .radial(start: half, startRadius: 20, end: half, endRadius: 0), stops((0, .fullRed), (1, .fullBlue)),
      [at(2, 24, .fullRed), at(50, 24, .fullBlue, within: 10)])
    fill(
      "conic: the parameter grows clockwise from the angle", 40, 40,
      .angular(center: CGPoint(x: 20, y: 20), start: .zero),
      stops(
        (0, .fullRed), (0.25, .fullRed), (0.25, .fullGreen), (0.5, .fullGreen), (0.5, .fullBlue), (0.75, .fullBlue),
        (0.75, .black), (1, .black)),
      [at(30, 30, .fullRed), at(10, 30, .fullGreen), at(10, 10, .fullBlue), at(30, 10, .black)])
    fill(
      "conic: the angle turns it", 40, 40, .angular(center: CGPoint(x: 20, y: 20), start: .degrees(90)),
      stops(
        (0, .fullRed), (0.25, .fullRed), (0.25, .fullGreen), (0.5, .fullGreen), (0.5, .fullBlue), (0.75, .fullBlue),
        (0.75, .black), (1, .black)),
      [at(10, 30, .fullRed), at(10, 10, .fullGreen), at(30, 10, .fullBlue), at(30, 30, .black)])
    ConformanceCase(
      "a gradient lies in user space", 100, 2,
      [at(39, 1, .black), at(49, 1, gray(0.475), within: 2), at(60, 1, .white)]
    ) { canvas in
      canvas.translate(x: 40, y: 0)
      canvas.scale(x: 2, y: 2)
      canvas.fill(.box(-20, 0, 50, 1), with: .gradient(GradientPaint(across(0, 10), stops: ramp)))
    }
    ConformanceCase(
      "a stroke has a gradient", 100, 10, [at(5, 5, gray(0.055), within: 1), at(95, 5, gray(0.955), within: 1)]
    ) {
      $0.stroke(
        .line((0, 5), (100, 5)), with: .gradient(GradientPaint(across(0, 100), stops: ramp)),
        style: StrokeStyle(lineWidth: 4))
    }
  }

  private static func fill(
    _ rule: String, _ width: CGFloat, _ height: CGFloat, _ geometry: GradientPaint.Geometry,
    _ stops: [GradientPaint.Stop], _ expectations: [Expectation]
  ) -> ConformanceCase { fill(rule, width, height, geometry, stops, .pad, .straight, expectations) }

  private static func fill(
    _ rule: String, _ width: CGFloat, _ height: CGFloat, _ geometry: GradientPaint.Geometry,
    _ stops: [GradientPaint.Stop], _ spread: GradientPaint.Spread, _ expectations: [Expectation]
  ) -> ConformanceCase { fill(rule, width, height, geometry, stops, spread, .straight, expectations) }
}
