import RasterCore

/// Divides the height of a row into slabs in which the edges of a group do not cross, and sorts the edges in each.
///
/// Groups of up to 64 edges are divided exactly, larger ones along 16 scanlines.
struct RowSlabs: ~Copyable {
  /// The part of an edge between two heights, at positions in 1/65536 pixel.
  struct Crossing: BitwiseCopyable {
    var upper: Int
    var lower: Int
    var edge: Int32
    var sign: Int32
  }

  private static let mostExact = 64

  private var sorted = ScratchBuffer<Crossing>()
  private var group = UnsafeBufferPointer<EdgePiece>(start: nil, count: 0)
  /// One bit per height at which an edge of the group or of the winding numbers before it begins or ends.
  private let ends: UnsafeMutablePointer<UInt64>
  private var top = 0
  /// The lower ends of bisected slabs, the innermost one last.
  private var bottoms = ScratchBuffer<Int>()

  init() {
    ends = .allocate(capacity: RowWinding.wordCount)
    ends.initialize(repeating: 0, count: RowWinding.wordCount)
  }

  deinit { ends.deallocate() }

  /// The edges of the current slab from left to right.
  var crossings: UnsafeBufferPointer<Crossing> { UnsafeBufferPointer(start: sorted.elements, count: sorted.count) }

  /// Starts at the top of a row.
  mutating func begin(_ group: UnsafeBufferPointer<EdgePiece>, _ before: borrowing RowWinding) {
    self.group = group
    top = 0
    bottoms.removeAll()
    guard group.count <= Self.mostExact else { return }
    for word in 0..<RowWinding.wordCount { ends[word] = before.ends[word] }
    for piece in group {
      mark(piece.top)
      mark(piece.bottom)
    }
  }

  @inline(__always)
  private func mark(_ height: Int32) {
    if height < 256 { ends[Int(height &>> 6)] |= 1 &<< UInt64(height & 63) }
  }

  /// Moves to the next slab, or returns `nil` at the row's bottom.
  ///
  /// - Parameters:
  ///   - edges: The edges to which the group's pieces refer.
  ///   - rowTop: The height of the row in 1/256 pixel.
  mutating func next(_ edges: UnsafePointer<DownwardEdge>, rowTop: Int) -> (top: Int, bottom: Int)? {
    guard top < 256 else { return nil }
    let start = top
    if group.count > Self.mostExact {
      gather(edges, rowTop, alongMiddleOf: start)
      top = start &+ 16
      return (start, top)
    }
    if bottoms.count == 0 { bottoms.append(nextEnd) }
    while true {
      let bottom = bottoms[bottoms.count &- 1]
      gather(edges, rowTop, start, bottom)
      if bottom &- start <= 1 || isOrdered {
        bottoms.removeLast()
        top = bottom
        return (start, bottom)
      }
      bottoms.append((start &+ bottom) &>> 1)
    }
  }

  /// The first end below `top`.
  private var nextEnd: Int {
    var height = top &+ 1
    while height < 256 {
      let rest = ends[height &>> 6] &>> UInt64(height & 63)
      if rest != 0 { return height &+ rest.trailingZeroBitCount }
      height = (height | 63) &+ 1
    }
    return 256
  }

  /// Whether no two edges cross, apart from rounding.
  private var isOrdered: Bool {
    var index = 1
    while index < sorted.count {
      let (a, b) = (sorted[index &- 1], sorted[index])
      if a.upper > b.upper &+ 2 || a.lower > b.lower &+ 2 { return false }
      index &+= 1
    }
    return true
  }

  private mutating func gather(_ edges: UnsafePointer<DownwardEdge>, _ rowTop: Int, _ top: Int, _ bottom: Int) {
    sorted.removeAll()
    for piece in group where piece.top <= top && piece.bottom >= bottom {
      let edge = edges + Int(piece.edge)
      sorted.append(
        Crossing(
          upper: piece.top == top ? piece.entry : edge.pointee.position(at: rowTop &+ top),
          lower: piece.bottom == bottom ? piece.exit : edge.pointee.position(at: rowTop &+ bottom), edge: piece.edge,
          sign: piece.sign))
    }
    sort(edges)
  }

  private mutating func gather(_ edges: UnsafePointer<DownwardEdge>, _ rowTop: Int, alongMiddleOf top: Int) {
    sorted.removeAll()
    let middle = top &+ 8
    for piece in group where piece.top <= middle && piece.bottom > middle {
      let place = edges[Int(piece.edge)].position(at: rowTop &+ middle)
      sorted.append(Crossing(upper: place, lower: place, edge: piece.edge, sign: piece.sign))
    }
    sort(edges)
  }

  private func sort(_ edges: UnsafePointer<DownwardEdge>) {
    let (crossings, count) = (sorted.elements, sorted.count)
    if count > 48 {
      var all = UnsafeMutableBufferPointer(start: crossings, count: count)
      all.sort { Self.isBefore($0, $1, edges) }
      return
    }
    var index = 1
    while index < count {
      let crossing = crossings[index]
      var place = index
      while place > 0, Self.isBefore(crossing, crossings[place &- 1], edges) {
        crossings[place] = crossings[place &- 1]
        place &-= 1
      }
      crossings[place] = crossing
      index &+= 1
    }
  }

  /// Compares positions at the middle of a slab. Ties are broken independently of the order of contours.
  @inline(__always)
  private static func isBefore(_ a: Crossing, _ b: Crossing, _ edges: UnsafePointer<DownwardEdge>) -> Bool {
    let (left, right) = (a.upper &+ a.lower, b.upper &+ b.lower)
    if left != right { return left < right }
    if a.upper != b.upper { return a.upper < b.upper }
    if a.sign != b.sign { return a.sign < b.sign }
    let (first, second) = (edges[Int(a.edge)], edges[Int(b.edge)])
    if first.x0 != second.x0 { return first.x0 < second.x0 }
    if first.y0 != second.y0 { return first.y0 < second.y0 }
    return (first.x1, first.y1) < (second.x1, second.y1)
  }
}
