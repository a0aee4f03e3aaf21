import Foundation
import Testing

// Stroking to flattened paths is an internal algorithm.
@testable import Raster

@Suite struct StrokeCapTests {
  let path = strokePath((10, 10), (20, 10))

  @Test func capsAddTheirShape() {
    func area(_ cap: LineCap) -> Double {
      strokeOutline(path, StrokeStyle(lineWidth: 6, lineCap: cap)).signedArea.magnitude
    }
    #expect(area(.butt) == 60)
    #expect(area(.square) == 60 + 36)
    #expect(isNear(area(.round), 60 + 9 * .pi, within: 0.2))
  }

  @Test func aRoundCapReachesHalfTheWidthExactly() {
    let bounds = strokeOutline(path, StrokeStyle(lineWidth: 6, lineCap: .round)).bounds
    #expect(bounds == FlattenedPath.Bounds(minX: 7 * 256, minY: 7 * 256, maxX: 23 * 256, maxY: 13 * 256))
  }

  @Test func aSubpathOfZeroLengthIsADot() {
    var closed = Path()
    closed.move(to: CGPoint(x: 5, y: 5))
    closed.closeSubpath()
    for path in [strokePath((5, 5), (5, 5)), closed, strokePath((5, 5), (5, 5), closed: true)] {
      #expect(strokeOutline(path, StrokeStyle(lineWidth: 4)).isEmpty)
      #expect(strokeOutline(path, StrokeStyle(lineWidth: 4, lineCap: .square)).signedArea.magnitude == 16)
      #expect(
        isNear(
          strokeOutline(path, StrokeStyle(lineWidth: 4, lineCap: .round)).signedArea.magnitude, 4 * .pi, within: 0.1))
    }
    var move = Path()
    move.move(to: CGPoint(x: 5, y: 5))
    #expect(strokeOutline(move, StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
  }

  @Test func capsArePerpendicularToTheCurve() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let bounds = strokeOutline(path, StrokeStyle(lineWidth: 10), tolerance: 0.06).bounds
    #expect(bounds?.minX == 0)
    #expect(bounds?.minY == 0)
  }
}
