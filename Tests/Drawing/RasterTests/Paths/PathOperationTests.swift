import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite struct PathOperationTests {
  @Test func theCurrentPointFollowsTheElements() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 3))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func boundsContainTheCurveNotItsControlPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: -8), control2: CGPoint(x: 10, y: -8))
    #expect(path.boundingRect == CGRect(x: 0, y: -6, width: 10, height: 11))
    path.move(to: CGPoint(x: 999, y: 999))
    #expect(path.boundingRect == CGRect(x: 0, y: -6, width: 10, height: 11))
    #expect(Path().boundingRect.isNull)
  }

  @Test func hitTestsExcludeTheRightAndBottomEdges() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 0, y: 0)))
    #expect(path.contains(CGPoint(x: 9.999, y: 9.999)))
    #expect(!path.contains(CGPoint(x: 10, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 10)))
    #expect(!path.contains(CGPoint(x: -0.001, y: 5)))
    #expect(!path.contains(CGPoint(x: Double.nan, y: 5)))
  }

  @Test func hitTestsFollowTheFillRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), eoFill: true))
    #expect(path.contains(CGPoint(x: 8, y: 8), rule: .evenOdd))
  }

  @Test func hitTestsOfACircleAreExact() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    var numbers = SplitMix(seed: 2)
    for _ in 0..<2000 {
      let point = numbers.point(in: -11...11)
      let distance = Double(point.x * point.x + point.y * point.y).squareRoot()
      guard (distance - 10).magnitude > 0.001 else { continue }
      #expect(circle.contains(point) == (distance < 10))
    }
  }

  @Test func transformsMapEveryPoint() {
    let path = Path(CGRect(x: 1, y: 1, width: 2, height: 3))
    #expect(path.offsetBy(dx: 4, dy: 5).boundingRect == CGRect(x: 5, y: 6, width: 2, height: 3))
    let turned = path.applying(Transform(rotation: .degrees(90)))
    #expect(turned.boundingRect == CGRect(x: -4, y: 1, width: 3, height: 2))
    var both = path
    both.addPath(path, transform: Transform(translationX: 10, y: 0))
    #expect(both.boundingRect == CGRect(x: 1, y: 1, width: 12, height: 3))
  }

  @Test func trimmingIsByLength() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    #expect(
      path.trimmedPath(from: 0.125, to: 0.5).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
      ])
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: .nan, to: 1) == path)
  }

  @Test func trimmingRunsThroughSubpathsAndClosingLines() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0, to: 0.5) == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let end = path.trimmedPath(from: 0.4375, to: 0.5625).elements
    #expect(
      end == [
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 0, y: 0)),
        .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 25, y: 0)),
      ])
  }

  @Test func trimmedCurvesKeepTheirShapeAndHalveTheirLength() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for part in 1..<16 {
      let end = circle.trimmedPath(from: 0, to: CGFloat(part) / 16).currentPoint ?? .zero
      let angle = Double(part) / 16 * 2 * .pi
      #expect((Double(end.x) - 10 * cos(angle)).magnitude < 1e-3)
      #expect((Double(end.y) - 10 * sin(angle)).magnitude < 1e-3)
    }
  }

  @Test func reversingInvertsTheDirection() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 15, y: 0), control2: CGPoint(x: 20, y: 5))
    #expect(
      path.reversed.elements == [
        .move(to: CGPoint(x: 20, y: 10)),
        .curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 0)),
        .line(to: CGPoint(x: 0, y: 0)),
      ])
    #expect(
      Path(CGRect(x: 0, y: 0, width: 2, height: 1)).reversed.elements == [
        .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 0, y: 1)), .line(to: CGPoint(x: 2, y: 1)),
        .line(to: CGPoint(x: 2, y: 0)), .closeSubpath,
      ])
  }

  @Test func reversingTwiceChangesNothing() {
    var numbers = SplitMix(seed: 3)
    for _ in 0..<500 {
      let path = numbers.path(elements: 10, in: -20...20)
      // The first reversal writes the moves that are implied and leaves out those that draw nothing.
      let reversed = path.reversed
      #expect(reversed.reversed.reversed == reversed)
    }
    for path in [
      Path(CGRect(x: 0, y: 0, width: 2, height: 1)), Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 1)),
      Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3),
    ] {
      #expect(path.reversed.reversed == path)
      #expect(path.reversed != path)
    }
  }

  @Test func elementsHaveATextForm() {
    var path = Path(CGRect(x: 0, y: 0, width: 10.25, height: 1.0 / 3))
    path.move(to: CGPoint(x: -0.0004, y: -1.5))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4.0625))
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 1e20, y: 1000))
    let close = "Close "
    #expect(
      path.elementsDescription == """
        MoveTo (0.0, 0.0)
        LineTo (10.25, 0.0)
        LineTo (10.25, 0.333)
        LineTo (0.0, 0.333)
        \(close)

        MoveTo (0.0, -1.5)
        QuadCurveTo (3.0, 4.062) (1.0, 2.0)
        CurveTo (3.0, 4.0) (1e+20, 1000.0) (1.0, 2.0)

        """)
  }
}

@Suite struct SVGPathDataTests {
  private func elements(_ data: String) throws -> [Path.Element] { try Path(svgPathData: data).elements }

  @Test func readsEveryCommandAbsoluteAndRelative() throws {
    #expect(try elements("M1 2L3 4H5V6Z") == elements("m1,2 l2,2 h2 v2 z"))
    #expect(try elements("M0 0C1 2 3 4 5 6S7 8 9 10") == elements("M0 0c1 2 3 4 5 6s2 2 4 4"))
    #expect(try elements("M0 0Q1 2 3 4T7 8") == elements("M0 0q1 2 3 4t4 4"))
    #expect(try elements("M10 10A5 5 0 0 1 20 10") == elements("M10 10a5 5 0 0 1 10 0"))
    #expect(
      try elements("M1 2L3 4H5V6Z") == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .line(to: CGPoint(x: 5, y: 4)),
        .line(to: CGPoint(x: 5, y: 6)), .closeSubpath,
      ])
  }

  @Test func smoothCurvesReflectTheControlBefore() throws {
    #expect(
      try elements("M0 0C1 2 3 4 5 6S7 8 9 10").last
        == .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 7, y: 8)))
    #expect(
      try elements("M0 0Q1 2 3 4T7 8T9 9").last
        == .quadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 9, y: 10)))
    #expect(
      try elements("M5 6S7 8 9 10").last
        == .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8)))
  }

  @Test func numbersNeedNoSpaceAndCommandsRepeat() throws {
    #expect(try elements("M.5.5-1-1e1 2E-1+3") == elements("M 0.5 0.5 L -1 -10 L 0.2 3"))
    #expect(try elements("m1 1 2 2") == elements("M1 1L3 3"))
    #expect(try elements("M0 0a5 5 0 0110 0") == elements("M0 0a5 5 0 0 1 10 0"))
    #expect(try elements(" \n\t ") == [])
  }

  @Test func relativeCommandsAfterACloseStartAtTheSubpath() throws {
    #expect(try elements("M5 5h9v9zl1 1").last == .line(to: CGPoint(x: 6, y: 6)))
  }

  @Test func arcsFollowTheirFlags() throws {
    let small = try Path(svgPathData: "M0 0A10 10 0 0 1 10 10").boundingRect
    #expect(small.maxX <= 10 && small.minY >= -1e-9)
    let large = try Path(svgPathData: "M0 0A10 10 0 1 1 10 10").boundingRect
    #expect((large.maxX - 20).magnitude < 1e-9 && (large.minY + 10).magnitude < 1e-9)
    let other = try Path(svgPathData: "M0 0A10 10 0 0 0 10 10").boundingRect
    #expect(other.minX >= -1e-9 && other.maxY <= 10 + 1e-9)
    let grown = try Path(svgPathData: "M0 0A1 1 0 0 1 20 0").boundingRect
    #expect((grown.minY + 10).magnitude < 1e-9)
    #expect(try elements("M0 0A0 5 0 0 1 20 0").last == .line(to: CGPoint(x: 20, y: 0)))
    #expect(try elements("M1 1A5 5 0 0 1 1 1") == [.move(to: CGPoint(x: 1, y: 1))])
  }

  @Test func anArcEndsExactlyAtItsEndPoint() throws {
    var numbers = SplitMix(seed: 4)
    for _ in 0..<200 {
      let end = numbers.point(in: -30...30)
      let radii = numbers.point(in: 1...40)
      let flags = "\(Bool.random(using: &numbers) ? 1 : 0) \(Bool.random(using: &numbers) ? 1 : 0)"
      let path = try Path(svgPathData: "M3 4A\(radii.x) \(radii.y) 33 \(flags) \(end.x) \(end.y)")
      #expect(path.currentPoint == end)
    }
  }

  @Test func dataRoundTrips() throws {
    var numbers = SplitMix(seed: 5)
    for _ in 0..<300 {
      let path = numbers.path(elements: 15, in: -1e3...1e3)
      #expect(try Path(svgPathData: path.svgPathData) == path)
    }
    #expect(Path(CGRect(x: 0, y: 0.5, width: 2, height: 1)).svgPathData == "M0 0.5 L2 0.5 L2 1.5 L0 1.5 Z")
  }

  @Test(arguments: [
    ("L1 1", SVGPathDataError.Reason.expectedMove, 0),
    ("M1", .expectedNumber, 2), ("M1 1L", .expectedNumber, 5), ("M1 1 L2 x", .expectedNumber, 8),
    ("M1 1 X3", .expectedCommand, 5), ("M1 1A5 5 0 2 1 3 3", .expectedFlag, 11), ("M1 1,", .expectedNumber, 5),
    ("M1e999 1", .numberOutOfRange, 1), ("M1 1Z5", .expectedCommand, 5), ("M - 1", .expectedNumber, 2),
    ("M1 1e", .expectedCommand, 4), ("é", .expectedMove, 0),
  ])
  func errorsHaveAReasonAndAnOffset(data: String, reason: SVGPathDataError.Reason, offset: Int) {
    #expect(throws: SVGPathDataError(reason: reason, offset: offset)) { try Path(svgPathData: data) }
  }
}
