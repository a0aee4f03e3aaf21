import Foundation
import Raster
import Testing

/// Arcs as HTML canvas and Core Graphics have them: an arc goes its way until it reaches the other angle, and a full turn
/// either way is the circle.
@Suite("Arcs of a full turn in both directions")
struct FullTurnArcTests {
  /// The arc's sweep in degrees by its definition.
  private func sweep(_ start: Int, _ end: Int, clockwise: Bool) -> Int {
    let forward = clockwise ? start - end : end - start
    if forward >= 360 { return 360 }
    if forward >= 0 { return forward }
    let rest = (forward % 360 + 360) % 360
    return rest == 0 ? 360 : rest
  }

  /// How far the path goes around a center, in degrees, clockwise on screen: the sum of the angles of its chords.
  private func turn(_ path: Path, around center: CGPoint) -> Double {
    var sum = 0.0
    var last: (x: Double, y: Double)?
    for step in 0...400 {
      let start = path.trimmedPath(from: 0, to: 1e-9).elements.first
      let reached = step == 0 ? start.flatMap { Path(elements: [$0]).currentPoint } : nil
      guard let point = reached ?? path.trimmedPath(from: 0, to: CGFloat(step) / 400).currentPoint else { continue }
      let here = (x: Double(point.x - center.x), y: Double(point.y - center.y))
      if let last {
        sum += Trigonometry.arctangent(y: last.x * here.y - last.y * here.x, x: last.x * here.x + last.y * here.y)
      }
      last = here
    }
    return sum * 180 / .pi
  }

  private func elements(_ path: Path) -> Int { path.elements.count - 1 }

  @Test("The sweep follows the definition", arguments: [false, true])
  func sweeps(clockwise: Bool) {
    for start in [-720, -360, -90, 0, 30, 180, 360, 725] {
      for difference in [-1080, -725, -720, -400, -360, -359, -180, -1, 0, 1, 90, 359, 360, 361, 720, 900] {
        let end = start + difference
        let path = Path {
          $0.addArc(
            center: CGPoint(x: 3, y: 4), radius: 10, startAngle: .degrees(Double(start)),
            endAngle: .degrees(Double(end)), clockwise: clockwise)
        }
        let expected = sweep(start, end, clockwise: clockwise)
        // A curve for each eighth of a turn.
        #expect(elements(path) == (expected + 44) / 45, "\(start) to \(end)")
        guard let last = path.currentPoint else { continue }
        let (sine, cosine) = Trigonometry.sineAndCosine(
          Double(clockwise ? start - expected : start + expected) / 180 * .pi)
        #expect(abs(last.x - 3 - 10 * CGFloat(cosine)) < 1e-9 && abs(last.y - 4 - 10 * CGFloat(sine)) < 1e-9)
      }
    }
  }

  @Test("A full turn in the other direction is a circle", arguments: [false, true], [360.0, -360, 720, -720])
  func circle(clockwise: Bool, degrees: Double) throws {
    let circle = try Picture(30, 30) { canvas in
      canvas.stroke(
        Path { path in
          path.addRelativeArc(center: CGPoint(x: 15, y: 15), radius: 10, startAngle: .zero, delta: .degrees(360))
        }, with: .black, lineWidth: 3)
    }
    let arc = try Picture(30, 30) { canvas in
      canvas.stroke(
        Path { path in
          path.addArc(
            center: CGPoint(x: 15, y: 15), radius: 10, startAngle: .zero, endAngle: .degrees(degrees),
            clockwise: clockwise)
        }, with: .black, lineWidth: 3)
    }
    let largest = zip(circle.buffer.pixels, arc.buffer.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect((largest ?? 255) <= 2)
  }

  @Test("A transformed full turn is an ellipse")
  func ellipse() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(90), endAngle: .degrees(-270), clockwise: false,
        transform: Transform(scaleX: 20, y: 10))
    }
    #expect(path.boundingRect.integral == CGRect(x: -20, y: -10, width: 40, height: 20))
  }

  @Test("Angles in radians that are a turn apart but for rounding are a full turn")
  func rounding() {
    for start in stride(from: -7.0, to: 7, by: 0.37) {
      for clockwise in [false, true] {
        for turn in [2 * Double.pi, -2 * Double.pi] {
          let path = Path {
            $0.addArc(
              center: .zero, radius: 1, startAngle: .radians(start), endAngle: .radians(start + turn),
              clockwise: clockwise)
          }
          #expect(elements(path) == 8, "\(start) \(turn)")
        }
      }
    }
  }

  @Test("Relative arcs turn by their delta in both directions")
  func relative() {
    for delta in [-720.0, -540, -360, -1, 1, 359, 360, 361, 720] {
      let path = Path {
        $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(20), delta: .degrees(delta))
      }
      #expect(elements(path) == Int((delta.magnitude / 45).rounded(.up)))
      #expect(abs(turn(path, around: .zero) - delta) < 0.01, "\(delta)")
    }
  }
}
