import Foundation

/// The contours of a glyph with quadratic curves: points in 1/65536 font unit.
struct QuadraticOutline: InstanceOutline {
  private(set) var x: [Int] = []
  private(set) var y: [Int] = []
  private(set) var isOnCurve: [Bool] = []
  private(set) var ends: [Int] = []
  /// The phantom points of the horizontal metrics.
  private(set) var left = 0
  private(set) var right = 0

  /// The advance in font units, rounded.
  var advance: Int { FixedPoint.shifted(right - left, by: FixedPoint.positionBits) }

  mutating func append(_ glyph: SimpleGlyph, _ deltas: PointDeltas) {
    x = glyph.x.indices.map { Self.position(glyph.x[$0], deltas.x[$0]) }
    y = glyph.y.indices.map { Self.position(glyph.y[$0], deltas.y[$0]) }
    isOnCurve = glyph.isOnCurve
    ends = glyph.ends
  }

  /// - Parameter deltas: The deltas of all points, the last four being those of the phantom points.
  mutating func setPhantomPoints(left: Int, advance: Int, _ deltas: PointDeltas) {
    self.left = Self.position(left, deltas.x[deltas.count - 4])
    right = Self.position(left + advance, deltas.x[deltas.count - 3])
  }

  /// Returns a position in 1/65536 from a position in units and a delta in 1/2²⁴.
  private static func position(_ units: Int, _ delta: Int) -> Int {
    (units << FixedPoint.positionBits) + FixedPoint.shifted(delta, by: FixedPoint.deltaBits - FixedPoint.positionBits)
  }

  /// Adds the outline of a component.
  ///
  /// - Parameter delta: The variation of the component's offset in 1/2²⁴ unit.
  mutating func append(_ part: QuadraticOutline, as component: GlyphComponent, moved delta: (x: Int, y: Int)) {
    func transformed(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
      (
        FixedPoint.limitedPosition(
          FixedPoint.shifted(component.xx * x + component.yx * y, by: FixedPoint.coordinateBits)),
        FixedPoint.limitedPosition(
          FixedPoint.shifted(component.xy * x + component.yy * y, by: FixedPoint.coordinateBits))
      )
    }
    var points = part.x.indices.map { transformed(part.x[$0], part.y[$0]) }
    var offset: (x: Int, y: Int)
    switch component.placement {
    case .offset(let x, let y):
      offset = (Self.position(x, delta.x), Self.position(y, delta.y))
      if component.scalesOffset { offset = transformed(offset.x, offset.y) }
    case .match(let point, let moved):
      guard x.indices.contains(point), points.indices.contains(moved) else { return }
      offset = (x[point] - points[moved].x, y[point] - points[moved].y)
    }
    for index in points.indices {
      points[index].x = FixedPoint.limitedPosition(points[index].x + offset.x)
      points[index].y = FixedPoint.limitedPosition(points[index].y + offset.y)
    }
    ends += part.ends.map { $0 + x.count }
    x += points.map(\.x)
    y += points.map(\.y)
    isOnCurve += part.isOnCurve
    if component.determinesMetrics { (left, right) = (part.left, part.right) }
  }

  /// Moves the outline so that the left phantom point is the origin.
  mutating func moveToOrigin() {
    guard left != 0 else { return }
    for index in x.indices { x[index] = FixedPoint.limitedPosition(x[index] - left) }
    right -= left
    left = 0
  }

  /// The contours as curves in font units, with y up.
  var path: Path {
    var elements: [Path.Element] = []
    var start = 0
    for end in ends {
      // A single point has no area. Some fonts use it as an anchor.
      if end > start { appendContour(start...end, to: &elements) }
      start = end + 1
    }
    return Path(elements: elements)
  }

  private func appendContour(_ points: ClosedRange<Int>, to elements: inout [Path.Element]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: Double(x[index]) / 65536, y: Double(y[index]) / 65536) }
    // The sums of two positions have 17 fraction bits, which a Double holds exactly.
    func middle(_ first: Int, _ second: Int) -> CGPoint {
      CGPoint(x: Double(x[first] + x[second]) / 131072, y: Double(y[first] + y[second]) / 131072)
    }
    let first = points.first { isOnCurve[$0] }
    let origin = first.map(point) ?? middle(points.upperBound, points.lowerBound)
    elements.append(.move(to: origin))
    var control = first == nil ? points.lowerBound : nil
    let others = first.map { Array($0 + 1..<points.upperBound + 1) + Array(points.lowerBound..<$0) }
    for index in others ?? Array(points.dropFirst()) {
      switch (control, isOnCurve[index]) {
      case (nil, true): elements.append(.line(to: point(index)))
      case (nil, false): control = index
      case (let known?, true):
        elements.append(.quadCurve(to: point(index), control: point(known)))
        control = nil
      case (let known?, false):
        elements.append(.quadCurve(to: middle(known, index), control: point(known)))
        control = index
      }
    }
    if let control { elements.append(.quadCurve(to: origin, control: point(control))) }
    elements.append(.closeSubpath)
  }
}
