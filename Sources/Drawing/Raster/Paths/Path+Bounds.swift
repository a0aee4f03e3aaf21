import Foundation

extension Path {
  /// The bounding box of the path's lines and curves, excluding control points, or `CGRect.null` if there are none.
  /// Trailing moves and subpaths with a coordinate that is not finite are ignored.
  public var boundingRect: CGRect {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    for subpath in subpaths where subpath.isFinite {
      minX = min(minX, Double(subpath.start.x))
      minY = min(minY, Double(subpath.start.y))
      maxX = max(maxX, Double(subpath.start.x))
      maxY = max(maxY, Double(subpath.start.y))
      var point = subpath.start
      for segment in subpath.segments {
        if let curve = CubicCurve(from: point, segment) {
          let horizontal = CubicRange(curve.x0, curve.x1, curve.x2, curve.x3)
          let vertical = CubicRange(curve.y0, curve.y1, curve.y2, curve.y3)
          minX = min(minX, horizontal.lowest)
          maxX = max(maxX, horizontal.highest)
          minY = min(minY, vertical.lowest)
          maxY = max(maxY, vertical.highest)
        }
        point = segment.endPoint ?? point
      }
    }
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// The range of one coordinate of a cubic curve.
private struct CubicRange {
  var lowest: Double
  var highest: Double

  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    lowest = min(p0, p3)
    highest = max(p0, p3)
    guard min(p1, p2) < lowest || max(p1, p2) > highest else { return }
    // The derivative is 3 (a t² + 2 b t + c).
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = p0 - 2 * p1 + p2
    let c = p1 - p0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return }
    // A numerically stable solution of the quadratic equation, also for a near zero.
    let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    for t in [sum / a, c / sum] where t > 0 && t < 1 {
      let rest = 1 - t
      let value =
        rest * rest * rest * p0 + 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t * p3
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
  }
}
