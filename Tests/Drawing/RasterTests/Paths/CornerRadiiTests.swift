import Foundation
import Raster
import Testing

@Suite("Rectangles with four corner radii")
struct CornerRadiiTests {
  private let rect = CGRect(x: 10, y: 20, width: 80, height: 60)

  /// The farthest distance of a curve's points from the ellipse of its corner.
  private func distance(of path: Path, center: CGPoint, radii: CGSize, in corner: CGRect) -> Double {
    path.strokePoints.filter { corner.insetBy(dx: -1e-9, dy: -1e-9).contains($0) }.map { point in
      let x = Double((point.x - center.x) / radii.width)
      let y = Double((point.y - center.y) / radii.height)
      return ((x * x + y * y).squareRoot() - 1).magnitude
    }.max() ?? .infinity
  }

  @Test("Each corner is an arc of its own ellipse")
  func ellipses() {
    let radii = CornerRadii(
      topLeft: CGSize(width: 10, height: 20), topRight: CGSize(width: 30, height: 8),
      bottomRight: CGSize(width: 5, height: 5), bottomLeft: CGSize(width: 24, height: 16))
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    for (corner, size) in [
      (CGPoint(x: 10, y: 20), radii.topLeft), (CGPoint(x: 90, y: 20), radii.topRight),
      (CGPoint(x: 90, y: 80), radii.bottomRight), (CGPoint(x: 10, y: 80), radii.bottomLeft),
    ] {
      let center = CGPoint(
        x: corner.x + (corner.x < 50 ? size.width : -size.width),
        y: corner.y + (corner.y < 50 ? size.height : -size.height))
      let box = CGRect(x: min(corner.x, center.x), y: min(corner.y, center.y), width: size.width, height: size.height)
      #expect(distance(of: path, center: center, radii: size, in: box) < 1e-4, "\(corner)")
    }
    #expect(path.boundingRect == rect)
  }

  @Test("Radii that exceed a side shrink by one factor, as in CSS")
  func overflow() {
    // The top side has room for half of both radii.
    let path = Path(
      roundedRect: rect, cornerRadii: CornerRadii(topLeft: 120, topRight: 40, bottomRight: 20), style: .circular)
    let half = Path(
      roundedRect: rect, cornerRadii: CornerRadii(topLeft: 60, topRight: 20, bottomRight: 10), style: .circular)
    #expect(path.elements == half.elements)
  }

  @Test("Square corners are corners of the path")
  func squares() {
    let path = Path(roundedRect: rect, cornerRadii: CornerRadii(bottomRight: 20), style: .circular)
    let corners = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    for corner in [CGPoint(x: 10, y: 20), CGPoint(x: 90, y: 20), CGPoint(x: 10, y: 80)] {
      #expect(corners.contains(corner), "\(corner)")
    }
    #expect(!path.contains(CGPoint(x: 89, y: 79)))
    #expect(path.contains(CGPoint(x: 11, y: 79)))
  }

  @Test("Four equal radii give the rounded rectangle", arguments: RoundedCornerStyle.allCases)
  func equal(style: RoundedCornerStyle) {
    let radii = CornerRadii(topLeft: 12, topRight: 12, bottomRight: 12, bottomLeft: 12)
    #expect(
      Path(roundedRect: rect, cornerRadii: radii, style: style)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 12, height: 12), style: style))
  }

  @Test("Continuous corners stay within their share of a side")
  func continuous() {
    let path = Path(roundedRect: rect, cornerRadii: CornerRadii(topLeft: 40, topRight: 20, bottomRight: 20))
    #expect(path.boundingRect == rect)
    // No part of the outline turns back: the top side goes from left to right.
    let top = path.strokePoints.filter { $0.y == 20 }.map(\.x)
    #expect(top.allSatisfy { $0 >= 10 && $0 <= 90 })
  }

  @Test("Radii that are not positive numbers are square corners", arguments: [0, -3, .nan] as [CGFloat])
  func invalid(radius: CGFloat) {
    let path = Path(roundedRect: rect, cornerRadii: CornerRadii(topLeft: radius), style: .circular)
    #expect(path.elements == Path(rect).elements)
  }
}

extension Path {
  /// The ends and 16 points of each curve.
  fileprivate var strokePoints: [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          points.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      default: continue
      }
    }
    return points
  }
}
