/// The part of an edge in one row.
struct EdgeSegment {
  let sign: Int
  let slope: EdgeSlope
  /// Whether the edge stays between the window's left and right edges.
  let isInside: Bool
  let width: Int
  /// ``EdgeSlope/heightPerColumn``, or -1 if not yet computed.
  var perColumn = -1

  /// Adds the part of the edge from `fromX` to `toX` over a height in 1/256 pixel.
  mutating func add(to line: AccumulationLine, _ fromX: Int, _ toX: Int, _ height: Int) {
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
    // The area right of the edge grows as a parabola in the first cell, by `perColumn` per column in the middle, and as
    // a parabola to the whole height in the last cell. All values are in 1/65536 of a cell's unit.
    if perColumn < 0 { perColumn = slope.heightPerColumn }
    let limit = whole &<< 16
    let firstWidth = 65536 &- (low & 0xFFFF)
    let firstHeight = min((perColumn &* firstWidth) &>> 16, limit)
    var previous = (min((firstHeight &* firstWidth) &>> 17, limit) &+ 32768) &>> 16
    let lastWidth = high & 0xFFFF
    let lastHeight = min((perColumn &* lastWidth) &>> 16, limit)
    let upToLast = (limit &- (lastHeight &* lastWidth) &>> 17 &+ 32768) &>> 16
    if last == first &+ 1 {
      // The common case of edges that leave their column.
      line.add(previous &* sign, (upToLast &- previous) &* sign, (whole &- upToLast) &* sign, first, 1)
      return
    }
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
    cells[last] &+= Int32(truncatingIfNeeded: (upToLast &- previous) &* sign)
    cells[last &+ 1] &+= Int32(truncatingIfNeeded: (whole &- upToLast) &* sign)
    line.mark(from: first, through: last &+ 1)
  }

  /// Adds a part that crosses the window's left or right edge.
  private mutating func addClipped(to line: AccumulationLine, _ low: Int, _ high: Int, _ height: Int) {
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
