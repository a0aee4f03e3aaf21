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

  @Test(arguments: [0.05, 0.01]) func verticesAndChordsOfACircleStayWithinTheToleranceOnBothSides(tolerance: Double) {
    for radius in [1.0, 7, 30, 230] {
      let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      for (start, end) in circle.flattened(transform: .identity, tolerance: tolerance).edges {
        let (x0, y0) = (Double(start.x) / 256, Double(start.y) / 256)
        let (x1, y1) = (Double(end.x) / 256, Double(end.y) / 256)
        // Half of the diagonal of 1/256 pixel for rounding, and a thousandth for the cubics.
        let outside = (x0 * x0 + y0 * y0).squareRoot() - radius
        #expect(outside > -0.0038 && outside < tolerance + 0.0038)
        let (middleX, middleY) = ((x0 + x1) / 2, (y0 + y1) / 2)
        let inside = radius - (middleX * middleX + middleY * middleY).squareRoot()
        #expect(inside < tolerance / 2 + 0.0038)
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

  @Test func pointsOfCurvesAreMovedOutwardByTheAverageErrorOfTheirChords() {
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
        let chords = CurveSubdivision(
          cubic: points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y, points[3].x, points[3].y,
          tolerance: tolerance)
        // The curve's coordinate and its second derivative, from the control points.
        func moved(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ t: Double) -> Double {
          let (s, h) = (1 - t, chords.step)
          let value = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          let second = 6 * s * (a - 2 * b + c) + 6 * t * (b - 2 * c + d)
          return value - second * h * h / 12
        }
        let between = (1..<max(1, chords.count)).map { index in
          let t = chords.parameter(index)
          return CGPoint(
            x: moved(points[0].x, points[1].x, points[2].x, points[3].x, t),
            y: moved(points[0].y, points[1].y, points[2].y, points[3].y, t))
        }
        let expected = [points[0]] + between + [points[3]]
        let flattened = path.flattened(transform: .identity, tolerance: tolerance).vertices
        // Vertices that repeat their predecessor are left out.
        for vertex in flattened {
          #expect(expected.contains { isRounded($0, to: vertex) })
        }
        if flattened.count == expected.count {
          #expect(zip(expected, flattened).allSatisfy { isRounded($0, to: $1) })
        } else {
          #expect(flattened.count < expected.count && tolerance < 0.01)
        }
      }
    }
  }

  private func isRounded(_ point: CGPoint, to vertex: FlattenedPath.Vertex) -> Bool {
    (Double(point.x) * 256 - Double(vertex.x)).magnitude < 0.501
      && (Double(point.y) * 256 - Double(vertex.y)).magnitude < 0.501
  }

  @Test func chordsOfSmoothCurvesHaveTheAreaOfTheCurve() {
    var numbers = SplitMix(seed: 5)
    for _ in 0..<300 {
      let size = Double.random(in: 2...300, using: &numbers)
      // An arch, whose area under its chord is known.
      let (left, right) = (Double.random(in: 0...0.5, using: &numbers), Double.random(in: 0...0.5, using: &numbers))
      let height = Double.random(in: 0.2...1, using: &numbers)
      var path = Path()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: size, y: 0), control1: CGPoint(x: left * size, y: height * size),
        control2: CGPoint(x: (1 - right) * size, y: height * size))
      let exact = size * size * height * 3 / 20 * (4 - left - right)
      let area = path.flattened(transform: .identity).signedArea.magnitude
      // Of an inscribed polygon, a thirtieth of a pixel times the length would be missing.
      #expect((area - exact).magnitude < 0.006 * size + 0.02, "\(area), exact \(exact), size \(size)")
    }
  }

  @Test func boundingRectanglesHoldEveryVertex() {
    var numbers = SplitMix(seed: 1)
    for _ in 0..<200 {
      let path = numbers.path(elements: 12, in: -50...50)
      guard let bounds = path.flattened(transform: .identity, tolerance: 0.01).bounds else { continue }
      // Points are moved outward by up to the tolerance.
      let reach = 0.01 + 1.0 / 256
      let rect = path.boundingRect.insetBy(dx: -reach, dy: -reach)
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

  @Test func linesBeyondTheLimitsKeepTheWinding() {
    var numbers = SplitMix(seed: 53)
    func coordinate() -> Double {
      let size = [1.0, 1e3, 1e6, 3e6, 1e9, 1e12][Int.random(in: 0..<6, using: &numbers)]
      return Double.random(in: -size...size, using: &numbers)
    }
    var compared = 0
    for _ in 0..<1500 {
      let corners = (0..<Int.random(in: 3...7, using: &numbers)).map { _ in Vector2D(coordinate(), coordinate()) }
      var path = Path()
      path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
      let exact = zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) }
      let flattened = path.flattened(transform: .identity).edges.map { start, end in
        (Vector2D(Double(start.x) / 256, Double(start.y) / 256), Vector2D(Double(end.x) / 256, Double(end.y) / 256))
      }
      for _ in 0..<12 {
        let point = Vector2D(
          Double.random(in: -1e6...1e6, using: &numbers), Double.random(in: -1e6...1e6, using: &numbers))
        guard let winding = Self.winding(of: exact, around: point) else { continue }
        compared += 1
        #expect(Self.winding(of: flattened, around: point) == winding, "\(corners) at \(point)")
      }
    }
    #expect(compared > 15_000)
  }

  /// The winding number around a point, or `nil` if a line passes within two pixels of it.
  private static func winding(of lines: [(Vector2D, Vector2D)], around point: Vector2D) -> Int? {
    var winding = 0
    for (start, end) in lines {
      let line = end - start
      let length = line.dot(line)
      let place = length > 0 ? min(1, max(0, (point - start).dot(line) / length)) : 0
      let offset = point - (start + line * place)
      if offset.dot(offset) < 4 { return nil }
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let isLeft = line.cross(point - start) * (end.y > start.y ? 1 : -1) > 0
      if isLeft { winding += end.y > start.y ? 1 : -1 }
    }
    return winding
  }

  @Test func mirroredTransformsTurnTheContourOver() {
    let path = Path(CGRect(x: 0, y: 0, width: 3, height: 5))
    #expect(path.flattened(transform: Transform(scaleX: -1, y: 1)).signedArea == -15)
  }
}
