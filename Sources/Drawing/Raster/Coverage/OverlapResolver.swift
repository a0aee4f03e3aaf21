import RasterCore

/// Finds pixels in which outlines overlap or cross, and replaces their summed area by the area of the union.
///
/// A sum of signed areas is exact if a pixel contains two consecutive winding numbers, as on both sides of an edge.
/// Otherwise, for example where two outlines share an edge or a line crosses itself, the sum is wrong. The resolver
/// sorts the edges of each row and groups those that share pixels. Between the heights at which edges of a group begin,
/// end or cross, their order is fixed, and winding numbers are counted along it (``RowSlabs``). The edges at which the
/// inside begins and ends are the outline of the union; their areas replace the sums.
///
/// A pixel's result depends only on the edges in it and in its neighbors, not on the window. Sums that are off by at
/// most half a level are kept.
struct OverlapResolver: ~Copyable {
  /// Larger groups keep their sums.
  private static let most = 512
  /// Half a level in 1/131072 pixel. Smaller differences are rounding errors.
  private static let rounding: UInt32 = 256

  /// The end of a list of edges.
  static let none: Int32 = -1

  var edges = ScratchBuffer<DownwardEdge>()
  /// The first edge that starts in each row of the window. Edges above the window start in its first row.
  var starts = ScratchBuffer<Int32>()
  /// For each edge, the next one that starts in the same row.
  var sameRow = ScratchBuffer<Int32>()
  var active = ScratchBuffer<Int32>()
  var pieces = ScratchBuffer<EdgePiece>()
  /// The current row in 1/256 pixel.
  var top = 0
  /// The winding numbers right of the row's processed groups.
  private var before = RowWinding()
  private var slabs = RowSlabs()
  /// The cells of one row, all zero between rows, and a bit set that is never read.
  private var cells: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  private var bits: UnsafeMutablePointer<UInt64> = .allocate(capacity: 0)
  private var capacity = 0
  private var isEvenOdd = false
  /// The left edge of the window in 1/65536 pixel, and its width in pixels.
  private var left = 0
  private var width = 0

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// Corrects the cells of a window that contains only the given outline.
  mutating func resolve(_ outline: FilledOutline, in window: AccumulationWindow) {
    let bounds = window.bounds
    guard !bounds.isEmpty else { return }
    reserve(window.stride + 4)
    isEvenOdd = outline.rule == .evenOdd
    left = bounds.left &<< 16
    width = bounds.width
    collectEdges(of: outline, top: bounds.top &<< 8, bottom: bounds.bottom &<< 8)
    guard edges.count > 0 else { return }
    active.removeAll()
    for y in bounds.top..<bounds.bottom {
      top = y &<< 8
      activateEdges(startingIn: y &- bounds.top)
      guard active.count > 0 else { continue }
      makePieces()
      resolve(window.row(y))
    }
  }

  private mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    cells.deallocate()
    bits.deallocate()
    capacity = count
    cells = .allocate(capacity: count)
    cells.initialize(repeating: 0, count: count)
    bits = .allocate(capacity: count / 256 + 2)
    bits.initialize(repeating: 0, count: count / 256 + 2)
  }

  // MARK: One row

  /// Processes each group of edges that share pixels or lie in adjacent ones, and the columns after it.
  private mutating func resolve(_ row: AccumulationRow) {
    let leftColumn = left &>> 16
    before.reset()
    // The difference between the corrected value and the sum at the current column.
    var offset: Int32 = 0
    var start = 0
    while start < pieces.count {
      let first = pieces[start].first
      if first >= leftColumn &+ width { return }
      var last = pieces[start].last
      var end = start &+ 1
      while end < pieces.count, pieces[end].first <= last &+ 1 {
        last = max(last, pieces[end].last)
        end &+= 1
      }
      let group = UnsafeBufferPointer(start: pieces.elements + start, count: end &- start)
      let line = Self.sign(ofLine: group)
      if last >= leftColumn, line == 0 || before.isPartial {
        let columns = max(first &- leftColumn, 0)...min(last &- leftColumn, width &- 1)
        if group.count > Self.most {
          row.cells[columns.lowerBound] &-= offset
          offset = 0
        } else if offset != 0 || !isExact(group) {
          accumulate(group)
          replace(row, columns, offset)
          offset = 0
        }
      }
      if line != 0 {
        before.add(sign: line, top: 0, bottom: 256)
      } else {
        for piece in group { before.add(sign: piece.sign, top: Int(piece.top), bottom: Int(piece.bottom)) }
        before.simplify()
      }
      let next = max(last &+ 1 &- leftColumn, 0)
      if next < width {
        let wanted = before.isPartial ? correction : 0
        if wanted != offset {
          row.cells[next] &+= wanted &- offset
          AccumulationLine(cells: row.cells, dirty: row.dirty).mark(from: next, through: next)
          offset = wanted
        }
      }
      start = end
    }
  }

  /// The sign of the single line that a group forms from the row's top to its bottom, possibly in several pieces, or 0.
  /// Such a line separates two winding numbers.
  private static func sign(ofLine group: UnsafeBufferPointer<EdgePiece>) -> Int32 {
    let sign = group[0].sign
    var height: Int32 = 0
    for piece in group {
      if piece.sign != sign { return 0 }
      height &+= piece.bottom &- piece.top
    }
    if height != 256 { return 0 }
    if group.count == 1 { return sign }
    var heights: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for piece in group {
      heights.0 |= piece.heights(from: 0)
      heights.1 |= piece.heights(from: 64)
      heights.2 |= piece.heights(from: 128)
      heights.3 |= piece.heights(from: 192)
    }
    return heights == (.max, .max, .max, .max) ? sign : 0
  }

  @inline(__always)
  private static func isInside(_ winding: Int, _ isEvenOdd: Bool) -> Bool {
    isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// The coverage right of the processed groups, up to 0x20000.
  private var coverageBefore: Int32 {
    let isEvenOdd = isEvenOdd
    return before.area { Self.isInside($0, isEvenOdd) ? 1 : 0 }
  }

  /// The correction of the sum right of the processed groups.
  private var correction: Int32 {
    let (sum, covered) = (before.sum, coverageBefore)
    return (folded(sum) &- covered).magnitude <= Self.rounding ? 0 : covered &- sum
  }

  /// Whether the sums of a group's areas are correct.
  private mutating func isExact(_ group: UnsafeBufferPointer<EdgePiece>) -> Bool {
    var low = Int.max
    var high = Int.min
    slabs.begin(group, before)
    while let slab = slabs.next(edges.elements, rowTop: top) {
      var count = before.winding(at: slab.top)
      low = min(low, count)
      high = max(high, count)
      for crossing in slabs.crossings {
        count &+= Int(crossing.sign)
        low = min(low, count)
        high = max(high, count)
      }
      if high &- low > 1, isEvenOdd || (low <= 0 && high >= 0) { return false }
    }
    return true
  }

  /// Adds the outline of a group's union to the scratch cells.
  private mutating func accumulate(_ group: UnsafeBufferPointer<EdgePiece>) {
    let line = AccumulationLine(cells: cells, dirty: bits)
    slabs.begin(group, before)
    while let slab = slabs.next(edges.elements, rowTop: top) {
      var count = before.winding(at: slab.top)
      for crossing in slabs.crossings {
        let isInsideBefore = Self.isInside(count, isEvenOdd)
        count &+= Int(crossing.sign)
        let isInsideAfter = Self.isInside(count, isEvenOdd)
        if isInsideBefore == isInsideAfter { continue }
        let low = min(crossing.upper, crossing.lower) &- left
        let high = max(crossing.upper, crossing.lower) &- left
        var piece = EdgeSegment(
          sign: isInsideAfter ? 1 : -1, slope: edges[Int(crossing.edge)].slope,
          isInside: low >= 0 && high &>> 16 < width, width: width)
        piece.add(to: line, low, high, slab.bottom &- slab.top)
      }
    }
  }

  /// Replaces a row's areas by those of the scratch cells, and clears the scratch cells. Cells right of the group are
  /// restored to their sums.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: The columns of the group.
  ///   - offset: The difference between the corrected value and the sum left of the group.
  private func replace(_ row: AccumulationRow, _ columns: ClosedRange<Int>, _ offset: Int32) {
    // Edges left of the window count in its first cell.
    let isFirst = columns.lowerBound == 0
    var sum = isFirst ? -offset : before.sum
    var previous = isFirst ? 0 : before.sum &+ offset
    var covered = coverageBefore
    for column in columns {
      sum &+= row.cells[column]
      covered &+= cells[column]
      cells[column] = 0
      let area = (folded(sum) &- covered).magnitude <= Self.rounding ? sum : covered
      row.cells[column] = area &- previous
      previous = area
    }
    let next = columns.upperBound &+ 1
    cells[next] = 0
    row.cells[next] &+= sum &- previous
    AccumulationLine(cells: row.cells, dirty: row.dirty).mark(from: columns.lowerBound, through: next)
  }

  /// Returns the coverage of a sum, up to 0x20000.
  @inline(__always)
  private func folded(_ sum: Int32) -> Int32 {
    let area = Int32(truncatingIfNeeded: sum.magnitude)
    if !isEvenOdd { return min(area, 0x20000) }
    let rest = area & 0x3FFFF
    return rest > 0x20000 ? 0x40000 &- rest : rest
  }
}
