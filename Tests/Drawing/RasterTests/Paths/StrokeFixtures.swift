import Foundation

// Stroking to flattened paths is an internal algorithm.
@testable import Raster

/// Returns a path with a line through points.
func strokePath(_ points: (Double, Double)..., closed: Bool = false) -> Path {
  var path = Path()
  path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
  if closed { path.closeSubpath() }
  return path
}

func strokeOutline(_ path: Path, _ style: StrokeStyle, tolerance: Double = 0.01) -> FlattenedPath {
  path.stroked(style, transform: .identity, tolerance: tolerance)
}

/// A polyline whose stroke is defined by the distance of points.
struct Polyline {
  let points: [Vector2D]
  let isClosed: Bool

  func distance(to sample: Vector2D) -> Double {
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return zip(points, ends).map { start, end in
      let along = end - start
      let t = max(0, min(1, (sample - start).dot(along) / along.dot(along)))
      return (sample - start - along * t).length
    }.min() ?? .infinity
  }

  /// Returns the coverage of a pixel, 0…255, by a stroke with round joins and caps, from 16 × 16 samples.
  func coverage(ofPixel x: Int, _ y: Int, width: Double) -> Double {
    let samples = (0..<256).map {
      Vector2D(Double(x) + (Double($0 % 16) + 0.5) / 16, Double(y) + (Double($0 / 16) + 0.5) / 16)
    }
    return Double(samples.filter { distance(to: $0) <= width / 2 }.count) * 255 / 256
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double) -> Bool { (a - b).magnitude <= tolerance }
