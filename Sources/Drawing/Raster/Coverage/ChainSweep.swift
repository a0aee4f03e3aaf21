import RasterCore

/// Proves that the contours of a path wind around every point at most once, with a sweep over their monotone chains.
///
/// A contour consists of chains that go from top to bottom or back. The sweep keeps the chains at its height in order
/// from left to right. A new chain is compared with all of them, down to the end of their common heights: between two
/// corners, the distance of two chains is linear, so that their order is fixed if it is the same at all corners.
/// Between two heights at which chains begin or end, each chain must then enter the inside or leave it. Chains may
/// touch.
///
/// The sweep takes a few comparisons per corner, where an ``OverlapResolver`` sorts the edges of every row.
///
/// Sources: monotone chains and their comparison at corners as in Hoey and Shamos, "Geometric intersection problems"
/// (1976).
struct ChainSweep: ~Copyable {
  /// The largest numbers of chains, along the axes that are tried in turn.
  private static let attempts: [(most: Int, swapsAxes: Bool)] = [(24, false), (24, true), (256, false), (256, true)]

  /// Corners from top to bottom without horizontal lines at either end.
  struct Chain: BitwiseCopyable {
    var top: Int32
    var bottom: Int32
    var left: Int32
    var right: Int32
    /// The first corner, and the upper end of the line at the sweep's height.
    var first: Int32
    var line: Int32
    var contour: Int32
    /// The distance between corners in memory: 1 for a chain of a contour that goes down, -1 for one that goes up.
    var step: Int16
    /// The winding number on the inner side.
    var winding: Int16 = 0
  }

  /// The relation of two chains at their common heights.
  private enum Order {
    case left
    case equal
    case right
    case crossing
  }

  private var corners = ScratchBuffer<FixedVertex>()
  private var chains = ScratchBuffer<Chain>()
  /// The chains at the height of the sweep, from left to right.
  private var active = ScratchBuffer<Int32>()

  init() {}

  /// Returns whether a path is proven to be simple. `false` means that no proof was found.
  ///
  /// - Complexity: O(n + c · a) for n vertices and c chains, of which a are at one height.
  mutating func proves(_ path: borrowing FlattenedPath) -> Bool {
    // Most shapes of icons are proven without a sweep.
    if path.isStarShaped { return true }
    for attempt in Self.attempts where collectChains(of: path, attempt.most, swapsAxes: attempt.swapsAxes) {
      sortChains()
      return run()
    }
    return false
  }

  // MARK: Chains

  /// Divides all contours into chains.
  ///
  /// - Parameters:
  ///   - path: The contours.
  ///   - most: The largest number of chains.
  ///   - swapsAxes: Whether chains go from left to right instead of from top to bottom.
  /// - Returns: Whether there are no more chains.
  private mutating func collectChains(of path: borrowing FlattenedPath, _ most: Int, swapsAxes: Bool) -> Bool {
    corners.removeAll()
    chains.removeAll()
    let (starts, count) = (path.contourStarts, path.vertices.count)
    return path.vertices.withUnsafeBufferPointer { vertices in
      guard let base = vertices.baseAddress else { return true }
      for contour in starts.indices {
        let start = starts[contour]
        let end = contour + 1 < starts.count ? starts[contour + 1] : count
        guard start < end else { continue }
        appendChains(base + start, end - start, contour: contour, swapsAxes: swapsAxes, most: most)
        if chains.count > most { return false }
      }
      return true
    }
  }

  /// Appends the chains of a contour, until there are more than `most`.
  private mutating func appendChains(
    _ vertices: UnsafePointer<FixedVertex>, _ count: Int, contour: Int, swapsAxes: Bool, most: Int
  ) {
    // Begins and ends at a turn, so that each chain is contiguous.
    guard let turn = Self.firstTurn(vertices, count, swapsAxes) else { return }
    let start = corners.count
    corners.append(vertices + turn, count: count &- turn)
    corners.append(vertices, count: turn &+ 1)
    let corner = corners.elements
    if swapsAxes {
      for index in start...start &+ count { corner[index] = FixedVertex(x: corner[index].y, y: corner[index].x) }
    }
    var (first, last) = (start, start)
    var previous = corner[start].y
    var isDown = corner[start &+ 1].y > previous
    for index in start &+ 1...start &+ count {
      let y = corner[index].y
      if y == previous { continue }
      if (y > previous) != isDown {
        appendChain(from: first, to: last, isDown: isDown, contour: contour)
        if chains.count > most { return }
        isDown.toggle()
        first = index &- 1
      }
      last = index
      previous = y
    }
    appendChain(from: first, to: last, isDown: isDown, contour: contour)
  }

  /// Returns the vertex at which the first line begins that goes in another direction than the line before it, or `nil`
  /// if all lines are horizontal.
  private static func firstTurn(_ vertices: UnsafePointer<FixedVertex>, _ count: Int, _ swapsAxes: Bool) -> Int? {
    func height(_ index: Int) -> Int32 { swapsAxes ? vertices[index].x : vertices[index].y }
    var previous = height(count &- 1)
    var first: Bool?
    for index in 0..<count {
      let y = height(index)
      if y == previous { continue }
      if (y > previous) != (first ?? (y > previous)) { return index == 0 ? count &- 1 : index &- 1 }
      first = y > previous
      previous = y
    }
    return nil
  }

  private mutating func appendChain(from start: Int, to end: Int, isDown: Bool, contour: Int) {
    let corner = corners.elements
    var (left, right) = (corner[start].x, corner[start].x)
    for index in start...end {
      left = min(left, corner[index].x)
      right = max(right, corner[index].x)
    }
    let (first, last) = isDown ? (start, end) : (end, start)
    chains.append(
      Chain(
        top: corner[first].y, bottom: corner[last].y, left: left, right: right,
        first: Int32(truncatingIfNeeded: first), line: Int32(truncatingIfNeeded: first),
        contour: Int32(truncatingIfNeeded: contour), step: isDown ? 1 : -1))
  }

  /// Sorts the chains by their tops. Contours have few chains, mostly in this order.
  private func sortChains() {
    let chain = chains.elements
    for index in stride(from: 1, to: chains.count, by: 1) {
      let next = chain[index]
      var place = index
      while place > 0, chain[place &- 1].top > next.top {
        chain[place] = chain[place &- 1]
        place &-= 1
      }
      chain[place] = next
    }
  }

  // MARK: Sweep

  private mutating func run() -> Bool {
    active.removeAll()
    var next = 0
    while next < chains.count || active.count > 0 {
      // The next height at which a chain begins or ends.
      var height = next < chains.count ? chains[next].top : Int32.max
      for place in 0..<active.count { height = min(height, chains[Int(active[place])].bottom) }
      keepChains(below: height)
      while next < chains.count, chains[next].top == height {
        guard insert(next) else { return false }
        next &+= 1
      }
      guard countWindings() else { return false }
    }
    return areOppositeContoursApart
  }

  /// Removes chains that end at a height, and moves the others to their lines below it.
  private mutating func keepChains(below height: Int32) {
    let count = active.count
    active.removeAll()
    for place in 0..<count {
      let index = active.elements[place]
      let chain = chains.elements + Int(index)
      if chain.pointee.bottom == height { continue }
      let step = Int(chain.pointee.step)
      var line = Int(chain.pointee.line)
      while corners[line &+ step].y <= height { line &+= step }
      chain.pointee.line = Int32(truncatingIfNeeded: line)
      active.append(index)
    }
  }

  /// Inserts a chain that begins at the sweep's height.
  ///
  /// - Returns: Whether it crosses no active chain.
  private mutating func insert(_ index: Int) -> Bool {
    var place = 0
    var hasRight = false
    for other in 0..<active.count {
      switch order(chains[Int(active[other])], chains[index]) {
      case .left:
        if hasRight { return false }
        place = other &+ 1
      case .equal:
        if !hasRight { place = other &+ 1 }
      case .right: hasRight = true
      case .crossing: return false
      }
    }
    active.append(0)
    var slot = active.count &- 1
    while slot > place {
      active.elements[slot] = active[slot &- 1]
      slot &-= 1
    }
    active.elements[place] = Int32(truncatingIfNeeded: index)
    return true
  }

  /// Returns the side of an active chain in relation to one that begins at the sweep's height.
  private func order(_ chain: Chain, _ other: Chain) -> Order {
    if chain.right <= other.left { return chain.left == other.right ? .equal : .left }
    if other.right <= chain.left { return .right }
    let bottom = min(chain.bottom, other.bottom)
    let (step, otherStep) = (Int(chain.step), Int(other.step))
    var (a, b) = (corners.elements + Int(chain.line), corners.elements + Int(other.first))
    var (aEnd, bEnd) = (a + step, b + otherStep)
    var (isLeft, isRight) = (false, false)
    /// Notes the sign of the distance from the chain to the other one.
    func note(_ distance: Int) {
      isLeft = isLeft || distance > 0
      isRight = isRight || distance < 0
    }
    note(Self.distance(b.pointee, from: a.pointee, aEnd.pointee))
    while true {
      let (aHeight, bHeight) = (aEnd.pointee.y, bEnd.pointee.y)
      if aHeight < bHeight {
        note(0 &- Self.distance(aEnd.pointee, from: b.pointee, bEnd.pointee))
      } else if bHeight < aHeight {
        note(Self.distance(bEnd.pointee, from: a.pointee, aEnd.pointee))
      } else {
        note(Int(bEnd.pointee.x) &- Int(aEnd.pointee.x))
      }
      if isLeft && isRight { return .crossing }
      if min(aHeight, bHeight) == bottom { break }
      var isMoved = false
      if aHeight <= bHeight { isMoved = Self.advance(&a, &aEnd, step) }
      if bHeight <= aHeight { isMoved = Self.advance(&b, &bEnd, otherStep) || isMoved }
      guard isMoved else { continue }
      // Horizontal lines lead to another position at the same height.
      if a.pointee.y == b.pointee.y {
        note(Int(b.pointee.x) &- Int(a.pointee.x))
      } else if a.pointee.y > b.pointee.y {
        note(0 &- Self.distance(a.pointee, from: b.pointee, bEnd.pointee))
      } else {
        note(Self.distance(b.pointee, from: a.pointee, aEnd.pointee))
      }
    }
    return isLeft ? .left : isRight ? .right : .equal
  }

  /// Moves to the next line that is not horizontal.
  ///
  /// - Returns: Whether horizontal lines were passed.
  @inline(__always)
  private static func advance(
    _ start: inout UnsafeMutablePointer<FixedVertex>, _ end: inout UnsafeMutablePointer<FixedVertex>, _ step: Int
  ) -> Bool {
    start = end
    end += step
    guard end.pointee.y == start.pointee.y else { return false }
    repeat {
      start = end
      end += step
    } while end.pointee.y == start.pointee.y
    return true
  }

  /// Positive if a point lies to the right of a line that goes down, at the same height.
  @inline(__always)
  private static func distance(_ point: FixedVertex, from start: FixedVertex, _ end: FixedVertex) -> Int {
    (Int(point.x) &- Int(start.x)) &* (Int(end.y) &- Int(start.y))
      &- (Int(end.x) &- Int(start.x)) &* (Int(point.y) &- Int(start.y))
  }

  /// Counts the winding numbers from left to right.
  ///
  /// - Returns: Whether every other one is 0, and the others are 1 or -1, along each chain the same.
  private func countWindings() -> Bool {
    var winding: Int16 = 0
    for place in 0..<active.count {
      let chain = chains.elements + Int(active[place])
      let isEntry = winding == 0
      if isEntry { winding = chain.pointee.step }
      if chain.pointee.winding &* winding < 0 { return false }
      chain.pointee.winding = winding
      if isEntry { continue }
      winding &+= chain.pointee.step
      if winding != 0 { return false }
    }
    return true
  }

  /// Whether contours with different winding numbers share no pixel, where their areas would cancel.
  private var areOppositeContoursApart: Bool {
    let all = UnsafeBufferPointer(start: chains.elements, count: chains.count)
    guard let winding = all.first?.winding, all.contains(where: { $0.winding != winding }) else { return true }
    var bounds: [FixedRect?] = []
    for chain in all {
      let contour = Int(chain.contour)
      while bounds.count <= contour { bounds.append(nil) }
      let box = FixedRect(
        left: Int(chain.left), top: Int(chain.top), right: Int(chain.right), bottom: Int(chain.bottom))
      bounds[contour] = bounds[contour]?.union(box) ?? box
    }
    return all.allSatisfy { chain in
      chain.winding == winding
        || all.allSatisfy { other in
          guard other.winding == winding, let one = bounds[Int(chain.contour)], let two = bounds[Int(other.contour)]
          else {
            return true
          }
          return one.touchedPixels.intersection(two.touchedPixels).isEmpty
        }
    }
  }
}
