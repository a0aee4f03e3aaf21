import Foundation
import Raster
import Testing

@Suite("Gradients")
struct GradientTests {
  private typealias Stop = GradientPaint.Stop
  private let red = RGBA(0xFF0000)
  private let green = RGBA(0x00FF00)
  private let blue = RGBA(0x0000FF)

  private func strip(
    _ width: CGFloat, from start: CGFloat, to end: CGFloat, _ stops: [GradientPaint.Stop],
    spread: GradientPaint.Spread = .pad
  ) throws -> [RGBA?] {
    let gradient = GradientPaint(
      .linear(start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0)), stops: stops, spread: spread)
    let picture = try Picture(width, 1) { $0.fill(.box(0, 0, width, 1), with: .gradient(gradient)) }
    return (0..<Int(width)).map { picture[$0, 0] }
  }

  @Test("A linear gradient mixes by the pixel's center")
  func linear() throws {
    let colors = try strip(256, from: 0, to: 256, [Stop(color: .black, location: 0), Stop(color: .white, location: 1)])
    for (x, color) in colors.enumerated() {
      let expected = 255 * (Double(x) + 0.5) / 256
      #expect(abs(Double(color?.red ?? 0) - expected) <= 0.75)
      #expect(color?.red == color?.blue)
    }
  }

  @Test("Mixing is straight: a color that fades keeps its hue")
  func straight() throws {
    let colors = try strip(
      256, from: 0, to: 256, [Stop(color: red, location: 0), Stop(color: RGBA(0x0000FF, alpha: 0), location: 1)])
    let middle = try #require(colors[127])
    #expect(abs(Int(middle.alpha) - 128) <= 1)
    #expect(abs(Int(middle.red) - 128) <= 2)
    #expect(abs(Int(middle.blue) - 128) <= 2)
  }

  @Test("Padding is the outer stops' colors exactly")
  func pad() throws {
    let colors = try strip(12, from: 4, to: 8, [Stop(color: red, location: 0), Stop(color: blue, location: 1)])
    #expect(Array(colors[..<4]) == [red, red, red, red])
    #expect(Array(colors[8...]) == [blue, blue, blue, blue])
  }

  @Test("Stops at the same location make a sharp edge")
  func sharpEdge() throws {
    let stops = [
      Stop(color: red, location: 0), Stop(color: red, location: 0.5), Stop(color: green, location: 0.5),
      Stop(color: blue, location: 0.5), Stop(color: blue, location: 1),
    ]
    #expect(try strip(8, from: 0, to: 8, stops) == [red, red, red, red, blue, blue, blue, blue])
  }

  @Test("Repeating and reflecting")
  func spreads() throws {
    let stops = [
      Stop(color: red, location: 0), Stop(color: red, location: 0.5), Stop(color: blue, location: 0.5),
      Stop(color: blue, location: 1),
    ]
    #expect(
      try strip(12, from: 4, to: 8, stops, spread: .repeat)
        == [red, red, blue, blue, red, red, blue, blue, red, red, blue, blue])
    #expect(
      try strip(12, from: 4, to: 8, stops, spread: .reflect)
        == [blue, blue, red, red, red, red, blue, blue, blue, blue, red, red])
  }

  @Test("Locations are clamped to 0…1 and to their predecessor")
  func disorder() throws {
    let disordered = [
      Stop(color: red, location: -3), Stop(color: red, location: 0.5), Stop(color: blue, location: 0.25),
      Stop(color: blue, location: 7),
    ]
    #expect(try strip(4, from: 0, to: 4, disordered) == [red, red, blue, blue])
    #expect(
      try strip(2, from: 0, to: 2, [Stop(color: red, location: .nan), Stop(color: blue, location: 0)]) == [blue, blue])
  }

  @Test("No stop paints nothing, one its color, a line without length the last color")
  func degenerate() throws {
    #expect(try strip(1, from: 0, to: 1, []) == [.clear])
    #expect(try strip(1, from: 0, to: 1, [Stop(color: green, location: 0.3)]) == [green])
    #expect(
      try strip(1, from: 1, to: 1, [Stop(color: green, location: 0), Stop(color: blue, location: 1)]) == [blue])
    #expect(
      try strip(1, from: .nan, to: 1, [Stop(color: green, location: 0), Stop(color: blue, location: 1)]) == [.clear])
  }

  @Test("A gradient uses the coordinate space of its shape")
  func transformed() throws {
    let gradient = GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 2, y: 0)),
      stops: [
        Stop(color: red, location: 0), Stop(color: red, location: 0.5), Stop(color: blue, location: 0.5),
        Stop(color: blue, location: 1),
      ])
    // A quarter turn clockwise: x runs down.
    let picture = try Picture(1, 4, scale: 1) { canvas in
      canvas.concatenate(Transform(a: 0, b: 2, c: -2, d: 0, tx: 2, ty: 0))
      canvas.fill(.box(0, 0, 2, 2), with: .gradient(gradient))
    }
    #expect((0..<4).map { picture[0, $0] } == [red, red, blue, blue])
  }

  private func rings(
    start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, spread: GradientPaint.Spread = .pad
  ) throws -> Picture {
    let gradient = GradientPaint(
      .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius),
      stops: [
        Stop(color: red, location: 0), Stop(color: green, location: 0.5), Stop(color: green, location: 0.5),
        Stop(color: blue, location: 0.5), Stop(color: blue, location: 1),
      ], spread: spread)
    return try Picture(41, 41) { $0.fill(.box(0, 0, 41, 41), with: .gradient(gradient)) }
  }

  @Test("A radial gradient runs between its circles")
  func radial() throws {
    let center = CGPoint(x: 20.5, y: 20.5)
    let picture = try rings(start: center, startRadius: 4, end: center, endRadius: 16)
    #expect(picture[20, 20] == red)
    #expect(picture[23, 20] == red)
    // The edge in the middle lies 10 pixels from the center.
    #expect(picture[31, 20] == blue)
    #expect(picture[20, 9] == blue)
    let inner = try #require(picture[20, 11])
    #expect(inner.green > 200 && inner.blue == 0)
    #expect(picture[0, 0] == blue)
  }

  @Test("Two circles side by side make a cone; beside it, nothing is painted")
  func cone() throws {
    let picture = try rings(
      start: CGPoint(x: 10.5, y: 20.5), startRadius: 5, end: CGPoint(x: 30.5, y: 20.5), endRadius: 5)
    #expect(picture[20, 2] == .clear)
    #expect(picture[20, 38] == .clear)
    #expect(picture[40, 20] == blue)
    #expect(picture[2, 20] == red)
    // Where circles overlap, the one of the largest parameter shows: the left end of that of ½ is at 15.5.
    #expect(picture[16, 20] == blue)
    #expect(try #require(picture[14, 20]).blue == 0)
  }

  @Test("Equal circles paint nothing")
  func equalCircles() throws {
    let center = CGPoint(x: 20.5, y: 20.5)
    #expect(try rings(start: center, startRadius: 4, end: center, endRadius: 4)[20, 20] == .clear)
  }

  @Test("An angular gradient turns clockwise from its angle")
  func angular() throws {
    let yellow = RGBA(0xFFFF00)
    let stops = [red, green, blue, yellow].enumerated().flatMap { index, color in
      [Stop(color: color, location: CGFloat(index) / 4), Stop(color: color, location: CGFloat(index + 1) / 4)]
    }
    func quadrants(start: Angle) throws -> [RGBA?] {
      let gradient = GradientPaint(.angular(center: CGPoint(x: 8, y: 8), start: start), stops: stops)
      let picture = try Picture(16, 16) { $0.fill(.box(0, 0, 16, 16), with: .gradient(gradient)) }
      return [picture[14, 14], picture[1, 14], picture[1, 1], picture[14, 1]]
    }
    #expect(try quadrants(start: .zero) == [red, green, blue, yellow])
    #expect(try quadrants(start: .degrees(90)) == [yellow, red, green, blue])
    #expect(try quadrants(start: .degrees(-720 + 180)) == [blue, yellow, red, green])
  }
}
