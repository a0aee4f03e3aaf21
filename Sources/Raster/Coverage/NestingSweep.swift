/// Proves that contours neither cross nor overlap, with a sweep from top to bottom.
///
/// The sweep compares each edge with the edges that are active at its upper end. Two edges keep their order if it is the
/// same at both ends of their common heights. An edge whose left side lies outside must then be entered, and one whose
/// left side lies inside must be left, so that no point is wound around twice or in both directions. Contours may touch
/// where edges of both end, and nowhere else.
///
/// The proof takes a few comparisons per edge for outlines of letters and icons, where an ``OverlapResolver`` would sort the
/// edges of every row.
struct NestingSweep {
  /// An edge that is not horizontal, from its upper to its lower end.
  private struct Edge {
    var upper: FixedVertex
    var lower: FixedVertex
    /// 1 for a contour that goes down, -1 for one that goes up.
    var sign: Int32
    /// The winding number to the left of the edge.
    var winding: Int32 = 0

    /// Positive if a point at a height of the edge lies to its right.
    @inline(__always)
    func side(of point: FixedVertex) -> Int {
      (Int(point.x) &- Int(upper.x)) &* (Int(lower.y) &- Int(upper.y))
        &- (Int(lower.x) &- Int(upper.x)) &* (Int(point.y) &- Int(upper.y))
    }
  }

  /// Longer paths, which are rarely simple, are not swept.
  private static let most = 1024
  /// The largest number of active edges. More of them make the sweep slower than the resolver.
  private static let mostActive = 32

  /// Returns whether no two parts of a path cross or overlap. `false` means that no proof was found.
  static func isSimple(_ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ starts: [Int]) -> Bool {
    guard count <= most else { return false }
    return withUnsafeTemporaryAllocation(of: Edge.self, capacity: count) { edges in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { order in
        var sweep = NestingSweep(edges: edges, order: order)
        sweep.collect(vertices, count, starts)
        return sweep.run()
      }
    }
  }

  private let edges: UnsafeMutableBufferPointer<Edge>
  /// The upper ends' heights and the indices of all edges, horizontal ones included, from top to bottom.
  private let order: UnsafeMutableBufferPointer<UInt64>
  private var count = 0

  private init(edges: UnsafeMutableBufferPointer<Edge>, order: UnsafeMutableBufferPointer<UInt64>) {
    self.edges = edges
    self.order = order
  }

  private mutating func collect(_ vertices: UnsafePointer<FixedVertex>, _ total: Int, _ starts: [Int]) {
    for contour in starts.indices {
      let start = starts[contour]
      let end = contour + 1 < starts.count ? starts[contour + 1] : total
      guard start < end else { continue }
      var from = vertices[end &- 1]
      for index in start..<end {
        let to = vertices[index]
        if from != to {
          let isDown = from.y < to.y || (from.y == to.y && from.x < to.x)
          edges[count] = Edge(upper: isDown ? from : to, lower: isDown ? to : from, sign: isDown ? 1 : -1)
          let height = UInt64(UInt32(bitPattern: edges[count].upper.y) ^ 0x8000_0000)
          order[count] = height &<< 32 | UInt64(count)
          count &+= 1
        }
        from = to
      }
    }
    var filled = UnsafeMutableBufferPointer(rebasing: order[..<count])
    filled.sort()
  }

  private func run() -> Bool {
    var orientation: Int32 = 0
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.mostActive) { active in
      var activeCount = 0
      var next = 0
      while next < count {
        let height = edges[Int(order[next] & 0xFFFF_FFFF)].upper.y
        // Edges that end at this height stay until the horizontal ones have been compared with them.
        var end = next
        while end < count, edges[Int(order[end] & 0xFFFF_FFFF)].upper.y == height { end &+= 1 }
        for place in next..<end {
          let edge = edges[Int(order[place] & 0xFFFF_FFFF)]
          if edge.lower.y == height, isCrossed(edge, active, activeCount) { return false }
        }
        var kept = 0
        for place in 0..<activeCount where edges[active[place]].lower.y > height {
          active[kept] = active[place]
          kept &+= 1
        }
        activeCount = kept
        let firstNew = activeCount
        for place in next..<end {
          let index = Int(order[place] & 0xFFFF_FFFF)
          if edges[index].lower.y == height { continue }
          guard activeCount < Self.mostActive, insert(index, active, activeCount, firstNew) else { return false }
          active[activeCount] = index
          activeCount &+= 1
        }
        for place in next..<end {
          let edge = edges[Int(order[place] & 0xFFFF_FFFF)]
          if edge.lower.y == height {
            // Edges that begin at this height.
            if isCrossed(edge, UnsafeMutableBufferPointer(rebasing: active[firstNew...]), activeCount &- firstNew) {
              return false
            }
            continue
          }
          if orientation == 0 { orientation = edge.sign }
          // Outside, an edge in the contours' direction enters them; inside, one in the other direction leaves them.
          if edge.winding != (edge.sign == orientation ? 0 : orientation) { return false }
        }
        next = end
      }
      return true
    }
  }

  /// Whether an active edge passes through or ends inside a horizontal one.
  private func isCrossed(_ horizontal: Edge, _ active: UnsafeMutableBufferPointer<Int>, _ activeCount: Int) -> Bool {
    for place in 0..<activeCount {
      let edge = edges[active[place]]
      if edge.lower.y < horizontal.upper.y { continue }
      let (left, right) = (edge.side(of: horizontal.upper), edge.side(of: horizontal.lower))
      if left < 0, right > 0 { return true }
      // A line that passes through an end of the horizontal one.
      if left == 0 || right == 0, edge.lower.y > horizontal.upper.y, edge.upper.y < horizontal.upper.y { return true }
    }
    return false
  }

  /// Compares a new edge with the active ones, and counts its winding number and those of edges with the same height.
  private func insert(
    _ index: Int, _ active: UnsafeMutableBufferPointer<Int>, _ activeCount: Int, _ firstNew: Int
  ) -> Bool {
    let new = edges[index]
    var winding: Int32 = 0
    for place in 0..<activeCount {
      let other = edges[active[place]]
      // The sides of the new edge at both ends of the common heights.
      let start = place < firstNew ? other.side(of: new.upper) : (Int(new.upper.x) &- Int(other.upper.x)).signum()
      let end =
        new.lower.y <= other.lower.y ? other.side(of: new.lower) : 0 &- new.side(of: other.lower)
      // Edges may touch only where both of them begin or end.
      if start == 0, place < firstNew || end == 0 { return false }
      if end == 0, new.lower.y != other.lower.y { return false }
      if (start > 0 && end < 0) || (start < 0 && end > 0) { return false }
      if start > 0 || end > 0 {
        winding &+= other.sign
      } else if place >= firstNew {
        edges[active[place]].winding &+= new.sign
      }
    }
    edges[index].winding = winding
    return true
  }
}
