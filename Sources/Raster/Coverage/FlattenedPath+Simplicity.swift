extension FlattenedPath {
  /// Whether the contours provably wind around every point at most once, all in one direction. The test succeeds for
  /// most shapes, in linear time.
  ///
  /// The first proof: each contour consists of two chains, from its leftmost to its rightmost point or from top to bottom,
  /// that do not cross; and any two contours are either apart, or one is a hole in the other. Other shapes are
  /// swept (``NestingSweep``). `false` means that no proof was found.
  var isSimple: Bool {
    let count = contourStarts.count
    if count == 0 { return true }
    return vertices.withUnsafeBufferPointer { vertices in
      guard let base = vertices.baseAddress else { return true }
      // All contours use the same axis, so that holes can be compared with their surroundings.
      return count <= Self.mostContours
        && (Self.areSimple(base, vertices.count, contourStarts, .across)
          || Self.areSimple(base, vertices.count, contourStarts, .down))
        || NestingSweep.isSimple(base, vertices.count, contourStarts)
    }
  }

  /// The largest number of contours to test.
  private static let mostContours = 8

  private static func areSimple(
    _ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ starts: [Int], _ axis: MonotoneContour.Axis
  ) -> Bool {
    if starts.count == 1 {
      return MonotoneContour(vertices + starts[0], count - starts[0], axis)?.isSimple ?? false
    }
    var contours: [MonotoneContour] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : count
      guard let contour = MonotoneContour(vertices + start, end - start, axis), contour.isSimple else { return false }
      contours.append(contour)
    }
    var isPaired = [Bool](repeating: false, count: contours.count)
    for first in contours.indices {
      for second in contours.indices.dropFirst(first + 1) {
        if contours[first].isApart(from: contours[second]) { continue }
        guard !isPaired[first], !isPaired[second],
          contours[first].isHole(in: contours[second]) || contours[second].isHole(in: contours[first])
        else { return false }
        isPaired[first] = true
        isPaired[second] = true
      }
    }
    return true
  }
}

/// A closed polygon that goes forward along an axis once and back once.
struct MonotoneContour {
  enum Axis {
    case across
    case down
  }

  private let vertices: UnsafePointer<FixedVertex>
  private let count: Int
  private let axis: Axis
  /// The vertices where it turns forward and back.
  private let start: Int
  private let end: Int

  /// - Returns: `nil` if the contour turns more often.
  init?(_ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ axis: Axis) {
    guard count >= 3 else { return nil }
    self.vertices = vertices
    self.count = count
    self.axis = axis
    var turns = 0
    var start = -1
    var end = -1
    var isForward = false
    var isKnown = false
    var wasForward = false
    var previous = Self.place(vertices[count &- 1], axis)
    for index in 0..<count {
      let place = Self.place(vertices[index], axis)
      if place == previous { continue }
      let goesForward = place > previous
      previous = place
      if !isKnown {
        isKnown = true
        wasForward = goesForward
        isForward = goesForward
        continue
      }
      if goesForward == isForward { continue }
      isForward = goesForward
      turns &+= 1
      if turns > 2 { return nil }
      // The vertex before this one, or an earlier one at the same position.
      if goesForward { start = (index &+ count &- 1) % count } else { end = (index &+ count &- 1) % count }
    }
    guard isKnown else { return nil }
    if isForward != wasForward {
      turns &+= 1
      // The contour turns between its last and first vertex, or at vertices with the same position.
      var index = count &- 1
      let first = Self.firstChange(vertices, count, axis)
      index = (first &+ count &- 1) % count
      if wasForward { start = index } else { end = index }
    }
    guard turns == 2, start >= 0, end >= 0 else { return nil }
    self.start = start
    self.end = end
  }

  @inline(__always)
  private static func place(_ vertex: FixedVertex, _ axis: Axis) -> Int32 { axis == .across ? vertex.x : vertex.y }

  /// Returns the first vertex whose position differs from that of its predecessor.
  private static func firstChange(_ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ axis: Axis) -> Int {
    var previous = place(vertices[count &- 1], axis)
    for index in 0..<count {
      let place = place(vertices[index], axis)
      if place != previous { return index }
      previous = place
    }
    return 0
  }

  /// Whether the two chains do not cross.
  var isSimple: Bool { order != nil }

  /// 1 if the forward chain has the larger coordinates off the axis, -1 if the backward chain has, 0 if they are equal.
  /// `nil` if they cross.
  private var order: Int? { Self.order(forward, back) }

  private var forward: Chain { Chain(self, step: 1) }
  private var back: Chain { Chain(self, step: -1) }

  /// Whether the bounding boxes share no pixel. Within a shared pixel, contours in opposite directions would cancel.
  func isApart(from other: MonotoneContour) -> Bool { pixels.intersection(other.pixels).isEmpty }

  private var pixels: PixelRect {
    var bounds = FixedRect(
      left: Int(vertices[0].x), top: Int(vertices[0].y), right: Int(vertices[0].x), bottom: Int(vertices[0].y))
    for index in 1..<count {
      let (x, y) = (Int(vertices[index].x), Int(vertices[index].y))
      bounds.left = min(bounds.left, x)
      bounds.top = min(bounds.top, y)
      bounds.right = max(bounds.right, x)
      bounds.bottom = max(bounds.bottom, y)
    }
    return bounds.touchedPixels
  }

  /// Whether the contour lies inside another one with the opposite direction.
  func isHole(in other: MonotoneContour) -> Bool {
    guard let inner = order, let outer = other.order, inner * outer < 0,
      Self.place(other.vertices[other.start], axis) <= Self.place(vertices[start], axis),
      Self.place(vertices[end], axis) <= Self.place(other.vertices[other.end], axis)
    else { return false }
    let (innerHigh, innerLow) = inner > 0 ? (forward, back) : (back, forward)
    let (outerHigh, outerLow) = outer > 0 ? (other.forward, other.back) : (other.back, other.forward)
    guard let above = Self.order(outerHigh, innerHigh), let below = Self.order(innerLow, outerLow) else { return false }
    return above >= 0 && below >= 0
  }

  /// The lines of a chain without those perpendicular to the axis, as coordinates along and off the axis.
  private struct Chain {
    private let vertices: UnsafePointer<FixedVertex>
    private let count: Int
    private let step: Int
    private let last: Int
    private let axis: Axis
    private var index: Int
    private(set) var from = FixedVertex(x: 0, y: 0)
    private(set) var to: FixedVertex

    init(_ contour: MonotoneContour, step: Int) {
      vertices = contour.vertices
      count = contour.count
      self.step = step
      axis = contour.axis
      index = contour.start
      last = contour.end
      to = FixedVertex(x: 0, y: 0)
      to = vertex(index)
    }

    @inline(__always)
    private func vertex(_ index: Int) -> FixedVertex {
      let vertex = vertices[index]
      return axis == .across ? vertex : FixedVertex(x: vertex.y, y: vertex.x)
    }

    /// Moves to the next line.
    @inline(__always)
    mutating func advance() -> Bool {
      while index != last {
        index &+= step
        if index == count { index = 0 }
        if index < 0 { index = count &- 1 }
        from = to
        to = vertex(index)
        if from.x != to.x { return true }
      }
      return false
    }
  }

  /// Returns 1 if the first chain has the larger coordinates wherever both exist, -1 if the second has, 0 if they are
  /// equal; `nil` if they cross.
  ///
  /// The distance of the chains is linear between two line ends of either chain. They do not cross if they have the
  /// same order at both sides of each interval.
  private static func order(_ first: Chain, _ second: Chain) -> Int? {
    var first = first
    var second = second
    guard first.advance(), second.advance() else { return 0 }
    var isAbove = false
    var isBelow = false
    while true {
      let low = max(first.from.x, second.from.x)
      let high = min(first.to.x, second.to.x)
      if low < high {
        let start =
          first.from.x == low
          ? side(of: first.from, second.from, second.to) : 0 &- side(of: second.from, first.from, first.to)
        let end =
          first.to.x == high
          ? side(of: first.to, second.from, second.to) : 0 &- side(of: second.to, first.from, first.to)
        isAbove = isAbove || start > 0 || end > 0
        isBelow = isBelow || start < 0 || end < 0
        if isAbove && isBelow { return nil }
      }
      let firstEnds = first.to.x == high
      let secondEnds = second.to.x == high
      if firstEnds, !first.advance() { break }
      if secondEnds, !second.advance() { break }
    }
    return isAbove ? 1 : isBelow ? -1 : 0
  }

  /// Positive if a point has a larger coordinate off the axis than the line has at that position.
  @inline(__always)
  private static func side(of point: FixedVertex, _ from: FixedVertex, _ to: FixedVertex) -> Int {
    (Int(to.x) &- Int(from.x)) &* (Int(point.y) &- Int(from.y)) &- (Int(to.y) &- Int(from.y))
      &* (Int(point.x) &- Int(from.x))
  }
}
