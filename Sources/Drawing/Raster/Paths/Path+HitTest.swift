import Foundation

extension Path {
  /// Whether the filled path contains a point. Open subpaths are closed. Left and top edges are inside, right and
  /// bottom edges are outside, so that only one of two adjacent shapes contains a point.
  ///
  /// - Parameters:
  ///   - point: The point to test.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    let winding = windingNumber(around: Double(point.x), Double(point.y))
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// Whether the filled path contains a point; see ``contains(_:eoFill:)``.
  public func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    contains(point, eoFill: rule == .evenOdd)
  }

  private func windingNumber(around x: Double, _ y: Double) -> Int {
    var winding = 0
    for subpath in subpaths where subpath.isFinite {
      var point = subpath.start
      for segment in subpath.segments + [.line(to: subpath.start)] {
        if let curve = CubicCurve(from: point, segment) { winding += curve.crossings(rightOf: x, y, depth: 0) }
        point = segment.endPoint ?? point
      }
    }
    return winding
  }
}

extension CubicCurve {
  /// Returns the signed number of crossings of the curve with the ray to the right of a point. The curve is split until
  /// its control points decide; after 50 splits they coincide.
  fileprivate func crossings(rightOf x: Double, _ y: Double, depth: Int) -> Int {
    guard min(y0, y1, y2, y3) <= y, max(y0, y1, y2, y3) > y, max(x0, x1, x2, x3) > x else { return 0 }
    if min(x0, x1, x2, x3) > x { return (y0 <= y ? 1 : 0) - (y3 <= y ? 1 : 0) }
    guard depth < 50 else { return 0 }
    let (first, second) = halves
    return first.crossings(rightOf: x, y, depth: depth + 1) + second.crossings(rightOf: x, y, depth: depth + 1)
  }
}
