import Foundation
import Raster
import Testing

@Suite("SVG's arcs between two points")
struct EndpointArcTests {
  private func arc(
    _ radii: CGSize = CGSize(width: 50, height: 30), rotation: Angle = .zero, large: Bool, sweep: Bool,
    from start: CGPoint = CGPoint(x: 100, y: 80), to end: CGPoint = CGPoint(x: 140, y: 110)
  ) -> Path {
    var path = Path()
    path.move(to: start)
    path.addArc(to: end, radii: radii, rotation: rotation, largeArc: large, sweep: sweep)
    return path
  }

  @Test(
    "The method and the path command A give the same path",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func command(large: Bool, sweep: Bool) throws {
    let data = "M 100 80 A 50 30 20 \(large ? 1 : 0) \(sweep ? 1 : 0) 140 110"
    #expect(try Path(svgPathData: data) == arc(rotation: Angle(degrees: 20), large: large, sweep: sweep))
  }

  @Test("The four arcs lie on two ellipses, and turn as the flags say")
  func flags() {
    // A circle of 50 around (100, 50) or (150, 100), from (100, 100) to (150, 50).
    let (start, end) = (CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 50))
    let circle = CGSize(width: 50, height: 50)
    for (large, sweep, center) in [
      (false, false, CGPoint(x: 100, y: 50)), (true, true, CGPoint(x: 100, y: 50)),
      (false, true, CGPoint(x: 150, y: 100)), (true, false, CGPoint(x: 150, y: 100)),
    ] {
      let path = arc(circle, large: large, sweep: sweep, from: start, to: end)
      let bounds = path.boundingRect
      #expect((bounds.width > 60) == large, "\(large) \(sweep)")
      for element in path.elements {
        guard case .curve(let point, _, _) = element else { continue }
        let distance = ((point.x - center.x) * (point.x - center.x) + (point.y - center.y) * (point.y - center.y))
          .squareRoot()
        #expect(abs(distance - 50) < 1e-9, "\(large) \(sweep)")
      }
    }
  }

  @Test("Radii that are too small are enlarged")
  func small() {
    let path = arc(CGSize(width: 1, height: 1), large: false, sweep: true, from: .zero, to: CGPoint(x: 20, y: 0))
    #expect(abs(path.boundingRect.height - 10) < 1e-3)
  }

  @Test("A radius of zero gives a line, equal ends nothing, and a path without a point moves")
  func degenerate() {
    var line = Path()
    line.move(to: CGPoint(x: 100, y: 80))
    line.addLine(to: CGPoint(x: 140, y: 110))
    #expect(arc(CGSize(width: 0, height: 9), large: true, sweep: true) == line)
    #expect(arc(large: true, sweep: true, to: CGPoint(x: 100, y: 80)).elements.count == 1)
    var path = Path()
    path.addArc(to: CGPoint(x: 3, y: 4), radii: CGSize(width: 5, height: 5), largeArc: false, sweep: true)
    #expect(path.elements == [.move(to: CGPoint(x: 3, y: 4))])
  }
}
