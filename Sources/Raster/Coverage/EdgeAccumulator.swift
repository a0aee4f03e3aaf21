/// Adds edges to the cells of a window.
///
/// Coordinates come in 1/256 pixel, and positions along a row are 1/65536 pixel from the window's left edge. What an
/// edge adds depends on the edge alone, never on the window:
///
/// - where an edge crosses a row's boundary is a floored division of its end points' differences; whole rows advance by a
///   constant and its remainder, which gives the very quotients that a division for each gives;
/// - the part of an edge above or below the window is cut off at such a boundary; what lies left of the window
///   counts fully in its first column, what lies right of it not at all, and no winding is lost;
/// - an edge over several cells of a row uses one slope for the whole edge, and the last cell takes the remainder, so
///   that every row's differences add up to the edge's height exactly.
struct EdgeAccumulator {
  private let cells: UnsafeMutablePointer<Int32>
  private let dirty: UnsafeMutablePointer<UInt64>
  private let stride: Int
  private let words: Int
  private let width: Int
  /// The window's sides in 1/256 pixel.
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int

  init(_ window: CellWindow) {
    cells = window.cells
    dirty = window.dirty
    stride = window.stride
    words = window.words
    width = window.bounds.width
    left = window.bounds.left &<< 8
    top = window.bounds.top &<< 8
    right = window.bounds.right &<< 8
    bottom = window.bounds.bottom &<< 8
  }

  func add(_ path: borrowing FlattenedPath) {
    let starts = path.contourStarts
    path.vertices.withUnsafeBufferPointer { vertices in
      for contour in starts.indices {
        let start = starts[contour]
        let end = contour + 1 < starts.count ? starts[contour + 1] : vertices.count
        guard start >= 0, end <= vertices.count, end - start > 1 else { continue }
        var previous = vertices[end - 1]
        var index = start
        while index < end {
          let next = vertices[index]
          addEdge(previous, next)
          previous = next
          index &+= 1
        }
      }
    }
  }

  @inline(__always)
  private func addEdge(_ from: FixedVertex, _ to: FixedVertex) {
    let isDown = to.y > from.y
    let y0 = Int(isDown ? from.y : to.y)
    let y1 = Int(isDown ? to.y : from.y)
    guard y1 > top, y0 < bottom, y0 != y1 else { return }
    let x0 = Int(isDown ? from.x : to.x)
    let x1 = Int(isDown ? to.x : from.x)
    guard min(x0, x1) < right else { return }
    let sign = isDown ? 1 : -1
    if x0 == x1 || max(x0, x1) <= left {
      addVertical(max(x0, left) &- left, max(y0, top), min(y1, bottom), sign)
    } else {
      addSloped(x0, y0, x1, y1, sign)
    }
  }

  /// An edge that stays in one place; `x` in 1/256 pixel from the window's left edge.
  private func addVertical(_ x: Int, _ start: Int, _ end: Int, _ sign: Int) {
    let column = x &>> 8
    let fraction = x & 255
    var line = CellLine(self, (start &- top) &>> 8)
    var y = start
    while y < end {
      let rowEnd = min((y | 255) &+ 1, end)
      let height = (rowEnd &- y) &* sign
      line.add(2 &* height &* (256 &- fraction), 2 &* height &* fraction, column)
      line.advance(self)
      y = rowEnd
    }
  }

  /// An edge that goes down from (`x0`, `y0`) to (`x1`, `y1`).
  private func addSloped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let slope = EdgeSlope(dx: x1 &- x0, dy: y1 &- y0)
    let start = max(y0, top)
    let end = min(y1, bottom)
    let origin = (x0 &- left) &<< 8
    var edge = EdgePiece(
      sign: sign, slope: slope, isInside: min(x0, x1) >= left && max(x0, x1) < right, width: width)
    var line = CellLine(self, (start &- top) &>> 8)
    guard slope.isModest else { return addFar(x0, y0, x1, y1, start, end, &edge, &line) }
    var x = origin
    var y = start
    var remainder = 0
    if start > y0 {
      let crossing = slope.crossing(at: start &- y0)
      x = origin &+ crossing.distance
      remainder = crossing.remainder
    } else if start & 255 != 0 {
      // The part of its first row.
      let rowEnd = min((start | 255) &+ 1, end)
      if rowEnd == y1 {
        edge.add(to: line, x, (x1 &- left) &<< 8, rowEnd &- start)
        return
      }
      let crossing = slope.crossing(at: rowEnd &- y0)
      let next = origin &+ crossing.distance
      edge.add(to: line, x, next, rowEnd &- start)
      line.advance(self)
      x = next
      y = rowEnd
      remainder = crossing.remainder
    }
    // Whole rows; the one that ends where the edge does needs no division.
    var rows = (end &- y) &>> 8
    if rows > 0, y &+ rows &<< 8 == y1 { rows &-= 1 }
    if rows > 0 {
      y &+= rows &<< 8
      let step = slope.crossing(at: 256)
      repeat {
        var next = x &+ step.distance
        remainder &+= step.remainder
        if remainder >= slope.dy {
          remainder &-= slope.dy
          next &+= 1
        }
        edge.addWhole(to: line, x, next)
        line.advance(self)
        x = next
        rows &-= 1
      } while rows > 0
    }
    if y < end { edge.add(to: line, x, (x1 &- left) &<< 8, end &- y) }
  }

  /// An edge whose products do not fit 64 bits: a division for each row.
  private func addFar(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ start: Int, _ end: Int, _ edge: inout EdgePiece,
    _ line: inout CellLine
  ) {
    let origin = (x0 &- left) &<< 8
    var y = start
    var x = origin &+ (y == y0 ? 0 : edge.slope.advanceFar(to: y &- y0))
    while y < end {
      let rowEnd = min((y | 255) &+ 1, end)
      let next = rowEnd == y1 ? (x1 &- left) &<< 8 : origin &+ edge.slope.advanceFar(to: rowEnd &- y0)
      edge.add(to: line, x, next, rowEnd &- y)
      line.advance(self)
      x = next
      y = rowEnd
    }
  }

  /// The cells of one row.
  fileprivate struct CellLine {
    private(set) var cells: UnsafeMutablePointer<Int32>
    private var dirty: UnsafeMutablePointer<UInt64>

    @inline(__always)
    init(_ window: EdgeAccumulator, _ row: Int) {
      cells = window.cells + row &* window.stride
      dirty = window.dirty + row &* window.words
    }

    @inline(__always)
    mutating func advance(_ window: EdgeAccumulator) {
      cells += window.stride
      dirty += window.words
    }

    /// Adds to a column's cell and the next one's.
    @inline(__always)
    func add(_ here: Int, _ next: Int, _ column: Int) {
      cells[column] &+= Int32(truncatingIfNeeded: here)
      cells[column &+ 1] &+= Int32(truncatingIfNeeded: next)
      mark(column)
      if column & 3 == 3 { mark(column &+ 1) }
    }

    @inline(__always)
    func mark(_ column: Int) { dirty[column &>> 8] |= 1 &<< UInt64(column &>> 2 & 63) }

    @inline(__always)
    func mark(from first: Int, through last: Int) {
      var column = first
      while column <= last {
        mark(column)
        column = (column | 3) &+ 1
      }
    }
  }
}

/// What an edge adds to a row.
private struct EdgePiece {
  let sign: Int
  let slope: EdgeSlope
  /// Whether the edge stays between the window's left and right sides.
  let isInside: Bool
  let width: Int
  /// ``EdgeSlope/heightPerColumn``, or −1 before it was asked for.
  private var perColumn = -1

  @inline(__always)
  init(sign: Int, slope: EdgeSlope, isInside: Bool, width: Int) {
    self.sign = sign
    self.slope = slope
    self.isInside = isInside
    self.width = width
  }

  /// The part of the edge from `fromX` to `toX` over a whole row.
  @inline(__always)
  mutating func addWhole(to line: EdgeAccumulator.CellLine, _ fromX: Int, _ toX: Int) {
    let column = fromX &>> 16
    if isInside, column == toX &>> 16 {
      let right = (fromX & 0xFFFF) &+ (toX & 0xFFFF)
      line.add((0x20000 &- right) &* sign, right &* sign, column)
    } else {
      add(to: line, fromX, toX, 256)
    }
  }

  /// The part of the edge from `fromX` to `toX` over a height in 1/256 pixel.
  mutating func add(to line: EdgeAccumulator.CellLine, _ fromX: Int, _ toX: Int, _ height: Int) {
    let low = min(fromX, toX)
    let high = max(fromX, toX)
    let first = low &>> 16
    let last = high &>> 16
    if !isInside, first < 0 || last >= width { return addClipped(to: line, low, high, height) }
    let whole = height &<< 9
    if first == last {
      let right = (height &* ((low & 0xFFFF) &+ (high & 0xFFFF)) &+ 128) &>> 8
      line.add((whole &- right) &* sign, right &* sign, first)
      return
    }
    // The area right of the edge in column k grows as a parabola in the first cell, by `perColumn` a column in the
    // middle, and as a parabola that ends at the whole height in the last. Each in 1/65536 of a cell's unit.
    if perColumn < 0 { perColumn = slope.heightPerColumn }
    let limit = whole &<< 16
    let firstWidth = 65536 &- (low & 0xFFFF)
    let firstHeight = min((perColumn &* firstWidth) &>> 16, limit)
    var previous = (min((firstHeight &* firstWidth) &>> 17, limit) &+ 32768) &>> 16
    let cells = line.cells
    cells[first] &+= Int32(truncatingIfNeeded: previous &* sign)
    var column = first &+ 1
    var area = firstHeight &+ perColumn &>> 1
    while column < last {
      let rounded = (min(area, limit) &+ 32768) &>> 16
      cells[column] &+= Int32(truncatingIfNeeded: (rounded &- previous) &* sign)
      previous = rounded
      area &+= perColumn
      column &+= 1
    }
    let lastWidth = high & 0xFFFF
    let lastHeight = min((perColumn &* lastWidth) &>> 16, limit)
    let rounded = (limit &- (lastHeight &* lastWidth) &>> 17 &+ 32768) &>> 16
    cells[last] &+= Int32(truncatingIfNeeded: (rounded &- previous) &* sign)
    cells[last &+ 1] &+= Int32(truncatingIfNeeded: (whole &- rounded) &* sign)
    line.mark(from: first, through: last &+ 1)
  }

  /// The same across the window's left or right side.
  private mutating func addClipped(to line: EdgeAccumulator.CellLine, _ low: Int, _ high: Int, _ height: Int) {
    let first = low &>> 16
    let last = high &>> 16
    guard first < width else { return }
    let cells = line.cells
    let whole = height &<< 9
    if last < 0 {
      cells[0] &+= Int32(truncatingIfNeeded: whole &* sign)
      line.mark(0)
      return
    }
    let limit = whole &<< 16
    if perColumn < 0 { perColumn = slope.heightPerColumn }
    let firstWidth = 65536 &- (low & 0xFFFF)
    let firstHeight = min((perColumn &* firstWidth) &>> 16, limit)
    var previous = 0
    var column = max(first, 0)
    let end = min(last, width)
    var area =
      column == first
      ? (firstHeight &* firstWidth) &>> 17
      : firstHeight &+ perColumn &* (column &- first &- 1) &+ perColumn &>> 1
    while column < end {
      let rounded = (min(area, limit) &+ 32768) &>> 16
      cells[column] &+= Int32(truncatingIfNeeded: (rounded &- previous) &* sign)
      line.mark(column)
      previous = rounded
      area = column == first ? firstHeight &+ perColumn &>> 1 : area &+ perColumn
      column &+= 1
    }
    guard last < width else { return }
    let lastWidth = high & 0xFFFF
    let lastHeight = min((perColumn &* lastWidth) &>> 16, limit)
    let rounded = (limit &- (lastHeight &* lastWidth) &>> 17 &+ 32768) &>> 16
    cells[last] &+= Int32(truncatingIfNeeded: (rounded &- previous) &* sign)
    cells[last &+ 1] &+= Int32(truncatingIfNeeded: (whole &- rounded) &* sign)
    line.mark(last)
    line.mark(last &+ 1)
  }
}
