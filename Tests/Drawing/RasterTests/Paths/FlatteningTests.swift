import Foundation
import SnapshotSeededRandom
import Testing

// Flattening is an internal algorithm.
@testable import Raster

@Suite struct FlatteningTests {
  @Test func aRectangleBecomesItsCorners() {
    let flattened = Path(CGRect(x: 1, y: 2, width: 3, height: 4)).flattened(transform: .identity)
    let corners: [(Int32, Int32)] = [(1, 2), (4, 2), (4, 6), (1, 6)]
    #expect(flattened.vertices == corners.map { FlattenedPath.Vertex(x: $0 * 256, y: $1 * 256) })
    #expect(flattened.contourStarts == [0])
  }

  @Test func coordinatesAreTransformedAndRoundedHalfUp() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 0.5 / 256, y: 0), CGPoint(x: 1, y: 1)])
    let flattened = path.flattened(transform: Transform(translationX: -1, y: 0))
    #expect(flattened.vertices.map(\.x) == [-256, -255, 0])
  }

  @Test func aCircleHasItsArea() {
    for radius in [2.0, 10, 40, 150] {
      let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let area = circle.flattened(transform: .identity, tolerance: 0.001).signedArea
      #expect((area - .pi * radius * radius).magnitude < 0.02 * radius, "\(radius)")
    }
  }

  @Test(arguments: [0.05, 0.01]) func verticesOfACircleStayOnItAndChordsWithinTheTolerance(tolerance: Double) {
    for radius in [1.0, 7, 30, 230] {
      let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      for (start, end) in circle.flattened(transform: .identity, tolerance: tolerance).edges {
        let (x0, y0) = (Double(start.x) / 256, Double(start.y) / 256)
        let (x1, y1) = (Double(end.x) / 256, Double(end.y) / 256)
        // Half of the diagonal of 1/256 pixel for rounding, and a thousandth for the cubics.
        #expect(((x0 * x0 + y0 * y0).squareRoot() - radius).magnitude < 0.001 + 0.0028)
        let (middleX, middleY) = ((x0 + x1) / 2, (y0 + y1) / 2)
        let distance = radius - (middleX * middleX + middleY * middleY).squareRoot()
        #expect(distance < tolerance + 0.0038)
      }
    }
  }

  @Test func scalingNeedsMoreChordsNotCoarserOnes() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let small = circle.flattened(transform: .identity)
    let large = circle.flattened(transform: Transform(scaleX: 16, y: 16))
    #expect(large.vertices.count >= small.vertices.count * 2)
    #expect((large.signedArea - .pi * 6400).magnitude < 16)
  }

  @Test func curvesGoThroughTheirPointsAtEqualStepsWithoutRepeatingOne() {
    var numbers = SplitMix(seed: 4)
    // With so small a tolerance, the points of a small curve lie closer than they can be told apart.
    for (size, tolerance) in [(0.02, 1e-6), (0.5, 1e-5), (40, 0.05), (3_000, 0.05)] {
      for _ in 0..<200 {
        let points = (0..<4).map { _ in
          CGPoint(x: .random(in: 0...size, using: &numbers), y: .random(in: 0...size, using: &numbers))
        }
        var path = Path()
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        let steps = CurveSubdivision.steps(
          cubic: points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y, points[3].x, points[3].y,
          tolerance: tolerance)
        var vertices = (0...steps).map { step in
          func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
            if step == steps { return d }
            let t = Double(step) * (1 / Double(steps))
            return (((d - a + 3 * (b - c)) * t + 3 * (a - 2 * b + c)) * t + 3 * (b - a)) * t + a
          }
          return FixedVertex(
            x: PixelFixed.nearest(value(points[0].x, points[1].x, points[2].x, points[3].x)),
            y: PixelFixed.nearest(value(points[0].y, points[1].y, points[2].y, points[3].y)))
        }
        vertices = vertices.indices.filter { $0 == 0 || vertices[$0] != vertices[$0 - 1] }.map { vertices[$0] }
        while vertices.count > 1, vertices.last == vertices.first { vertices.removeLast() }
        let flattened = path.flattened(transform: .identity, tolerance: tolerance)
        #expect(flattened.vertices == (vertices.count < 3 ? [] : vertices))
      }
    }
  }

  @Test func boundingRectanglesHoldEveryVertex() {
    var numbers = SplitMix(seed: 1)
    for _ in 0..<200 {
      let path = numbers.path(elements: 12, in: -50...50)
      guard let bounds = path.flattened(transform: .identity, tolerance: 0.01).bounds else { continue }
      let rect = path.boundingRect.insetBy(dx: -1.0 / 256, dy: -1.0 / 256)
      #expect(rect.contains(CGPoint(x: Double(bounds.minX) / 256, y: Double(bounds.minY) / 256)))
      #expect(rect.contains(CGPoint(x: Double(bounds.maxX) / 256, y: Double(bounds.maxY) / 256)))
    }
  }

  @Test func openSubpathsAreClosedAndLinesAfterACloseStartWhereItStarted() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: -4, y: 0))
    path.addLine(to: CGPoint(x: -4, y: -4))
    let flattened = path.flattened(transform: .identity)
    #expect(flattened.contourStarts == [0, 3])
    #expect(flattened.vertices[3] == FlattenedPath.Vertex(x: 0, y: 0))
    #expect(flattened.signedArea == 16)
  }

  @Test func subpathsWithoutAreaHaveNoContour() {
    var path = Path()
    path.move(to: CGPoint(x: 3, y: 3))
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1)])
    path.closeSubpath()
    #expect(path.flattened(transform: .identity).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonfiniteCoordinatesDropOnlyTheirSubpath(value: Double) {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addLines([.zero, CGPoint(x: value, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 9)])
    path.closeSubpath()
    path.addLines([CGPoint(x: 0, y: value), CGPoint(x: 7, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 9)])
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: value, y: value), control2: .zero)
    path.addRect(CGRect(x: 8, y: 8, width: 1, height: 1))
    let flattened = path.flattened(transform: .identity)
    #expect(flattened.contourStarts.count == 2)
    #expect(flattened.signedArea == 5)
  }

  @Test func anOverflowingTransformDropsThePath() {
    let path = Path(CGRect(x: 1e200, y: 0, width: 1e200, height: 1))
    #expect(path.flattened(transform: Transform(scaleX: 1e200, y: 1)).isEmpty)
  }

  @Test func enormousShapesKeepTheirVisibleShape() {
    // The diagonal from far away still passes through the origin.
    var path = Path()
    path.addLines([CGPoint(x: -3e12, y: -1e12), CGPoint(x: 3e12, y: 1e12), CGPoint(x: -3e12, y: 1e12)])
    let flattened = path.flattened(transform: .identity)
    let limit = Int32(PixelFixed.pixelLimit) * 256
    #expect(flattened.vertices.allSatisfy { $0.x.magnitude <= limit && $0.y.magnitude <= limit })
    let crossings = flattened.edges.filter { ($0.0.y <= 0) != ($0.1.y <= 0) }.map { start, end in
      Double(start.x) + Double(-start.y) / Double(end.y - start.y) * Double(end.x - start.x)
    }
    #expect(crossings.contains { $0.magnitude < 2 })
    #expect(crossings.contains { $0 == -Double(limit) })
  }

  @Test func mirroredTransformsTurnTheContourOver() {
    let path = Path(CGRect(x: 0, y: 0, width: 3, height: 5))
    #expect(path.flattened(transform: Transform(scaleX: -1, y: 1)).signedArea == -15)
  }
}
