import Testing
import SnapshotUI

@Suite struct GradientTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
  let environment = EnvironmentValues()

  func gradient(_ style: some ShapeStyle, in environment: EnvironmentValues? = nil) -> GradientPaint? {
    guard case .gradient(let paint) = style.resolvePaint(in: environment ?? self.environment, rect: rect) else {
      return nil
    }
    return paint
  }

  @Test func coloursAreAtEqualDistances() {
    let style = LinearGradient(colors: [.black, .white, .black], startPoint: .top, endPoint: .bottomTrailing)
    let paint = gradient(style)
    #expect(paint?.geometry == .linear(start: CGPoint(x: 60, y: 20), end: CGPoint(x: 110, y: 70)))
    #expect(paint?.stops.map(\.location) == [0, 0.5, 1])
    #expect(paint?.stops.map(\.color) == [.black, .white, .black])
  }

  @Test func leadingIsOnTheRightInRightToLeftLayouts() {
    var mirrored = environment
    mirrored.layoutDirection = .rightToLeft
    let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    #expect(
      gradient(style, in: mirrored)?.geometry
        == .linear(start: CGPoint(x: 110, y: 45), end: CGPoint(x: 10, y: 45)))
  }

  @Test func stopsOutOfOrderMoveToTheirPredecessor() {
    let stops = [
      Gradient.Stop(color: .black, location: 0.6), Gradient.Stop(color: .white, location: 0.4),
    ]
    let paint = gradient(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(paint?.stops.map(\.location) == [0.6, 0.6])
  }

  @Test func fewerThanTwoColoursAreASolidColour() {
    let none = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    let one = LinearGradient(colors: [.white], startPoint: .top, endPoint: .bottom)
    #expect(none.resolvePaint(in: environment, rect: rect) == .color(.clear))
    #expect(one.resolvePaint(in: environment, rect: rect) == .color(.white))
  }

  @Test func radialGradientsHaveOneCentre() {
    let paint = gradient(RadialGradient(colors: [.black, .white], center: .center, startRadius: 2, endRadius: 30))
    let center = CGPoint(x: 60, y: 45)
    #expect(paint?.geometry == .radial(start: center, startRadius: 2, end: center, endRadius: 30))
  }

  @Test func aPartialTurnSplitsTheRestBetweenItsEnds() {
    let half = AngularGradient(
      colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .radians(.pi))
    #expect(gradient(half)?.stops.map(\.location) == [0, 0.5, 0.75, 0.75])
    #expect(gradient(half)?.stops.map(\.color) == [.black, .white, .white, .black])
    let whole = AngularGradient(colors: [.black, .white], center: .center, angle: .zero)
    #expect(gradient(whole)?.stops.map(\.location) == [0, 1])
  }

  @Test func anAngleThatRunsBackwardsMirrorsTheStops() {
    let back = AngularGradient(
      colors: [.black, .white], center: .center, startAngle: .radians(2 * .pi), endAngle: .zero)
    #expect(gradient(back)?.stops.map(\.color) == [.white, .black])
    #expect(gradient(back)?.geometry == .angular(center: CGPoint(x: 60, y: 45), start: .zero))
  }
}
