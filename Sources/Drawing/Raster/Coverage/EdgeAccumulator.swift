import CRasterPixels

/// Adds edges to an accumulation window.
///
/// Coordinates are in 1/256 pixel; positions along a row are in 1/65536 pixel from the window's left edge. What an edge
/// adds depends on the edge alone, not on the window:
///
/// - The crossing of an edge with a row boundary is a rounded-down division of its end points' differences. Whole rows
///   advance by a constant and its remainder, which gives the same quotients as one division per row.
/// - Parts above or below the window are clipped at row boundaries. Parts left of the window count fully in the first
///   column, parts right of it do not count, and no winding is lost.
/// - An edge across several cells of a row uses one slope for the whole edge. The last cell takes the remainder, so
///   that the differences of a row add up to exactly the edge's height.
struct EdgeAccumulator {
  private let cells: UnsafeMutablePointer<Int32>
  private let dirty: UnsafeMutablePointer<UInt64>
  private let stride: Int
  private let words: Int
  private let width: Int
  /// The window's edges in 1/256 pixel.
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int
  /// The window for short edges, most edges of curves, which vectors of eight add (``CPixelsAddEdges``).
  let window: CPixelsWindow

  init(_ window: AccumulationWindow) {
    cells = window.cells
    dirty = window.dirty
    stride = window.stride
    words = window.words
    width = window.bounds.width
    left = window.bounds.left &<< 8
    top = window.bounds.top &<< 8
    right = window.bounds.right &<< 8
    bottom = window.bounds.bottom &<< 8
    self.window = CPixelsWindow(
      cells: window.allCells, left: Int32(truncatingIfNeeded: left), top: Int32(truncatingIfNeeded: top))
  }

  /// Adds an edge that intersects the window's rows.
  func addEdge(_ from: FixedVertex, _ to: FixedVertex) {
    let isDown = to.y > from.y
    let y0 = Int(isDown ? from.y : to.y)
    let y1 = Int(isDown ? to.y : from.y)
    let x0 = Int(isDown ? from.x : to.x)
    let x1 = Int(isDown ? to.x : from.x)
    let low = min(x0, x1)
    let high = max(x0, x1)
    guard low < right else { return }
    let sign = isDown ? 1 : -1
    if low == high || high <= left {
      addVertical(max(x0, left) &- left, max(y0, top), min(y1, bottom), sign)
    } else {
      addSloped(x0, y0, x1, y1, sign)
    }
  }

  @inline(__always)
  private func line(_ row: Int) -> AccumulationLine {
    AccumulationLine(cells: cells + row &* stride, dirty: dirty + row &* words)
  }

  /// Adds a vertical edge at `x` / 256 pixels from the window's left edge.
  private func addVertical(_ x: Int, _ start: Int, _ end: Int, _ sign: Int) {
    let column = x &>> 8
    let fraction = x & 255
    var line = line((start &- top) &>> 8)
    var y = start
    while y < end {
      let rowEnd = min((y | 255) &+ 1, end)
      let height = (rowEnd &- y) &* sign
      line.add(2 &* height &* (256 &- fraction), 2 &* height &* fraction, column)
      line.advance(by: stride, words)
      y = rowEnd
    }
  }

  /// Adds an edge from (`x0`, `y0`) down to (`x1`, `y1`).
  private func addSloped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let slope = EdgeSlope(dx: x1 &- x0, dy: y1 &- y0)
    let start = max(y0, top)
    let end = min(y1, bottom)
    let origin = (x0 &- left) &<< 8
    var edge = EdgeSegment(
      sign: sign, slope: slope, isInside: min(x0, x1) >= left && max(x0, x1) < right, width: width)
    var line = line((start &- top) &>> 8)
    guard slope.isModest else { return addFar(x0, y0, x1, y1, start, end, &edge, &line) }
    var x = origin
    var y = start
    var remainder = 0
    if start > y0 {
      let crossing = slope.crossing(at: start &- y0)
      x = origin &+ crossing.distance
      remainder = crossing.remainder
    } else if start & 255 != 0 {
      // The partial first row.
      let rowEnd = min((start | 255) &+ 1, end)
      if rowEnd == y1 {
        edge.add(to: line, x, (x1 &- left) &<< 8, rowEnd &- start)
        return
      }
      let crossing = slope.crossing(at: rowEnd &- y0)
      let next = origin &+ crossing.distance
      edge.add(to: line, x, next, rowEnd &- start)
      line.advance(by: stride, words)
      x = next
      y = rowEnd
      remainder = crossing.remainder
    }
    // Whole rows. The row in which the edge ends needs no division.
    var rows = (end &- y) &>> 8
    if rows > 0, y &+ rows &<< 8 == y1 { rows &-= 1 }
    if rows > 0 {
      y &+= rows &<< 8
      let step = slope.crossing(at: 256)
      // Specialized for a constant sign, and without clipping: tall shapes spend most of their time here.
      if edge.isInside,
        var crossings = RowCrossings(from: (x, remainder), by: step, dy: slope.dy, count: rows)
      {
        x =
          sign > 0
          ? addRows(&line, &edge, rows, x, &crossings, 1) : addRows(&line, &edge, rows, x, &crossings, -1)
      } else {
        x = addRowsAcrossSides(&line, &edge, rows, x, remainder, step)
      }
    }
    if y < end { edge.add(to: line, x, (x1 &- left) &<< 8, end &- y) }
  }

  /// Adds whole rows of an edge between the window's left and right edges.
  ///
  /// - Returns: The position below these rows.
  @inline(__always)
  private func addRows(
    _ line: inout AccumulationLine, _ edge: inout EdgeSegment, _ count: Int, _ start: Int,
    _ crossings: inout RowCrossings,
    _ sign: Int
  ) -> Int {
    var x = start
    var rows = count
    repeat {
      let column = x &>> 16
      // Most edges stay in a column for several rows. The bits of both columns are one mask unless they are in
      // different words.
      if column & 255 != 255 {
        let mask = AccumulationLine.mask(column)
        var here = line.from(column)
        var within = x & 0xFFFF
        let before = rows
        crossings.move(by: 0 &- column)
        while crossings.next < 0x10000 {
          let next = Int(truncatingIfNeeded: crossings.next)
          let right = within &+ next
          here.add((0x20000 &- right) &* sign, right &* sign, marking: mask)
          here.advance(by: stride, words)
          crossings.advance()
          within = next
          rows &-= 1
          if rows == 0 { break }
        }
        x = column &<< 16 &+ within
        line.advance(by: stride &* (before &- rows), words &* (before &- rows))
        if rows == 0 { break }
        crossings.move(by: column)
      }
      let next = Int(truncatingIfNeeded: crossings.next)
      edge.add(to: line, x, next, 256)
      line.advance(by: stride, words)
      crossings.advance()
      x = next
      rows &-= 1
    } while rows > 0
    return x
  }

  /// Adds whole rows of any edge.
  ///
  /// - Returns: The position below these rows.
  private func addRowsAcrossSides(
    _ line: inout AccumulationLine, _ edge: inout EdgeSegment, _ count: Int, _ start: Int, _ remainder: Int,
    _ step: (distance: Int, remainder: Int)
  ) -> Int {
    var x = start
    // Negative until the next row carries.
    var rest = remainder &- edge.slope.dy
    for _ in 0..<count {
      rest &+= step.remainder
      let carry = ~(rest &>> 63)
      let next = x &+ step.distance &- carry
      rest &-= edge.slope.dy & carry
      edge.add(to: line, x, next, 256)
      line.advance(by: stride, words)
      x = next
    }
    return x
  }

  /// Adds an edge whose products exceed 64 bits, with one division per row.
  private func addFar(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ start: Int, _ end: Int, _ edge: inout EdgeSegment,
    _ line: inout AccumulationLine
  ) {
    let origin = (x0 &- left) &<< 8
    var y = start
    var x = origin &+ (y == y0 ? 0 : edge.slope.advanceFar(to: y &- y0))
    while y < end {
      let rowEnd = min((y | 255) &+ 1, end)
      let next = rowEnd == y1 ? (x1 &- left) &<< 8 : origin &+ edge.slope.advanceFar(to: rowEnd &- y0)
      edge.add(to: line, x, next, rowEnd &- y)
      line.advance(by: stride, words)
      x = next
      y = rowEnd
    }
  }
}
