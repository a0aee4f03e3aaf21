import Foundation
import SnapshotSeededRandom
import Testing

// Stroking to flattened paths is an internal algorithm.
@testable import Raster

@Suite struct CurvedStrokeTests {
  @Test func aCircleIsARing() {
    let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    for width in [0.5, 2, 10, 30] {
      let flattened = strokeOutline(circle, StrokeStyle(lineWidth: width), tolerance: 0.002)
      #expect(isNear(flattened.coveredArea(), 2 * .pi * 20 * width, within: 0.02 * width + 0.2), "\(width)")
      #expect(isNear(flattened.signedArea.magnitude, 2 * .pi * 20 * width, within: 0.02 * width + 0.2), "\(width)")
    }
  }

  @Test func aCircleNarrowerThanItsLineIsADisc() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let flattened = strokeOutline(circle, StrokeStyle(lineWidth: 20))
    #expect(isNear(flattened.coveredArea(), .pi * 225, within: 2))
  }

  @Test func tightCurvesLeaveNoHole() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    for width in stride(from: 10.1, to: 14, by: 0.3) {
      #expect(circle.strokedPath(StrokeStyle(lineWidth: width)).contains(.zero), "\(width)")
    }
  }

  @Test func curvesCoverAllPointsWithinHalfTheWidth() {
    var numbers = SplitMix(seed: 8)
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
    let flattened = strokeOutline(path, StrokeStyle(lineWidth: 4))
    #expect(isNear(flattened.coveredArea(), 40 + 2 * .pi, within: 0.2))
  }
}
