import Foundation
import Raster
import Testing

private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
  let dx = Double(a.x - b.x)
  let dy = Double(a.y - b.y)
  return (dx * dx + dy * dy).squareRoot()
}

private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  (a.minX - b.minX).magnitude < tolerance && (a.minY - b.minY).magnitude < tolerance
    && (a.maxX - b.maxX).magnitude < tolerance && (a.maxY - b.maxY).magnitude < tolerance
}

/// Points along every curve and line of a path.
private func samples(_ path: Path, parts: Int = 400) -> [CGPoint] {
  (0..<parts).compactMap { index in
    let start = CGFloat(index) / CGFloat(parts)
    return path.trimmedPath(from: start, to: start + 0.5 / CGFloat(parts)).elements.first.flatMap {
      if case .move(let point) = $0 { point } else { nil }
    }
  }
}

@Suite struct EllipseTests {
  @Test func staysWithinAThousandthOfAPixelAtCommonSizes() {
    let circle = Path(ellipseIn: CGRect(x: -230, y: -230, width: 460, height: 460))
    for point in samples(circle) {
      #expect((distance(point, .zero) - 230).magnitude < 0.001)
    }
  }

  @Test func touchesTheSidesExactly() {
    let rect = CGRect(x: 3, y: -7, width: 40, height: 22)
    let ellipse = Path(ellipseIn: rect)
    #expect(ellipse.boundingRect == rect)
    #expect(ellipse.elements.first == .move(to: CGPoint(x: 43, y: 4)))
    #expect(ellipse.elements.last == .closeSubpath)
  }
}

@Suite struct ArcTests {
  @Test func clockwiseFalseIncreasesTheAngle() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func clockwiseTrueDecreasesTheAngle() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(isNear(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test(arguments: [360.0, 720, 1000]) func aFullTurnAndMoreIsACircle(degrees: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: false)
    #expect(isNear(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func anArcWithoutASweepIsItsStartPoint() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(90), endAngle: .degrees(90), clockwise: false)
    #expect(path.elements == [.move(to: CGPoint(x: 0, y: 10))])
  }

  @Test func aLineLeadsFromTheCurrentPoint() {
    var path = Path()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(45), clockwise: false)
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
  }

  @Test func relativeArcsTurnBothWays() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    #expect(path.currentPoint == CGPoint(x: 0, y: -10))
    var many = Path()
    many.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(360 * 1000 + 90))
    #expect(many.elements.count < 40)
    #expect(distance(many.currentPoint ?? .zero, CGPoint(x: 0, y: 10)) < 1e-9)
  }

  @Test func transformsApplyToTheArc() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
      transform: Transform(scaleX: 2, y: 1))
    #expect(isNear(path.boundingRect, CGRect(x: -20, y: 0, width: 40, height: 10)))
  }

  @Test func aTangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.elements[1] == .line(to: CGPoint(x: 15, y: 0)))
    #expect(distance(path.currentPoint ?? .zero, CGPoint(x: 20, y: 5)) < 1e-12)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
  }

  @Test func aTangentArcTurnsTheOtherWayToo() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: -20), radius: 5)
    for point in samples(path.trimmedPath(from: 0.95, to: 1)) {
      #expect((distance(point, CGPoint(x: 20 - 5 * (2.0.squareRoot() - 1), y: -5)) - 5).magnitude < 0.001)
    }
  }

  @Test func withoutACircleATangentArcIsALine() {
    for radius in [5.0, 0, -3] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: radius > 0 ? 0 : 9), radius: radius)
      #expect(path.elements.last == .line(to: CGPoint(x: 20, y: 0)))
    }
  }

  @Test(arguments: [Double.nan, .infinity]) func anAngleThatIsNotFiniteDrawsNothing(angle: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .radians(angle), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .radians(angle), delta: .degrees(10))
    #expect(path.boundingRect.isNull)
  }
}

@Suite struct RoundedRectangleTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test(arguments: RoundedCornerStyle.allCases) func fillsItsRectangle(style: RoundedCornerStyle) {
    for radius in [0.0, 1, 12, 25, 30, 500] {
      let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
      #expect(isNear(path.boundingRect, rect), "\(radius)")
      #expect(path.contains(CGPoint(x: 11, y: 21)) == (radius <= 1), "\(radius)")
    }
  }

  @Test func circularCornersAreCircles() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    for point in samples(path) where point.x < 30 && point.y < 40 {
      #expect((distance(point, CGPoint(x: 30, y: 40)) - 20).magnitude < 0.0002)
    }
  }

  @Test func continuousCornersStartFartherOutAndLieNearTheCircle() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .continuous)
    #expect(distance(path.reversed.currentPoint ?? .zero, CGPoint(x: 10 + 15.2866483, y: 20)) < 1e-9)
    for point in samples(path) where point.x < 20 && point.y < 30 {
      #expect((distance(point, CGPoint(x: 20, y: 30)) - 10).magnitude < 0.4)
    }
  }

  @Test func continuousCornersAreSmooth() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100)
    let points = samples(path, parts: 2000)
    for (a, (b, c)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      #expect((Double(cross) / (distance(a, b) * distance(b, c))).magnitude < 0.02)
    }
  }

  @Test func aContinuousCapsuleIsACircularOne() {
    let continuous = Path(roundedRect: rect, cornerRadius: 30, style: .continuous)
    #expect(continuous == Path(roundedRect: rect, cornerRadius: 30, style: .circular))
  }

  @Test func aSmoothedCornerFadesIntoTheCircleWithoutAJump() {
    let nearly = Path(roundedRect: rect, cornerRadius: 29.999, style: .continuous)
    for point in samples(nearly) where point.x < 40 && point.y < 50 {
      #expect((distance(point, CGPoint(x: 40, y: 50)) - 30).magnitude < 0.01)
    }
  }

  @Test func ellipticalCornersKeepTheirSides() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(path.elements.first == .move(to: CGPoint(x: 50, y: 20)))
    #expect(path.contains(CGPoint(x: 10.5, y: 30)))
    #expect(!path.contains(CGPoint(x: 14, y: 22)))
  }
}
