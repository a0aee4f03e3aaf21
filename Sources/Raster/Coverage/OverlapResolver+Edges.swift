extension OverlapResolver {
  /// The part of an edge in one row.
  struct Piece {
    let edge: Int32
    /// Heights within the row, 0…256.
    let top: Int32
    let bottom: Int32
    let sign: Int32
    /// The positions at these heights in 1/65536 pixel.
    let entry: Int
    let exit: Int
    /// The first and last pixel.
    let first: Int
    let last: Int

    init(edge: Int32, top: Int, bottom: Int, sign: Int, entry: Int, exit: Int) {
      self.edge = edge
      self.top = Int32(truncatingIfNeeded: top)
      self.bottom = Int32(truncatingIfNeeded: bottom)
      self.sign = Int32(truncatingIfNeeded: sign)
      self.entry = entry
      self.exit = exit
      first = min(entry, exit) &>> 16
      last = max(entry, exit) &>> 16
    }
  }

  /// Collects the edges that intersect rows, sorted by their start.
  func collectEdges(of path: FlattenedPath, top: Int, bottom: Int) {
    edges.removeAll(keepingCapacity: true)
    path.vertices.withUnsafeBufferPointer { vertices in
      for contour in path.contourStarts.indices {
        let start = path.contourStarts[contour]
        let end = contour + 1 < path.contourStarts.count ? path.contourStarts[contour + 1] : vertices.count
        guard start < end else { continue }
        var from = vertices[end &- 1]
        for index in start..<end {
          let to = vertices[index]
          let low = Int(min(from.y, to.y))
          let high = Int(max(from.y, to.y))
          if low < high, high > top, low < bottom {
            let isDown = from.y < to.y
            let (upper, lower) = isDown ? (from, to) : (to, from)
            edges.append(
              DownwardEdge(
                x0: Int(upper.x), y0: low, x1: Int(lower.x), y1: high, sign: isDown ? 1 : -1))
            if low < top { edges[edges.count &- 1].exit = edges[edges.count &- 1].position(at: top) }
          }
          from = to
        }
      }
    }
    edges.sort { $0.y0 < $1.y0 }
  }

  /// Makes the segments of the active edges in the row, sorted by their first pixel, and deactivates edges that end in
  /// the row.
  func makePieces() {
    pieces.removeAll(keepingCapacity: true)
    let bottom = top &+ 256
    edges.withUnsafeMutableBufferPointer { edges in
      for index in active {
        let edge = edges[Int(index)]
        let start = max(edge.y0, top)
        let end = min(edge.y1, bottom)
        let entry = edge.y0 >= top ? edge.x0 &<< 8 : edge.exit
        let exit = edge.position(at: end)
        edges[Int(index)].exit = exit
        pieces.append(
          Piece(edge: index, top: start &- top, bottom: end &- top, sign: edge.sign, entry: entry, exit: exit))
      }
    }
    sortPieces()
    active.removeAll(keepingCapacity: true)
    for piece in pieces where top &+ 256 < edges[Int(piece.edge)].y1 { active.append(piece.edge) }
  }

  /// Insertion sort, because most segments keep their order from the previous row.
  private func sortPieces() {
    if pieces.count > 48 {
      pieces.sort { $0.first < $1.first }
      return
    }
    pieces.withUnsafeMutableBufferPointer { pieces in
      var index = 1
      while index < pieces.count {
        let piece = pieces[index]
        let first = piece.first
        var place = index
        while place > 0, pieces[place &- 1].first > first {
          pieces[place] = pieces[place &- 1]
          place &-= 1
        }
        pieces[place] = piece
        index &+= 1
      }
    }
  }
}
