/// Accumulates the exact area that polygons cover of each pixel, for a window of at most `capacity` pixels.
///
/// A cell holds the *difference* between its pixel's winding area and that of the pixel to its left, in units of
/// 1/131072 pixel (2¹⁷: 1/256 of a row's height times 1/512 of a column's width). An edge changes a few cells in every
/// row that it crosses, and a running sum along the row gives each pixel's area. Sums are integers and addition is
/// commutative, so that neither the order of contours nor the number of bands changes a result:
///
/// - where an edge crosses a row's boundary is a floored division of its end points alone, the same in every band;
/// - the part of an edge above or below the window is cut off at such a boundary; what lies left of the window
///   counts fully in its first column, what lies right of it not at all, and no winding is lost;
/// - an edge over several cells of a row uses one slope for the whole edge, and the last cell takes the remainder, so
///   that every row's differences add up to the edge's height exactly.
///
/// The winding area of a pixel is a *signed* sum. The non-zero rule takes its magnitude and clamps it to a whole pixel;
/// the even-odd rule folds it (1 to 2 count back down to 0). Both are exact wherever a pixel sees one winding number on
/// each side of its edges, and, like every rasterizer that accumulates areas, approximate inside single pixels where
/// contours cross or overlap. A point may be wound around at most 16,383 times.
///
/// Each row has a bit for every cell that an edge has changed; between such cells the coverage is constant, and runs of
/// it are found without looking at cells.
///
/// Source: accumulation buffers (Raph Levien, font-rs), here in integers and with sparse rows.
final class CoverageCells {
  private var stride = 0
  private var words = 0
  private var cells: UnsafeMutablePointer<Int32>
  private var dirty: UnsafeMutablePointer<UInt64>
  private var cellCapacity: Int
  private var wordCapacity: Int
  private var window = PixelRect.empty

  init() {
    cellCapacity = 0
    wordCapacity = 0
    cells = .allocate(capacity: 0)
    dirty = .allocate(capacity: 0)
  }

  deinit {
    cells.deallocate()
    dirty.deallocate()
  }

  /// Points the cells at a window of device pixels. All are zero then.
  func begin(_ window: PixelRect) {
    self.window = window
    stride = window.width + 1
    words = (stride + 63) >> 6
    let cellCount = stride * window.height
    if cellCount > cellCapacity {
      cells.deallocate()
      cells = .allocate(capacity: cellCount)
      cells.initialize(repeating: 0, count: cellCount)
      cellCapacity = cellCount
    }
    let wordCount = words * window.height
    if wordCount > wordCapacity {
      dirty.deallocate()
      dirty = .allocate(capacity: wordCount)
      dirty.initialize(repeating: 0, count: wordCount)
      wordCapacity = wordCount
    }
  }

  /// Adds all contours of a path.
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
          if next.y != previous.y {
            addEdge(Int(previous.x), Int(previous.y), Int(next.x), Int(next.y))
          }
          previous = next
          index &+= 1
        }
      }
    }
  }

  // MARK: Edges

  /// Adds one edge; coordinates in 1/256 pixel.
  @inline(__always)
  private func addEdge(_ fromX: Int, _ fromY: Int, _ toX: Int, _ toY: Int) {
    let windowTop = window.top &<< 8
    let windowBottom = window.bottom &<< 8
    let isDown = toY > fromY
    let x0 = isDown ? fromX : toX
    let y0 = isDown ? fromY : toY
    let x1 = isDown ? toX : fromX
    let y1 = isDown ? toY : fromY
    guard y1 > windowTop, y0 < windowBottom else { return }
    let windowRight = window.right &<< 8
    guard x0 < windowRight || x1 < windowRight else { return }
    let sign = isDown ? 1 : -1
    let top = max(y0, windowTop)
    let bottom = min(y1, windowBottom)
    let windowLeft = window.left &<< 8
    if x0 == x1 || (x0 <= windowLeft && x1 <= windowLeft) {
      addVertical(max(x0, windowLeft) &- windowLeft, top, bottom, sign)
    } else {
      addSloped(x0, y0, x1, y1, top, bottom, sign)
    }
  }

  /// An edge that stays in one column; `x` in 1/256 pixel from the window's left edge.
  private func addVertical(_ x: Int, _ top: Int, _ bottom: Int, _ sign: Int) {
    let column = x &>> 8
    let fraction = x & 255
    let bit = UInt64(1) &<< UInt64(column & 63)
    let nextBit = UInt64(1) &<< UInt64((column &+ 1) & 63)
    var y = top
    var row = (top &>> 8) &- window.top
    while y < bottom {
      let rowEnd = min(((y &>> 8) &+ 1) &<< 8, bottom)
      let height = (rowEnd &- y) &* sign
      let right = 2 &* height &* fraction
      let at = cells + (row &* stride &+ column)
      at[0] &+= Int32(truncatingIfNeeded: 512 &* height &- right)
      dirty[row &* words &+ column &>> 6] |= bit
      if right != 0 {
        at[1] &+= Int32(truncatingIfNeeded: right)
        dirty[row &* words &+ (column &+ 1) &>> 6] |= nextBit
      }
      y = rowEnd
      row &+= 1
    }
  }

  /// An edge that goes down from (`x0`, `y0`) to (`x1`, `y1`), of which the part between `top` and `bottom` counts.
  private func addSloped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ top: Int, _ bottom: Int, _ sign: Int) {
    let dx = x1 &- x0
    let dy = y1 &- y0
    let origin = window.left &<< 16
    let slope = Slope(dx: dx, dy: dy)
    var y = top
    var x = (x0 &<< 8) &+ (y == y0 ? 0 : slope.advance(to: y &- y0)) &- origin
    var row = (top &>> 8) &- window.top
    // Whole rows advance by a constant and its remainder, which gives the very quotients that a division gives.
    var step = 0
    var stepRemainder = 0
    var remainder = -1
    var perColumn = -1
    while y < bottom {
      let boundary = ((y &>> 8) &+ 1) &<< 8
      let rowEnd = min(boundary, bottom)
      let nextX: Int
      if rowEnd == y1 {
        nextX = (x1 &<< 8) &- origin
      } else if remainder >= 0 {
        var advanced = x &+ step
        remainder &+= stepRemainder
        if remainder >= dy {
          remainder &-= dy
          advanced &+= 1
        }
        nextX = advanced
      } else {
        let distance = rowEnd &- y0
        nextX = (x0 &<< 8) &+ slope.advance(to: distance) &- origin
        if slope.isModest, y1 &- boundary >= 512 {
          remainder = flooredRemainder(dx &* distance &<< 8, dy)
          step = flooredQuotient(dx &<< 16, dy)
          stepRemainder = (dx &<< 16) &- step &* dy
        }
      }
      addRow(row, x, nextX, rowEnd &- y, sign, slope, &perColumn)
      x = nextX
      y = rowEnd
      row &+= 1
    }
  }

  /// The part of an edge inside one row: from `fromX` to `toX` (in 1/65536 pixel from the window's left edge) over a
  /// height in 1/256 pixel.
  @inline(__always)
  private func addRow(
    _ row: Int, _ fromX: Int, _ toX: Int, _ height: Int, _ sign: Int, _ slope: Slope, _ perColumn: inout Int
  ) {
    let low = min(fromX, toX)
    let high = max(fromX, toX)
    let first = low &>> 16
    let last = high &>> 16
    let width = stride &- 1
    guard first < width else { return }
    let cells = self.cells + row &* stride
    let dirty = self.dirty + row &* words
    let whole = height &<< 9
    if last < 0 {
      cells[0] &+= Int32(truncatingIfNeeded: whole &* sign)
      dirty[0] |= 1
      return
    }
    if first == last {
      let right = (height &* ((low & 0xFFFF) &+ (high & 0xFFFF)) &+ 128) &>> 8
      cells[first] &+= Int32(truncatingIfNeeded: (whole &- right) &* sign)
      dirty[first &>> 6] |= UInt64(1) &<< UInt64(first & 63)
      if right != 0 {
        cells[first &+ 1] &+= Int32(truncatingIfNeeded: right &* sign)
        dirty[(first &+ 1) &>> 6] |= UInt64(1) &<< UInt64((first &+ 1) & 63)
      }
      return
    }
    // The area right of the edge in column k grows as a parabola in the first cell, by `perColumn` a column in the
    // middle, and as a parabola that ends at the whole height in the last. Each in 1/65536 of a cell's unit.
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
      dirty[column &>> 6] |= UInt64(1) &<< UInt64(column & 63)
      previous = rounded
      area = column == first ? firstHeight &+ perColumn &>> 1 : area &+ perColumn
      column &+= 1
    }
    guard last < width else { return }
    let lastWidth = high & 0xFFFF
    let lastHeight = min((perColumn &* lastWidth) &>> 16, limit)
    let rounded = (limit &- (lastHeight &* lastWidth) &>> 17 &+ 32768) &>> 16
    cells[last] &+= Int32(truncatingIfNeeded: (rounded &- previous) &* sign)
    dirty[last &>> 6] |= UInt64(1) &<< UInt64(last & 63)
    if rounded != whole {
      cells[last &+ 1] &+= Int32(truncatingIfNeeded: (whole &- rounded) &* sign)
      dirty[(last &+ 1) &>> 6] |= UInt64(1) &<< UInt64((last &+ 1) & 63)
    }
  }

  // MARK: Rows

  /// Turns a row of the window into spans of coverage and empties it.
  ///
  /// - Parameter origin: the column of the window's left edge in the line; its device column unless said otherwise.
  /// - Returns: the number of spans written to `line`.
  func sweep(row y: Int, rule: FillRule, into line: CoverageLine, from origin: Int? = nil) -> Int {
    let row = y &- window.top
    let cells = self.cells + row &* stride
    let dirty = self.dirty + row &* words
    let origin = origin ?? window.left
    let width = stride &- 1
    let isEvenOdd = rule == .evenOdd
    var writer = SpanWriter(line)
    var sum: Int32 = 0
    var start = 0
    var word = 0
    while word < words {
      var bits = dirty[word]
      if bits != 0 {
        dirty[word] = 0
        repeat {
          let column = word &<< 6 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          if column > start {
            writer.append(origin &+ start, origin &+ column, level(sum, isEvenOdd))
            start = column
          }
          sum &+= cells[column]
          cells[column] = 0
        } while bits != 0
      }
      word &+= 1
    }
    if start < width { writer.append(origin &+ start, origin &+ width, level(sum, isEvenOdd)) }
    return writer.finish()
  }

  /// The coverage of a winding area: 0…255, rounded half up.
  @inline(__always)
  private func level(_ sum: Int32, _ isEvenOdd: Bool) -> UInt32 {
    var area = sum.magnitude
    if isEvenOdd {
      area &= 0x3FFFF
      if area > 0x20000 { area = 0x40000 &- area }
    } else if area > 0x20000 {
      area = 0x20000
    }
    return (area &* 255 &+ 0x10000) &>> 17
  }
}

/// An edge's direction: its end points' differences in 1/256 pixel, `dy` above zero and `dx` not zero.
private struct Slope {
  let dx: Int
  let dy: Int

  /// Whether products of the differences fit 64 bits (edges shorter than 262,144 pixels).
  var isModest: Bool { dx.magnitude < 1 << 26 && dy < 1 << 26 }

  /// How far x has moved, in 1/65536 pixel, `distance` / 256 pixels below the edge's start; floored.
  @inline(__always)
  func advance(to distance: Int) -> Int {
    guard isModest else { return advanceFar(to: distance) }
    return flooredQuotient(dx &* distance &<< 8, dy)
  }

  private func advanceFar(to distance: Int) -> Int {
    let product = (dx.magnitude << 8).multipliedFullWidth(by: UInt(distance))
    let (quotient, remainder) = UInt(dy).dividingFullWidth(product)
    if dx > 0 { return Int(quotient) }
    return remainder == 0 ? -Int(quotient) : -Int(quotient) - 1
  }

  /// The height that the edge gains over one column, as area in 1/65536 of a cell's unit; at most 2⁴⁵, beyond which an
  /// edge moves by less than 1/4096 pixel a row.
  var heightPerColumn: Int {
    @inline(__always) get {
      var run = dx.magnitude
      var rise = UInt(dy)
      while rise >= 1 << 30 {
        rise >>= 1
        run = max(run >> 1, 1)
      }
      return Int(min(rise << 33 / run, 1 << 45))
    }
  }
}

@inline(__always)
private func flooredQuotient(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend &- quotient &* divisor < 0 ? quotient &- 1 : quotient
}

@inline(__always)
private func flooredRemainder(_ dividend: Int, _ divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder &+ divisor : remainder
}

/// Builds the spans of a line from runs of equal coverage that come in order of x. Runs too short to be worth a span
/// of their own become bytes.
struct SpanWriter {
  private static let shortest = 8

  private let line: CoverageLine
  private var count = 0
  /// Where the open run of bytes starts; columns of a layer may be negative.
  private var open = Int.min
  private var openEnd = 0

  init(_ line: CoverageLine) { self.line = line }

  @inline(__always)
  mutating func append(_ start: Int, _ end: Int, _ level: UInt32) {
    if end &- start < Self.shortest {
      if open == Int.min {
        if level == 0 { return }
        open = start
      }
      openEnd = end
      let byte = UInt8(truncatingIfNeeded: level)
      var x = start
      while x < end {
        line.coverage[x] = byte
        x &+= 1
      }
    } else {
      close()
      if level != 0 {
        line.spans[count] = CoverageSpan(start: start, end: end, level: level)
        count &+= 1
      }
    }
  }

  /// Appends pixels whose bytes the caller writes.
  @inline(__always)
  mutating func appendVarying(_ start: Int, _ end: Int) {
    if open == Int.min { open = start }
    openEnd = end
  }

  @inline(__always)
  private mutating func close() {
    if open != Int.min {
      line.spans[count] = CoverageSpan(varyingFrom: open, to: openEnd)
      count &+= 1
      open = Int.min
    }
  }

  @inline(__always)
  mutating func finish() -> Int {
    close()
    return count
  }
}
