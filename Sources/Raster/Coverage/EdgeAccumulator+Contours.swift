import CPixels

extension EdgeAccumulator {
  /// Adds all contours of a path.
  func add(_ path: borrowing FlattenedPath) {
    let starts = path.contourStarts
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.portion &+ 2) { indices in
      guard let indices = indices.baseAddress else { return }
      path.vertices.withUnsafeBufferPointer { vertices in
        for contour in starts.indices {
          let start = starts[contour]
          let end = contour + 1 < starts.count ? starts[contour + 1] : vertices.count
          guard start >= 0, end <= vertices.count, end - start > 1 else { continue }
          add(UnsafeBufferPointer(rebasing: vertices[start..<end]), indices)
        }
      }
    }
  }

  /// The number of edges that are tested at a time.
  private static let portion = 32

  /// Adds the edges of a contour that intersect the window's rows, alternately from both ends: the two sides of a
  /// stroke's outline then share cached cells.
  private func add(_ contour: UnsafeBufferPointer<FixedVertex>, _ indices: UnsafeMutablePointer<Int32>) {
    guard let vertices = contour.baseAddress else { return }
    var first = 0
    var end = contour.count &- 1
    if Self.reaches(vertices[end], vertices[0], Int32(truncatingIfNeeded: top), Int32(truncatingIfNeeded: bottom)) {
      addEdge(vertices[end], vertices[0])
    }
    while first < end {
      let ahead = min(Self.portion, end &- first)
      addEdges(vertices + first, ahead, indices)
      first &+= ahead
      let behind = min(Self.portion, end &- first)
      end &-= behind
      addEdges(vertices + end, behind, indices)
    }
  }

  /// Adds the edges between `count` + 1 vertices that intersect the window's rows.
  @inline(__always)
  private func addEdges(
    _ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ indices: UnsafeMutablePointer<Int32>
  ) {
    let coordinates = UnsafeRawPointer(vertices).assumingMemoryBound(to: Int32.self)
    let found = CPixelsFindEdges(
      coordinates, count, Int32(truncatingIfNeeded: top), Int32(truncatingIfNeeded: bottom), indices)
    for place in 0..<found {
      let index = Int(indices[place])
      addEdge(vertices[index], vertices[index &+ 1])
    }
  }

  @inline(__always)
  private static func reaches(_ from: FixedVertex, _ to: FixedVertex, _ top: Int32, _ bottom: Int32) -> Bool {
    from.y != to.y && max(from.y, to.y) > top && min(from.y, to.y) < bottom
  }
}
