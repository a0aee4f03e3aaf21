import Foundation
import SnapshotSeededRandom
import Testing

// Stroking to flattened paths is an internal algorithm.
@testable import Raster

@Suite struct StraightStrokeTests {
  @Test func aLineIsARectangle() {
    let flattened = strokeOutline(strokePath((2, 5), (12, 5)), StrokeStyle(lineWidth: 4))
    #expect(flattened.vertices.count == 4)
    #expect(flattened.signedArea.magnitude == 40)
    #expect(flattened.bounds == FlattenedPath.Bounds(minX: 512, minY: 768, maxX: 3072, maxY: 1792))
  }

  @Test func theAreaIsWidthTimesLengthInEveryDirection() {
    var numbers = SplitMix(seed: 6)
    for _ in 0..<100 {
      let (start, end) = (numbers.point(in: -90...90), numbers.point(in: -90...90))
      let length = (Vector2D(end) - Vector2D(start)).length
      let width = Double.random(in: 0.5...30, using: &numbers)
      var path = Path()
      path.addLines([start, end])
      let area = strokeOutline(path, StrokeStyle(lineWidth: width)).signedArea.magnitude
      #expect(isNear(area, width * length, within: (width + length) / 128))
    }
  }

  @Test func collinearPointsDoNotChangeTheOutline() {
    var numbers = SplitMix(seed: 9)
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
      let (expected, actual) = (strokeOutline(plain, style), strokeOutline(dotted, style))
      #expect(actual.contourStarts == expected.contourStarts)
      // Points between are rounded, so that a direction may be off in its last bits.
      let distances = zip(actual.vertices, expected.vertices).map {
        max(($0.x - $1.x).magnitude, ($0.y - $1.y).magnitude)
      }
      #expect(actual.vertices.count == expected.vertices.count && distances.allSatisfy { $0 <= 1 })
    }
  }

  @Test func smallTurnsAndReversalsAreCorners() {
    let slight = strokePath((0, 0), (100, 0), (200, 1e-6))
    #expect(strokeOutline(slight, StrokeStyle(lineWidth: 4)).vertices.count > 4)
    let back = strokeOutline(strokePath((0, 0), (100, 0), (50, 0)), StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(back.bounds?.maxX ?? 0 > 101 * 256)
  }

  @Test func aClosedRectangleIsAFrame() {
    let path = Path(CGRect(x: 10, y: 10, width: 20, height: 30))
    let flattened = strokeOutline(path, StrokeStyle(lineWidth: 2))
    #expect(flattened.contourStarts.count == 2)
    #expect(flattened.coveredArea() == 22 * 32 - 18 * 28)
    #expect(flattened.signedArea.magnitude == 22 * 32 - 18 * 28)
  }

  @Test func aFrameAsWideAsItsRectangleIsFull() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(strokeOutline(path, StrokeStyle(lineWidth: 10)).coveredArea() == 400)
    #expect(strokeOutline(path, StrokeStyle(lineWidth: 40)).coveredArea() == 2500)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity]) func anInvalidWidthDrawsNothing(width: Double) {
    #expect(strokeOutline(strokePath((0, 0), (10, 0)), StrokeStyle(lineWidth: width)).isEmpty)
    #expect(strokePath((0, 0), (10, 0)).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func transformsApplyToTheOutline() {
    let frame = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let flattened = frame.stroked(StrokeStyle(lineWidth: 2), transform: Transform(scaleX: 4, y: 1))
    #expect(flattened.coveredArea() == 4 * (144 - 64))
  }

  @Test func nonfiniteSubpathsAreDropped() {
    var path = strokePath((0, 0), (.nan, 4), (10, 0))
    path.addPath(strokePath((0, 5), (10, 5)))
    path.addPath(strokePath((0, 5), (.infinity, 5)))
    #expect(strokeOutline(path, StrokeStyle(lineWidth: 2)).signedArea.magnitude == 20)
    #expect(path.stroked(StrokeStyle(), transform: Transform(scaleX: .nan, y: 1)).isEmpty)
    #expect(path.stroked(StrokeStyle(), transform: Transform(scaleX: 0, y: 0)).isEmpty)
  }

  @Test func enormousLinesAreClipped() {
    let flattened = strokeOutline(
      strokePath((-1e300, 0), (1e300, 0)), StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 4]))
    #expect(flattened.signedArea.magnitude == 2 * 2 * PixelFixed.pixelLimit)
  }
}

@Suite struct StrokedPathTests {
  @Test func theOutlineIsAPathOfTheSameShape() {
    let path = Path(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 20), cornerRadius: 6)
    let style = StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [7, 2])
    let filled = path.strokedPath(style).flattened(transform: .identity)
    #expect(filled == strokeOutline(path, style))
  }
}
