import Foundation
import Raster

/// A shape with known intervals along each horizontal line, and so with the exact coverage of each pixel.
struct ExactShape {
  var name: String
  var path: Path
  /// The line style if the shape is the path's stroke.
  var style: StrokeStyle?
  var area: Double
  /// Returns the intervals, which do not overlap, in which a line at a height is in the shape.
  var intervals: (_ y: Double) -> [ClosedRange<Double>]

  /// The share of a pixel that is in the shape, from the exact lengths along 256 lines.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let lines = 256
    var sum = 0.0
    for line in 0..<lines {
      for interval in intervals(Double(y) + (Double(line) + 0.5) / Double(lines)) {
        sum += max(0, min(interval.upperBound, Double(x + 1)) - max(interval.lowerBound, Double(x)))
      }
    }
    return sum / Double(lines)
  }

  /// The relative error of the drawn area, and the largest error of a pixel in levels.
  func errors(_ side: Int = 48) throws -> (area: Double, edge: Double) {
    let picture = try Picture(CGFloat(side), CGFloat(side)) { canvas in
      if let style {
        canvas.stroke(path, with: .color(.black), style: style)
      } else {
        canvas.fill(path, with: .black)
      }
    }
    var (sum, edge) = (0.0, 0.0)
    for y in 0..<side {
      for (x, alpha) in picture.alphas(row: y).enumerated() {
        sum += Double(alpha) / 255
        edge = max(edge, (Double(alpha) - 255 * coverage(x, y)).magnitude)
      }
    }
    return ((sum - area).magnitude / area, edge)
  }
}

extension ExactShape {
  /// An ellipse around a point, turned by an angle in radians.
  static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, turn: Double = 0) -> ExactShape {
    var path = Path()
    path.addPath(
      Path(ellipseIn: CGRect(x: -radiusX, y: -radiusY, width: 2 * radiusX, height: 2 * radiusY)),
      transform: Transform(rotation: Angle(radians: turn)).concatenating(Transform(translationX: x, y: y)))
    // The points with a dx² + 2 b dx dy + c dy² ≤ 1.
    let (sine, cosine) = (sin(turn), cos(turn))
    let (inverseX, inverseY) = (1 / (radiusX * radiusX), 1 / (radiusY * radiusY))
    let a = cosine * cosine * inverseX + sine * sine * inverseY
    let b = sine * cosine * (inverseX - inverseY)
    let c = sine * sine * inverseX + cosine * cosine * inverseY
    return ExactShape(
      name: "ellipse \(radiusX) × \(radiusY) at \(x), \(y), turned by \(turn)", path: path,
      area: .pi * radiusX * radiusY
    ) { line in
      let height = line - y
      let root = b * height * b * height - a * (c * height * height - 1)
      guard root > 0 else { return [] }
      return [x + (-b * height - root.squareRoot()) / a...x + (-b * height + root.squareRoot()) / a]
    }
  }

  static func circle(_ x: Double, _ y: Double, diameter: Double) -> ExactShape {
    ellipse(x, y, diameter / 2, diameter / 2)
  }

  static func roundedRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> ExactShape {
    ExactShape(
      name: "rounded rectangle \(width) × \(height) of radius \(radius) at \(x), \(y)",
      path: Path(
        roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular),
      area: width * height - (4 - .pi) * radius * radius
    ) { line in
      guard line > y, line < y + height else { return [] }
      let beyond = max(0, radius - min(line - y, y + height - line))
      let inset = radius - (radius * radius - beyond * beyond).squareRoot()
      return [x + inset...x + width - inset]
    }
  }

  /// The stroke of a circle.
  static func ring(_ x: Double, _ y: Double, radius: Double, width: Double) -> ExactShape {
    let (outer, inner) = (
      circle(x, y, diameter: 2 * radius + width), circle(x, y, diameter: max(0, 2 * radius - width))
    )
    return ExactShape(
      name: "ring of radius \(radius) and width \(width) at \(x), \(y)",
      path: Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
      style: StrokeStyle(lineWidth: width), area: outer.area - (2 * radius > width ? inner.area : 0)
    ) { line in
      let whole = outer.intervals(line)
      guard 2 * radius > width, let around = whole.first, let hole = inner.intervals(line).first else { return whole }
      return [around.lowerBound...hole.lowerBound, hole.upperBound...around.upperBound]
    }
  }

  /// A line with round caps.
  static func capsule(_ x: Double, _ y: Double, length: Double, width: Double, turn: Double) -> ExactShape {
    let (dx, dy) = (cos(turn) * length / 2, sin(turn) * length / 2)
    var path = Path()
    path.move(to: CGPoint(x: x - dx, y: y - dy))
    path.addLine(to: CGPoint(x: x + dx, y: y + dy))
    let ends = [circle(x - dx, y - dy, diameter: width), circle(x + dx, y + dy, diameter: width)]
    let (across, down) = (-sin(turn) * width / 2, cos(turn) * width / 2)
    let corners = [
      (x - dx + across, y - dy + down), (x + dx + across, y + dy + down), (x + dx - across, y + dy - down),
      (x - dx - across, y - dy - down),
    ]
    return ExactShape(
      name: "line of length \(length) and width \(width) at \(x), \(y), turned by \(turn)", path: path,
      style: StrokeStyle(lineWidth: width, lineCap: .round), area: length * width + .pi * width * width / 4
    ) { line in
      // The shape is convex.
      var places = ends.flatMap { $0.intervals(line) }.flatMap { [$0.lowerBound, $0.upperBound] }
      for (start, end) in zip(corners, corners.dropFirst() + [corners[0]]) where (start.1 <= line) != (end.1 <= line) {
        places.append(start.0 + (line - start.1) / (end.1 - start.1) * (end.0 - start.0))
      }
      guard let left = places.min(), let right = places.max() else { return [] }
      return [left...right]
    }
  }
}
