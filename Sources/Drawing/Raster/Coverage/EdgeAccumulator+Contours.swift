import CRasterPixels
import RasterCore

extension EdgeAccumulator {
  /// Adds all contours of an outline.
  func add(_ outline: FilledOutline) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.portion &+ 8) { others in
      withUnsafeTemporaryAllocation(of: FixedVertex.self, capacity: Self.portion &+ 1) { closed in
        guard let others = others.baseAddress, let closed = closed.baseAddress else { return }
        for index in outline.contourStarts.indices { add(outline.contour(index), closed, others) }
      }
    }
  }

  /// The number of edges that are added at a time.
  private static let portion = 32

  /// Adds the edges of a contour, alternately from both ends: the two sides of a stroke's outline then share cached
  /// cells.
  ///
  /// - Parameters:
  ///   - contour: The vertices.
  ///   - closed: Memory for the vertices of the first portion.
  ///   - others: Memory for the indices of a portion.
  private func add(
    _ contour: UnsafeBufferPointer<FixedVertex>, _ closed: UnsafeMutablePointer<FixedVertex>,
    _ others: UnsafeMutablePointer<Int32>
  ) {
    guard let vertices = contour.baseAddress, contour.count > 1 else { return }
    // The first portion begins with the line from the last vertex to the first.
    var first = min(Self.portion, contour.count) &- 1
    closed[0] = vertices[contour.count &- 1]
    (closed + 1).update(from: vertices, count: first &+ 1)
    addEdges(closed, first &+ 1, others)
    var end = contour.count &- 1
    while first < end {
      let behind = min(Self.portion, end &- first)
      end &-= behind
      addEdges(vertices + end, behind, others)
      let ahead = min(Self.portion, end &- first)
      addEdges(vertices + first, ahead, others)
      first &+= ahead
    }
  }

  /// Adds the edges between `count` + 1 vertices that intersect the window's rows.
  @inline(__always)
  private func addEdges(
    _ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ others: UnsafeMutablePointer<Int32>
  ) {
    let coordinates = UnsafeRawPointer(vertices).assumingMemoryBound(to: Int32.self)
    let otherCount = CPixelsAddEdges(window, coordinates, count, others)
    for place in 0..<otherCount {
      let index = Int(others[place])
      addEdge(vertices[index], vertices[index &+ 1])
    }
  }
}
