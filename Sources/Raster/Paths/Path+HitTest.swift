extension Path {
  /// Whether a point is inside of the filled path; open subpaths count as closed. Of a shape's outline, the left and top
  /// edges belong to it and the right and bottom ones do not, so that of two shapes that share an edge only one is hit.
  ///
  /// - Parameter eoFill: even-odd rather than non-zero filling.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    let winding = windingNumber(around: Double(point.x), Double(point.y))
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// Whether a point is inside of the filled path; see ``contains(_:eoFill:)``.
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
  /// How often the curve crosses the ray from a point to the right, downward less upward. Halves the curve where its
  /// control points do not tell; after 50 halvings they are one point.
  fileprivate func crossings(rightOf x: Double, _ y: Double, depth: Int) -> Int {
    guard min(y0, y1, y2, y3) <= y, max(y0, y1, y2, y3) > y, max(x0, x1, x2, x3) > x else { return 0 }
    if min(x0, x1, x2, x3) > x { return (y0 <= y ? 1 : 0) - (y3 <= y ? 1 : 0) }
    guard depth < 50 else { return 0 }
    let (first, second) = halves
    return first.crossings(rightOf: x, y, depth: depth + 1) + second.crossings(rightOf: x, y, depth: depth + 1)
  }
}
