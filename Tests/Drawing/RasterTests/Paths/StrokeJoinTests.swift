import Foundation
import SnapshotSeededRandom
import Testing

// Stroking to flattened paths is an internal algorithm.
@testable import Raster

@Suite struct StrokeJoinTests {
  let corner = strokePath((0, 0), (20, 0), (20, 20))

  @Test func aMiterFillsTheCorner() {
    let flattened = strokeOutline(corner, StrokeStyle(lineWidth: 4))
    #expect(flattened.coveredArea() == 22 * 4 + 18 * 4)
    #expect(flattened.bounds?.maxX == Int32(22 * 256))
    #expect(flattened.bounds?.minY == Int32(-2 * 256))
  }

  @Test func aBevelCutsItDiagonally() {
    let flattened = strokeOutline(corner, StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(isNear(flattened.coveredArea(), 160 - 2, within: 0.001))
  }

  @Test func aRoundJoinIsAQuarterCircle() {
    let flattened = strokeOutline(corner, StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(isNear(flattened.coveredArea(), 160 - 4 + .pi, within: 0.03))
  }

  @Test func theMiterLimitIsTheRatioOfLengthToWidth() {
    // A right angle's miter is √2 of the width.
    let within = strokeOutline(corner, StrokeStyle(lineWidth: 4, miterLimit: 1.42)).coveredArea()
    let beyond = strokeOutline(corner, StrokeStyle(lineWidth: 4, miterLimit: 1.41)).coveredArea()
    #expect(within == 160)
    #expect(isNear(beyond, 158, within: 0.001))
  }

  @Test(arguments: LineJoin.allCases) func turnsToBothSidesAreMirrorImages(join: LineJoin) {
    let style = StrokeStyle(lineWidth: 3, lineJoin: join)
    let right = strokeOutline(strokePath((0, 0), (10, 0), (14, 9)), style)
    let left = strokeOutline(strokePath((0, 0), (10, 0), (14, -9)), style)
    #expect(isNear(right.coveredArea(), left.coveredArea(), within: 0.05))
    #expect(right.bounds?.minY == left.bounds.map { -$0.maxY })
  }

  @Test func aReversalHasARoundEndWithRoundJoins() {
    let back = strokePath((0, 0), (10, 0), (4, 0))
    #expect(
      isNear(strokeOutline(back, StrokeStyle(lineWidth: 4, lineJoin: .round)).coveredArea(), 40 + 2 * .pi, within: 0.05)
    )
    #expect(strokeOutline(back, StrokeStyle(lineWidth: 4, lineJoin: .miter)).coveredArea() == 40)
  }

  @Test func sharpTurnsOfShortSegmentsLeaveNoHole() {
    // A zigzag of segments shorter than the line is wide, inside of a long line's body.
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    for index in 1..<40 { path.addLine(to: CGPoint(x: Double(index), y: index % 2 == 0 ? 0 : 1)) }
    let flattened = strokeOutline(path, StrokeStyle(lineWidth: 12, lineJoin: .round))
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

  @Test(arguments: [false, true]) func joinsAndCapsCoverTheDefinedArea(isClosed: Bool) {
    // Random polylines, some wider than they are long, against the definition: what lies within half the width of a line.
    var numbers = SplitMix(seed: 7)
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

  @Test func aThickClosedLineFillsItsShape() {
    // Every join's inner side has all of both of its segments to give up.
    for width in [10.0, 16, 20, 30] {
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      let outline = square.strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
      for x in 1..<10 {
        for y in 1..<10 { #expect(outline.contains(CGPoint(x: x, y: y))) }
      }
    }
  }

  @Test func overlappingSegmentsAreCoveredOnce() throws {
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
