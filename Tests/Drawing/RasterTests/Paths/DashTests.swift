import Foundation
import Testing

// Stroking to flattened paths is an internal algorithm.
@testable import Raster

@Suite struct DashTests {
  private func dashes(_ path: Path, _ dash: [Double], phase: Double = 0, cap: LineCap = .butt) -> FlattenedPath {
    strokeOutline(
      path, StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash.map { CGFloat($0) }, dashPhase: CGFloat(phase)))
  }

  /// The extents along x of the contours, in drawing order.
  private func extents(_ flattened: FlattenedPath) -> [[Double]] {
    flattened.contours.compactMap(\.bounds).map { bounds -> [Double] in
      [Double(bounds.minX) / 256, Double(bounds.maxX) / 256]
    }
  }

  @Test func dashesAlternateWithGaps() {
    #expect(extents(dashes(strokePath((0, 0), (20, 0)), [5, 3])) == [[0, 5], [8, 13], [16, 20]])
  }

  @Test func thePhaseOffsetsThePattern() {
    let path = strokePath((0, 0), (20, 0))
    #expect(extents(dashes(path, [5, 3], phase: 2)) == [[0, 3], [6, 11], [14, 19]])
    #expect(extents(dashes(path, [5, 3], phase: 6)) == [[2, 7], [10, 15], [18, 20]])
    #expect(extents(dashes(path, [5, 3], phase: -2)) == extents(dashes(path, [5, 3], phase: 6)))
    #expect(extents(dashes(path, [5, 3], phase: 8 * 1000 + 2)) == extents(dashes(path, [5, 3], phase: 2)))
  }

  @Test func anOddPatternAlternatesDashesAndGaps() {
    #expect(extents(dashes(strokePath((0, 0), (20, 0)), [4])) == [[0, 4], [8, 12], [16, 20]])
    #expect(
      extents(dashes(strokePath((0, 0), (20, 0)), [1, 2, 3])) == [
        [0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20],
      ])
  }

  @Test func dashesContinueAroundCorners() {
    let flattened = dashes(strokePath((0, 0), (10, 0), (10, 10)), [12, 100])
    #expect(flattened.contours.count == 1)
    #expect(flattened.coveredArea() == 11 * 2 + 1 * 2)
  }

  @Test func aDashThatEndsAtACornerDoesNotTurn() {
    let flattened = dashes(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), [10, 10])
    #expect(flattened.contours.map(\.vertices.count) == [4, 4])
    #expect(flattened.coveredArea() == 40)
  }

  @Test func aDashAcrossTheClosingPointIsOneDash() {
    let flattened = dashes(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), [10, 10], phase: 5)
    // From the middle of the left side round the corner to the middle of the top, and the same opposite.
    #expect(flattened.contours.count == 2)
    #expect(flattened.coveredArea() == 2 * (6 * 2 + 4 * 2))
  }

  @Test func aDashLongerThanAClosedPathClosesIt() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(dashes(path, [1000, 5]) == dashes(path, []))
  }

  @Test func dashesOfZeroLengthAreDots() {
    let flattened = dashes(strokePath((0, 0), (20, 0)), [0, 8], cap: .square)
    #expect(extents(flattened) == [[-1, 1], [7, 9], [15, 17]])
    #expect(dashes(strokePath((0, 0), (20, 0)), [0, 8]).isEmpty)
  }

  @Test func everySubpathRestartsThePattern() {
    var path = strokePath((0, 0), (7, 0))
    path.addPath(strokePath((0, 9), (7, 9)))
    #expect(extents(dashes(path, [5, 3])) == [[0, 5], [0, 5]])
  }

  @Test(arguments: [[0.0, 0], [-1, 5], [.nan, 5], [.infinity, 5], [1e-9, 1e-9]])
  func anInvalidPatternDrawsASolidLine(dash: [Double]) {
    #expect(extents(dashes(strokePath((0, 0), (20, 0)), dash)) == [[0, 20]])
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
