import Foundation
import Raster

extension ConformanceCase {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  static let paths: [ConformanceCase] = list {
    ConformanceCase("fill closes open subpaths", 20, 20, [at(5, 15, .fullGreen), at(15, 5, .clear)]) {
      $0.fill(.line((0, 0), (0, 20), (20, 20)), with: .fullGreen)
    }
    ConformanceCase("a move alone draws nothing", 20, 20, [at(10, 10, .clear)]) {
      let path = Path { $0.move(to: point(10, 10)) }
      $0.fill(path, with: .fullRed)
      $0.stroke(path, with: .color(.fullRed), style: StrokeStyle(lineWidth: 10, lineCap: .round))
    }
    ConformanceCase(
      "a line without a subpath starts one at its end", 20, 20, [at(5, 10, .clear), at(15, 10, .fullGreen)]
    ) {
      let path = Path { path in
        path.addLine(to: point(10, 10))
        path.addLine(to: point(20, 10))
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase(
      "a closed subpath's end is joined to its start, and the next line starts there", 30, 20,
      all([(15, 10), (1, 10)], .fullGreen) + [at(15, 16, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(0, 10))
        path.addLine(to: point(10, 10))
        path.closeSubpath()
        path.addLine(to: point(30, 10))
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase("a rectangle leaves the current point at its corner", 30, 20, all([(4, 6), (8, 13)], .fullGreen)) {
      let path = Path { path in
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 2))
        path.addLine(to: point(14, 24))
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 6)
    }
    ConformanceCase("non-zero: contours of one direction add up", 30, 30, all([(15, 15), (5, 5)], .fullGreen)) {
      let path = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
      $0.fill(path, with: .fullGreen)
    }
    ConformanceCase(
      "non-zero: contours of opposite directions cancel", 30, 30, [at(15, 15, .clear), at(5, 5, .fullGreen)]
    ) {
      let path = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addLines([point(10, 10), point(10, 20), point(20, 20), point(20, 10)])
        path.closeSubpath()
      }
      $0.fill(path, with: .fullGreen)
    }
    ConformanceCase("even-odd: a contour in a contour is a hole", 30, 30, [at(15, 15, .clear), at(5, 5, .fullGreen)]) {
      let path = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
      $0.fill(path, with: .fullGreen, rule: .evenOdd)
    }
    ConformanceCase(
      "even-odd: three contours fill again", 30, 30, [at(15, 15, .fullGreen), at(7, 7, .clear), at(2, 2, .fullGreen)]
    ) {
      let path = Path { path in
        for inset in [0, 5, 10] as [CGFloat] {
          path.addRect(CGRect(x: inset, y: inset, width: 30 - 2 * inset, height: 30 - 2 * inset))
        }
      }
      $0.fill(path, with: .fullGreen, rule: .evenOdd)
    }
    ConformanceCase(
      "a quadratic curve passes (P0 + 2 P1 + P2) / 4", 40, 40, [at(20, 21, .fullGreen), at(20, 18, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(0, 40))
        path.addQuadCurve(to: point(40, 40), control: point(20, 0))
      }
      $0.fill(path, with: .fullGreen)
    }
    ConformanceCase(
      "a cubic curve passes (P0 + 3 P1 + 3 P2 + P3) / 8", 40, 40, [at(20, 11, .fullGreen), at(20, 8, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(0, 40))
        path.addCurve(to: point(40, 40), control1: point(0, 0), control2: point(40, 0))
      }
      $0.fill(path, with: .fullGreen)
    }
    ConformanceCase("an arc starts with a line from the current point", 40, 20, all([(10, 10), (3, 10)], .fullGreen)) {
      let path = Path { path in
        path.move(to: point(0, 10))
        path.addArc(
          center: point(30, 10), radius: 10, startAngle: .degrees(180), endAngle: .degrees(90), clockwise: true)
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase("an arc without an angle is a point", 40, 20, [at(35, 10, .clear), at(20, 5, .clear)]) {
      let path = Path {
        $0.addArc(center: point(20, 10), radius: 15, startAngle: .zero, endAngle: .zero, clockwise: false)
      }
      $0.stroke(path, with: .fullRed, lineWidth: 4)
    }
    ConformanceCase(
      "an arc of more than a turn is a circle", 40, 40, all([(20, 2), (37, 20), (20, 37), (2, 20)], .fullGreen)
    ) {
      let path = Path {
        $0.addArc(
          center: point(20, 20), radius: 17.5, startAngle: .degrees(100), endAngle: .degrees(900), clockwise: false)
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase(
      "angles grow clockwise on screen", 40, 40, [at(30, 30, .fullGreen), at(30, 10, .clear), at(10, 30, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(20, 20))
        path.addArc(center: point(20, 20), radius: 19, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }
      $0.fill(path, with: .fullGreen)
    }
    ConformanceCase(
      "the other direction takes the longer way", 40, 40,
      [at(30, 30, .clear), at(30, 10, .fullGreen), at(10, 30, .fullGreen)]
    ) {
      let path = Path { path in
        path.move(to: point(20, 20))
        path.addArc(center: point(20, 20), radius: 19, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
      }
      $0.fill(path, with: .fullGreen)
    }
    ConformanceCase(
      "an ellipse touches its box", 40, 20,
      all([(1, 10), (38, 10), (20, 0), (20, 19)], .fullGreen, within: 60) + all([(1, 1), (38, 18)], .clear)
    ) {
      $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20)), with: .fullGreen)
    }
    ConformanceCase(
      "arc to: without a radius it is a line to the corner", 40, 40,
      all([(20, 5), (34, 5)], .fullGreen) + [at(35, 20, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(0, 5))
        path.addArc(tangent1End: point(35, 5), tangent2End: point(35, 40), radius: 0)
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase(
      "arc to: points on one line are a line to the corner", 40, 20, [at(15, 10, .fullGreen), at(25, 10, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(0, 10))
        path.addArc(tangent1End: point(20, 10), tangent2End: point(40, 10), radius: 5)
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase(
      "arc to: the corner at the start is a line to it", 40, 20, [at(20, 10, .clear), at(30, 10, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(20, 10))
        path.addArc(tangent1End: point(20, 10), tangent2End: point(40, 10), radius: 5)
      }
      $0.stroke(path, with: .fullRed, lineWidth: 4)
    }
    ConformanceCase(
      "arc to: the circle touches both lines and leaves the corner", 40, 40,
      all([(10, 5), (34, 24)], .fullGreen) + [at(33, 6, .clear)]
    ) {
      let path = Path { path in
        path.move(to: point(0, 5))
        path.addArc(tangent1End: point(35, 5), tangent2End: point(35, 40), radius: 20)
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase("arc to: ends at the second touching point", 40, 40, [at(34, 24, .fullGreen), at(34, 30, .clear)]) {
      let path = Path { path in
        path.move(to: point(0, 5))
        path.addArc(tangent1End: point(35, 5), tangent2End: point(35, 40), radius: 20)
      }
      $0.stroke(path, with: .fullGreen, lineWidth: 4)
    }
    ConformanceCase(
      "a rounded rectangle's corner is a circle", 40, 40,
      [at(2, 2, .clear), at(7, 7, .fullGreen), at(20, 1, .fullGreen), at(1, 20, .fullGreen)]
    ) {
      $0.fill(
        Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20, style: .circular),
        with: .fullGreen)
    }
    ConformanceCase(
      "radii are at most half of a side", 40, 20, [at(1, 1, .clear), at(20, 0, .fullGreen), at(10, 0, .fullGreen)]
    ) {
      $0.fill(
        Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 90, style: .circular),
        with: .fullGreen)
    }
    ConformanceCase("a degenerate rectangle covers nothing", 20, 20, [at(10, 10, .clear)]) {
      $0.fill(.box(0, 10, 20, 0), with: .fullRed)
    }
  }

  /// A pixel's coverage is the area inside: every eighth of a pixel for rectangles, and triangles.
  static let coverage: [ConformanceCase] = eighths + triangles

  private static let eighths: [ConformanceCase] =
    (0..<8).flatMap { (across: Int) -> [ConformanceCase] in
      (0..<8).map { (down: Int) -> ConformanceCase in
        let (x, y) = (CGFloat(across) / 8, CGFloat(down) / 8)
        func level(_ area: CGFloat) -> RGBA { .black(UInt8((area * 255 + 0.5).rounded(.down))) }
        return ConformanceCase(
          "a rectangle at \(across)/8, \(down)/8 of a pixel", 5, 5,
          [
            at(1, 1, level((1 - x) * (1 - y))), at(2, 1, level(1 - y)), at(3, 1, level(x * (1 - y))),
            at(1, 2, level(1 - x)), at(2, 2, .black), at(3, 2, level(x)), at(1, 3, level((1 - x) * y)),
            at(2, 3, level(y)), at(3, 3, level(x * y)), at(4, 4, .clear),
          ]
        ) { $0.fill(.box(1 + x, 1 + y, 2, 2), with: .black) }
      }
    }

  private static let triangles: [ConformanceCase] = list {
    ConformanceCase(
      "a diagonal halves its pixels", 4, 4,
      all([(0, 0), (1, 1), (3, 3)], .black(128)) + [at(0, 1, .black), at(1, 0, .clear)]
    ) {
      $0.fill(Path(polygon: [(0, 0), (4, 4), (0, 4)]), with: .black)
    }
    // The line leaves a triangle of height 1/2 over the first pixel, then 1/2 + triangle.
    ConformanceCase(
      "a slope of one half gives quarters", 4, 2,
      [at(0, 0, .black(64)), at(1, 0, .black(191)), at(2, 0, .black), at(0, 1, .black)]
    ) {
      $0.fill(Path(polygon: [(0, 1), (2, 0), (4, 0), (4, 2), (0, 2)]), with: .black)
    }
    ConformanceCase("two shapes that share an edge in a pixel, as one path, cover it wholly", 3, 1, [at(1, 0, .black)])
    {
      $0.fill(
        Path { path in
          path.addRect(CGRect(x: 0, y: 0, width: 1.375, height: 1))
          path.addRect(CGRect(x: 1.375, y: 0, width: 1.625, height: 1))
        }, with: .black)
    }
  }
}
