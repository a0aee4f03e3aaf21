import RasterCore

extension OverlapResolver {
  /// Collects the edges that intersect rows, in a list for each row in which some start.
  mutating func collectEdges(of outline: FilledOutline, top: Int, bottom: Int) {
    edges.removeAll()
    sameRow.removeAll()
    starts.removeAll()
    for _ in 0..<(bottom &- top) &>> 8 { starts.append(Self.none) }
    for index in outline.contourStarts.indices {
      let contour = outline.contour(index)
      guard var from = contour.last else { continue }
      for to in contour {
        if from.y != to.y { appendEdge(from, to, top, bottom) }
        from = to
      }
    }
  }

  @inline(__always)
  private mutating func appendEdge(_ from: FixedVertex, _ to: FixedVertex, _ top: Int, _ bottom: Int) {
    let low = Int(min(from.y, to.y))
    let high = Int(max(from.y, to.y))
    guard high > top, low < bottom else { return }
    let isDown = from.y < to.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    var edge = DownwardEdge(x0: Int(upper.x), y0: low, x1: Int(lower.x), y1: high, sign: isDown ? 1 : -1)
    if low < top { edge.exit = edge.position(at: top) }
    let row = max(low &- top, 0) &>> 8
    sameRow.append(starts[row])
    starts[row] = Int32(truncatingIfNeeded: edges.count)
    edges.append(edge)
  }

  /// Activates the edges that start in a row of the window.
  mutating func activateEdges(startingIn row: Int) {
    var edge = starts[row]
    while edge != Self.none {
      active.append(edge)
      edge = sameRow[Int(edge)]
    }
  }

  /// Makes the pieces of the active edges in the row, sorted by their first pixel, and deactivates edges that end in
  /// the row.
  mutating func makePieces() {
    pieces.removeAll()
    let bottom = top &+ 256
    let edges = edges.elements
    for place in 0..<active.count {
      let index = active[place]
      let edge = edges[Int(index)]
      let start = max(edge.y0, top)
      let end = min(edge.y1, bottom)
      let entry = edge.y0 >= top ? edge.x0 &<< 8 : edge.exit
      let exit = edge.position(at: end)
      edges[Int(index)].exit = exit
      pieces.append(
        EdgePiece(edge: index, top: start &- top, bottom: end &- top, sign: edge.sign, entry: entry, exit: exit))
    }
    sortPieces()
    active.removeAll()
    for place in 0..<pieces.count where bottom < edges[Int(pieces[place].edge)].y1 {
      active.append(pieces[place].edge)
    }
  }

  /// Insertion sort, because most pieces keep their order from the previous row, unless it takes too many steps.
  private func sortPieces() {
    let (pieces, count) = (pieces.elements, pieces.count)
    var stepsLeft = 16 &* count
    var index = 1
    while index < count, stepsLeft >= 0 {
      let piece = pieces[index]
      var place = index
      while place > 0, pieces[place &- 1].first > piece.first {
        pieces[place] = pieces[place &- 1]
        place &-= 1
      }
      pieces[place] = piece
      stepsLeft &-= index &- place
      index &+= 1
    }
    guard index < count else { return }
    var all = UnsafeMutableBufferPointer(start: pieces, count: count)
    all.sort { $0.first < $1.first }
  }
}
