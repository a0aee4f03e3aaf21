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
  let top: Int
  private let right: Int
  let bottom: Int

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

  /// Adds an edge that reaches into the window's rows.
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
    } else if y0 >= top, y1 &- y0 <= Self.shortHeight, low >= left, high < right, high &- low < Self.shortWidth {
      addShort(x0, y0, x1, y1, sign)
    } else {
      addSloped(x0, y0, x1, y1, sign)
    }
  }

  /// Up to this many 1/256 pixel, an edge is short: curves give few others. Products of its differences fit 32 bits.
  private static let shortHeight = 1024
  private static let shortWidth = 1 << 14

  /// A short edge between the window's sides, its start not above the window.
  ///
  /// Such edges go where no processor predicts: over one row or three, one column or two. All is calculated whether it
  /// counts or not, and the loop's end is the only guess that is left. The sums are those of ``addSloped(_:_:_:_:_:)``.
  private func addShort(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let slope = EdgeSlope(dx: x1 &- x0, dy: y1 &- y0)
    let perColumn = slope.heightPerColumn
    let end = min(y1, bottom)
    let xEnd = (x1 &- left) &<< 8
    var x = (x0 &- left) &<< 8
    var y = y0
    var boundary = (y0 | 255) &+ 1
    let start = slope.shortCrossing(at: boundary &- y0)
    let step = slope.shortCrossing(at: 256)
    var crossing = x &+ start.distance
    var remainder = start.remainder
    var line = line((y0 &- top) &>> 8)
    repeat {
      let isLast = boundary >= y1
      let next = isLast ? xEnd : crossing
      let height = (isLast ? y1 : boundary) &- y
      let low = min(x, next)
      let high = max(x, next)
      let column = low &>> 16
      let columns = high &>> 16 &- column
      if columns <= 1 {
        let whole = height &<< 9
        let limit = whole &<< 16
        let oneRight = (height &* ((low & 0xFFFF) &+ (high & 0xFFFF)) &+ 128) &>> 8
        let firstWidth = 65536 &- (low & 0xFFFF)
        let firstHeight = min((perColumn &* firstWidth) &>> 16, limit)
        let first = (min((firstHeight &* firstWidth) &>> 17, limit) &+ 32768) &>> 16
        let lastWidth = high & 0xFFFF
        let lastHeight = min((perColumn &* lastWidth) &>> 16, limit)
        let both = (limit &- (lastHeight &* lastWidth) &>> 17 &+ 32768) &>> 16
        // All bits where there are two columns, none where there is one.
        let two = 0 &- columns
        let area0 = (whole &- oneRight) ^ ((first ^ (whole &- oneRight)) & two)
        let area1 = oneRight ^ ((both &- first ^ oneRight) & two)
        line.add(area0 &* sign, area1 &* sign, (whole &- both) & two &* sign, column, columns)
      } else {
        var piece = EdgePiece(sign: sign, slope: slope, isInside: true, width: width, perColumn: perColumn)
        piece.add(to: line, x, next, height)
      }
      line.advance(by: stride, words)
      x = next
      y = boundary
      boundary &+= 256
      crossing &+= step.distance
      remainder &+= step.remainder
      let carry = remainder >= slope.dy
      crossing &+= carry ? 1 : 0
      remainder &-= carry ? slope.dy : 0
    } while y < end
  }

  @inline(__always)
  private func line(_ row: Int) -> CellLine { CellLine(cells: cells + row &* stride, dirty: dirty + row &* words) }

  /// An edge that stays in one place; `x` in 1/256 pixel from the window's left edge.
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

  /// An edge that goes down from (`x0`, `y0`) to (`x1`, `y1`).
  private func addSloped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let slope = EdgeSlope(dx: x1 &- x0, dy: y1 &- y0)
    let start = max(y0, top)
    let end = min(y1, bottom)
    let origin = (x0 &- left) &<< 8
    var edge = EdgePiece(
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
      // The part of its first row.
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
    // Whole rows; the one that ends where the edge does needs no division.
    var rows = (end &- y) &>> 8
    if rows > 0, y &+ rows &<< 8 == y1 { rows &-= 1 }
    if rows > 0 {
      y &+= rows &<< 8
      let step = slope.crossing(at: 256)
      // The sign as a constant, and no look at the window's sides: most of a tall shape's time is spent here.
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

  /// Whole rows of an edge between the window's sides.
  ///
  /// - Returns: where it is below them.
  @inline(__always)
  private func addRows(
    _ line: inout CellLine, _ edge: inout EdgePiece, _ count: Int, _ start: Int, _ crossings: inout RowCrossings,
    _ sign: Int
  ) -> Int {
    var x = start
    var rows = count
    repeat {
      let column = x &>> 16
      // Most edges stay in a column for some rows, whose bits are one mask unless the next column's are in another word.
      if column & 255 != 255 {
        let mask = CellLine.mask(column)
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

  /// Whole rows of any edge.
  ///
  /// - Returns: where it is below them.
  private func addRowsAcrossSides(
    _ line: inout CellLine, _ edge: inout EdgePiece, _ count: Int, _ start: Int, _ remainder: Int,
    _ step: (distance: Int, remainder: Int)
  ) -> Int {
    var x = start
    // Below zero until the next row takes one more.
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
      line.advance(by: stride, words)
      x = next
      y = rowEnd
    }
  }
}
