import Testing

@testable import Raster

/// A line through points, in a path.
private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
  var path = Path()
  path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
  if closed { path.closeSubpath() }
  return path
}

private func outline(_ path: Path, _ style: StrokeStyle, tolerance: Double = 0.01) -> FlattenedPath {
  path.stroked(style, transform: .identity, tolerance: tolerance)
}

/// A line, as what lies within a distance of it is defined.
private struct Polyline {
  let points: [Vector2D]
  let isClosed: Bool

  func distance(to sample: Vector2D) -> Double {
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return zip(points, ends).map { start, end in
      let along = end - start
      let t = max(0, min(1, (sample - start).dot(along) / along.dot(along)))
      return (sample - start - along * t).length
    }.min() ?? .infinity
  }

  /// How much of a pixel a stroke with round joins and caps covers, 0…255, by 16 × 16 samples.
  func coverage(ofPixel x: Int, _ y: Int, width: Double) -> Double {
    let samples = (0..<256).map {
      Vector2D(Double(x) + (Double($0 % 16) + 0.5) / 16, Double(y) + (Double($0 / 16) + 0.5) / 16)
    }
    return Double(samples.filter { distance(to: $0) <= width / 2 }.count) * 255 / 256
  }
}

private func isNear(_ a: Double, _ b: Double, within tolerance: Double) -> Bool { (a - b).magnitude <= tolerance }

@Suite struct StraightStrokeTests {
  @Test func aLineIsARectangle() {
    let flattened = outline(line((2, 5), (12, 5)), StrokeStyle(lineWidth: 4))
    #expect(flattened.vertices.count == 4)
    #expect(flattened.signedArea.magnitude == 40)
    #expect(flattened.bounds == FlattenedPath.Bounds(minX: 512, minY: 768, maxX: 3072, maxY: 1792))
  }

  @Test func theAreaIsWidthTimesLengthInEveryDirection() {
    var numbers = SeededNumbers(seed: 6)
    for _ in 0..<100 {
      let (start, end) = (numbers.point(in: -90...90), numbers.point(in: -90...90))
      let length = (Vector2D(end) - Vector2D(start)).length
      let width = Double.random(in: 0.5...30, using: &numbers)
      var path = Path()
      path.addLines([start, end])
      let area = outline(path, StrokeStyle(lineWidth: width)).signedArea.magnitude
      #expect(isNear(area, width * length, within: (width + length) / 128))
    }
  }

  @Test func pointsOnAStraightLineLeaveNoTrace() {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<200 {
      func number(_ limit: Double) -> Double { .random(in: -limit...limit, using: &numbers) }
      let corners = (0..<4).map { _ in Vector2D(number(200), number(200)) }
      var plain = Path()
      var dotted = Path()
      plain.move(to: CGPoint(x: corners[0].x, y: corners[0].y))
      dotted.move(to: CGPoint(x: corners[0].x, y: corners[0].y))
      for (start, end) in zip(corners, corners.dropFirst()) {
        plain.addLine(to: CGPoint(x: end.x, y: end.y))
        for step in 1...10 {
          let point = step == 10 ? end : start + (end - start) * (Double(step) / 10)
          dotted.addLine(to: CGPoint(x: point.x, y: point.y))
        }
      }
      let style = StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round)
      let (expected, actual) = (outline(plain, style), outline(dotted, style))
      #expect(actual.contourStarts == expected.contourStarts)
      // Points between are rounded, so that a direction may be off in its last bits.
      let distances = zip(actual.vertices, expected.vertices).map {
        max(($0.x - $1.x).magnitude, ($0.y - $1.y).magnitude)
      }
      #expect(actual.vertices.count == expected.vertices.count && distances.allSatisfy { $0 <= 1 })
    }
  }

  @Test func theSlightestTurnAndATurnRightBackAreCorners() {
    let slight = line((0, 0), (100, 0), (200, 1e-6))
    #expect(outline(slight, StrokeStyle(lineWidth: 4)).vertices.count > 4)
    let back = outline(line((0, 0), (100, 0), (50, 0)), StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(back.bounds?.maxX ?? 0 > 101 * 256)
  }

  @Test func aClosedRectangleIsAFrame() {
    let path = Path(CGRect(x: 10, y: 10, width: 20, height: 30))
    let flattened = outline(path, StrokeStyle(lineWidth: 2))
    #expect(flattened.contourStarts.count == 2)
    #expect(flattened.coveredArea() == 22 * 32 - 18 * 28)
    #expect(flattened.signedArea.magnitude == 22 * 32 - 18 * 28)
  }

  @Test func aFrameAsWideAsItsRectangleIsFull() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(outline(path, StrokeStyle(lineWidth: 10)).coveredArea() == 400)
    #expect(outline(path, StrokeStyle(lineWidth: 40)).coveredArea() == 2500)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity]) func aWidthThatIsNoneDrawsNothing(width: Double) {
    #expect(outline(line((0, 0), (10, 0)), StrokeStyle(lineWidth: width)).isEmpty)
    #expect(line((0, 0), (10, 0)).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func transformsApplyToTheLineNotToItsMiddle() {
    let frame = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let flattened = frame.stroked(StrokeStyle(lineWidth: 2), transform: Transform(scaleX: 4, y: 1))
    #expect(flattened.coveredArea() == 4 * (144 - 64))
  }

  @Test func whatIsNotFiniteIsDropped() {
    var path = line((0, 0), (.nan, 4), (10, 0))
    path.addPath(line((0, 5), (10, 5)))
    path.addPath(line((0, 5), (.infinity, 5)))
    #expect(outline(path, StrokeStyle(lineWidth: 2)).signedArea.magnitude == 20)
    #expect(path.stroked(StrokeStyle(), transform: Transform(scaleX: .nan, y: 1)).isEmpty)
    #expect(path.stroked(StrokeStyle(), transform: Transform(scaleX: 0, y: 0)).isEmpty)
  }

  @Test func enormousLinesAreCutNotCrashed() {
    let flattened = outline(line((-1e300, 0), (1e300, 0)), StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 4]))
    #expect(flattened.signedArea.magnitude == 2 * 2 * PixelFixed.pixelLimit)
  }
}

@Suite struct StrokeJoinTests {
  let corner = line((0, 0), (20, 0), (20, 20))

  @Test func aMiterFillsTheCorner() {
    let flattened = outline(corner, StrokeStyle(lineWidth: 4))
    #expect(flattened.coveredArea() == 22 * 4 + 18 * 4)
    #expect(flattened.bounds?.maxX == Int32(22 * 256))
    #expect(flattened.bounds?.minY == Int32(-2 * 256))
  }

  @Test func aBevelCutsItDiagonally() {
    let flattened = outline(corner, StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(isNear(flattened.coveredArea(), 160 - 2, within: 0.001))
  }

  @Test func aRoundJoinIsAQuarterCircle() {
    let flattened = outline(corner, StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(isNear(flattened.coveredArea(), 160 - 4 + .pi, within: 0.03))
  }

  @Test func theMiterLimitIsOfLengthByWidth() {
    // A right angle's miter is √2 of the width.
    let within = outline(corner, StrokeStyle(lineWidth: 4, miterLimit: 1.42)).coveredArea()
    let beyond = outline(corner, StrokeStyle(lineWidth: 4, miterLimit: 1.41)).coveredArea()
    #expect(within == 160)
    #expect(isNear(beyond, 158, within: 0.001))
  }

  @Test(arguments: LineJoin.allCases) func turnsToBothSidesAreMirrorImages(join: LineJoin) {
    let style = StrokeStyle(lineWidth: 3, lineJoin: join)
    let right = outline(line((0, 0), (10, 0), (14, 9)), style)
    let left = outline(line((0, 0), (10, 0), (14, -9)), style)
    #expect(isNear(right.coveredArea(), left.coveredArea(), within: 0.05))
    #expect(right.bounds?.minY == left.bounds.map { -$0.maxY })
  }

  @Test func aTurnRightBackHasARoundEndWithRoundJoins() {
    let back = line((0, 0), (10, 0), (4, 0))
    #expect(
      isNear(outline(back, StrokeStyle(lineWidth: 4, lineJoin: .round)).coveredArea(), 40 + 2 * .pi, within: 0.05))
    #expect(outline(back, StrokeStyle(lineWidth: 4, lineJoin: .miter)).coveredArea() == 40)
  }

  @Test func sharpTurnsOfShortSegmentsLeaveNoHole() {
    // A zigzag of segments shorter than the line is wide, inside of a long line's body.
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    for index in 1..<40 { path.addLine(to: CGPoint(x: Double(index), y: index % 2 == 0 ? 0 : 1)) }
    let flattened = outline(path, StrokeStyle(lineWidth: 12, lineJoin: .round))
    let inside = FlattenedPath(
      vertices: [
        FlattenedPath.Vertex(x: 256, y: -5 * 256), FlattenedPath.Vertex(x: 38 * 256, y: -5 * 256),
        FlattenedPath.Vertex(x: 38 * 256, y: 5 * 256), FlattenedPath.Vertex(x: 256, y: 5 * 256),
      ], contourStarts: [0])
    var both = flattened
    both.contourStarts.append(both.vertices.count)
    both.vertices += inside.vertices
    #expect(isNear(both.coveredArea(), flattened.coveredArea(), within: 0.01))
  }

  @Test(arguments: [false, true]) func joinsAndCapsCoverWhatTheyShould(isClosed: Bool) {
    // Random polylines, some wider than they are long, against the definition: what lies within half the width of a line.
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<120 {
      let points = (0..<Int.random(in: 3...7, using: &numbers)).map { _ in numbers.point(in: 10...40) }
      var path = Path()
      path.addLines(points)
      if isClosed { path.closeSubpath() }
      let width = Double.random(in: 1...(round % 3 == 0 ? 60 : 12), using: &numbers)
      let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      let polyline = Polyline(points: points.map { Vector2D($0) }, isClosed: isClosed)
      for _ in 0..<100 {
        let sample = Vector2D(numbers.point(in: -10...60))
        let distance = polyline.distance(to: sample)
        guard (distance - width / 2).magnitude > 0.02 else { continue }
        #expect(outline.contains(CGPoint(sample)) == (distance < width / 2))
      }
    }
  }

  @Test func aClosedLineAsWideAsItsShapeFillsIt() {
    // Every join's inner side has all of both of its segments to give up.
    for width in [10.0, 16, 20, 30] {
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      let outline = square.strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
      for x in 1..<10 {
        for y in 1..<10 { #expect(outline.contains(CGPoint(x: x, y: y))) }
      }
    }
  }

  @Test func bothHalvesOfASharpTurnCountOnce() throws {
    // They part farther from the turn than halfway along.
    let points = [(4.0, 44.0), (7.3, 5), (10.8, 42), (14.1, 8), (17.5, 45), (21, 4)].map { CGPoint(x: $0.0, y: $0.1) }
    var path = Path()
    path.addLines(points)
    let picture = try Picture(36, 50) {
      $0.stroke(path, with: .color(.black), style: StrokeStyle(lineWidth: 4.5, lineCap: .round, lineJoin: .round))
    }
    let polyline = Polyline(points: points.map { Vector2D($0) }, isClosed: false)
    for y in 0..<50 {
      let alphas = picture.alphas(row: y)
      for x in 0..<36 {
        let expected = polyline.coverage(ofPixel: x, y, width: 4.5)
        #expect((Double(alphas[x]) - expected).magnitude < 12, "pixel \(x), \(y)")
      }
    }
  }
}

@Suite struct StrokeCapTests {
  let path = line((10, 10), (20, 10))

  @Test func capsAddTheirShape() {
    func area(_ cap: LineCap) -> Double { outline(path, StrokeStyle(lineWidth: 6, lineCap: cap)).signedArea.magnitude }
    #expect(area(.butt) == 60)
    #expect(area(.square) == 60 + 36)
    #expect(isNear(area(.round), 60 + 9 * .pi, within: 0.2))
  }

  @Test func aRoundCapReachesHalfTheWidthExactly() {
    let bounds = outline(path, StrokeStyle(lineWidth: 6, lineCap: .round)).bounds
    #expect(bounds == FlattenedPath.Bounds(minX: 7 * 256, minY: 7 * 256, maxX: 23 * 256, maxY: 13 * 256))
  }

  @Test func aSubpathWithoutLengthIsADotForRoundAndSquareCaps() {
    var closed = Path()
    closed.move(to: CGPoint(x: 5, y: 5))
    closed.closeSubpath()
    for path in [line((5, 5), (5, 5)), closed, line((5, 5), (5, 5), closed: true)] {
      #expect(outline(path, StrokeStyle(lineWidth: 4)).isEmpty)
      #expect(outline(path, StrokeStyle(lineWidth: 4, lineCap: .square)).signedArea.magnitude == 16)
      #expect(
        isNear(outline(path, StrokeStyle(lineWidth: 4, lineCap: .round)).signedArea.magnitude, 4 * .pi, within: 0.1))
    }
    var move = Path()
    move.move(to: CGPoint(x: 5, y: 5))
    #expect(outline(move, StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
  }

  @Test func capsStandAtRightAnglesToACurvesEnd() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let bounds = outline(path, StrokeStyle(lineWidth: 10), tolerance: 0.06).bounds
    #expect(bounds?.minX == 0)
    #expect(bounds?.minY == 0)
  }
}

@Suite struct CurvedStrokeTests {
  @Test func aCircleIsARing() {
    let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    for width in [0.5, 2, 10, 30] {
      let flattened = outline(circle, StrokeStyle(lineWidth: width), tolerance: 0.002)
      #expect(isNear(flattened.coveredArea(), 2 * .pi * 20 * width, within: 0.02 * width + 0.2), "\(width)")
      #expect(isNear(flattened.signedArea.magnitude, 2 * .pi * 20 * width, within: 0.02 * width + 0.2), "\(width)")
    }
  }

  @Test func aCircleNarrowerThanItsLineIsADisc() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let flattened = outline(circle, StrokeStyle(lineWidth: 20))
    #expect(isNear(flattened.coveredArea(), .pi * 225, within: 2))
  }

  @Test func aLineALittleWiderThanItsCurveIsTightLeavesNoHole() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    for width in stride(from: 10.1, to: 14, by: 0.3) {
      #expect(circle.strokedPath(StrokeStyle(lineWidth: width)).contains(.zero), "\(width)")
    }
  }

  @Test func curvesCoverWhatLiesWithinHalfTheWidth() {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<30 {
      let points = (0..<4).map { _ in numbers.point(in: 10...60) }
      var path = Path()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      let width = Double.random(in: 1...30, using: &numbers)
      let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .miter))
      let curve = (0...2000).map { index -> Vector2D in
        let t = Double(index) / 2000
        let u = 1 - t
        return Vector2D(points[0]) * (u * u * u) + Vector2D(points[1]) * (3 * u * u * t)
          + Vector2D(points[2]) * (3 * u * t * t) + Vector2D(points[3]) * (t * t * t)
      }
      for _ in 0..<100 {
        let sample = Vector2D(numbers.point(in: 0...70))
        let distance = curve.map { ($0 - sample).length }.min() ?? .infinity
        guard (distance - width / 2).magnitude > 0.04 else { continue }
        #expect(outline.contains(CGPoint(sample)) == (distance < width / 2))
      }
    }
  }

  @Test func aCuspIsRound() {
    // A curve that goes out and straight back turns at its far end.
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: .zero, control: CGPoint(x: 20, y: 0))
    let flattened = outline(path, StrokeStyle(lineWidth: 4))
    #expect(isNear(flattened.coveredArea(), 40 + 2 * .pi, within: 0.2))
  }
}

@Suite struct DashTests {
  private func dashes(_ path: Path, _ dash: [Double], phase: Double = 0, cap: LineCap = .butt) -> FlattenedPath {
    outline(
      path, StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash.map { CGFloat($0) }, dashPhase: CGFloat(phase)))
  }

  /// The extents along x of the contours, in drawing order.
  private func extents(_ flattened: FlattenedPath) -> [[Double]] {
    flattened.contours.compactMap(\.bounds).map { bounds -> [Double] in
      [Double(bounds.minX) / 256, Double(bounds.maxX) / 256]
    }
  }

  @Test func dashesAlternateWithGaps() {
    #expect(extents(dashes(line((0, 0), (20, 0)), [5, 3])) == [[0, 5], [8, 13], [16, 20]])
  }

  @Test func thePhaseStartsWithinThePattern() {
    let path = line((0, 0), (20, 0))
    #expect(extents(dashes(path, [5, 3], phase: 2)) == [[0, 3], [6, 11], [14, 19]])
    #expect(extents(dashes(path, [5, 3], phase: 6)) == [[2, 7], [10, 15], [18, 20]])
    #expect(extents(dashes(path, [5, 3], phase: -2)) == extents(dashes(path, [5, 3], phase: 6)))
    #expect(extents(dashes(path, [5, 3], phase: 8 * 1000 + 2)) == extents(dashes(path, [5, 3], phase: 2)))
  }

  @Test func anOddPatternGoesOnWithDashesAndGapsExchanged() {
    #expect(extents(dashes(line((0, 0), (20, 0)), [4])) == [[0, 4], [8, 12], [16, 20]])
    #expect(
      extents(dashes(line((0, 0), (20, 0)), [1, 2, 3])) == [[0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20]])
  }

  @Test func dashesGoRoundCorners() {
    let flattened = dashes(line((0, 0), (10, 0), (10, 10)), [12, 100])
    #expect(flattened.contours.count == 1)
    #expect(flattened.coveredArea() == 11 * 2 + 1 * 2)
  }

  @Test func aDashThatEndsAtACornerDoesNotTurn() {
    let flattened = dashes(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), [10, 10])
    #expect(flattened.contours.map(\.vertices.count) == [4, 4])
    #expect(flattened.coveredArea() == 40)
  }

  @Test func aDashOverTheClosingPointIsOne() {
    let flattened = dashes(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), [10, 10], phase: 5)
    // From the middle of the left side round the corner to the middle of the top, and the same opposite.
    #expect(flattened.contours.count == 2)
    #expect(flattened.coveredArea() == 2 * (6 * 2 + 4 * 2))
  }

  @Test func aDashLongerThanAClosedPathClosesIt() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(dashes(path, [1000, 5]) == dashes(path, []))
  }

  @Test func dashesWithoutLengthAreDots() {
    let flattened = dashes(line((0, 0), (20, 0)), [0, 8], cap: .square)
    #expect(extents(flattened) == [[-1, 1], [7, 9], [15, 17]])
    #expect(dashes(line((0, 0), (20, 0)), [0, 8]).isEmpty)
  }

  @Test func everySubpathStartsThePatternAnew() {
    var path = line((0, 0), (7, 0))
    path.addPath(line((0, 9), (7, 9)))
    #expect(extents(dashes(path, [5, 3])) == [[0, 5], [0, 5]])
  }

  @Test(arguments: [[0.0, 0], [-1, 5], [.nan, 5], [.infinity, 5], [1e-9, 1e-9]])
  func aPatternThatIsNoneDrawsASolidLine(dash: [Double]) {
    #expect(extents(dashes(line((0, 0), (20, 0)), dash)) == [[0, 20]])
  }

  @Test func dashesOnCurvesHaveTheirLength() {
    let circle = Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60))
    let circumference = 2 * Double.pi * 30
    let unit = circumference / 24
    let flattened = dashes(circle, [unit, unit], phase: unit / 2)
    #expect(flattened.contours.count == 12)
    for contour in flattened.contours { #expect(isNear(contour.coveredArea(), unit * 2, within: 0.1)) }
    #expect(isNear(flattened.coveredArea(), circumference, within: 0.5))
  }
}

@Suite struct StrokedPathTests {
  @Test func theOutlineIsAPathOfTheSameShape() {
    let path = Path(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 20), cornerRadius: 6)
    let style = StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [7, 2])
    let filled = path.strokedPath(style).flattened(transform: .identity)
    #expect(filled == outline(path, style))
  }
}
