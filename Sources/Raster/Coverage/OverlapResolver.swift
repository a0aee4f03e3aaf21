/// Finds pixels in which outlines overlap or cross, and replaces their summed area by the area of the union.
///
/// A sum of signed areas is exact if a pixel contains two consecutive winding numbers, as on both sides of an edge.
/// Otherwise, for example where two outlines share an edge or a line crosses itself, the sum is wrong. The resolver
/// sorts the edges of each row and groups those that share pixels. Between the heights at which edges of a group begin,
/// end or cross, their order is fixed, and winding numbers are counted along it. The edges at which the inside begins
/// and ends are the outline of the union; their areas replace the sums.
///
/// A pixel's result depends only on the edges in it and in its neighbors, not on the window. Sums that are off by at
/// most half a level are kept.
final class OverlapResolver {
  /// The part of an edge between two heights.
  private struct Crossing {
    var upper: Int
    var lower: Int
    var edge: Int32
    var sign: Int32
  }

  /// Groups of up to `mostExact` edges are resolved exactly, groups of up to `most` edges along 16 scanlines per row.
  /// Larger groups keep their sums.
  private static let mostExact = 64
  private static let most = 512
  /// Half a level in 1/131072 pixel. Smaller differences are rounding errors.
  private static let rounding: UInt32 = 256

  // NB: the checks of exclusive access took a tenth of the time of outlines that overlap. Methods access one property at a
  // time, and no closure escapes.
  @exclusivity(unchecked) var edges: [DownwardEdge] = []
  @exclusivity(unchecked) var active: [Int32] = []
  @exclusivity(unchecked) var pieces: [Piece] = []
  /// The winding numbers right of the row's processed groups.
  @exclusivity(unchecked) private var before = RowWinding()
  @exclusivity(unchecked) private var crossings: [Crossing] = []
  /// The cells of one row, all zero between rows, and a bit set that is never read.
  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  @exclusivity(unchecked) private var bits: UnsafeMutablePointer<UInt64> = .allocate(capacity: 0)
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var isEvenOdd = false
  /// The left edge of the window in 1/65536 pixel, and its width in pixels.
  @exclusivity(unchecked) private var left = 0
  @exclusivity(unchecked) private var width = 0
  /// The current row in 1/256 pixel.
  @exclusivity(unchecked) var top = 0

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// Corrects the cells of a window that contains only the given outline.
  func resolve(_ outline: FilledOutline, in window: AccumulationWindow) {
    let bounds = window.bounds
    guard !bounds.isEmpty else { return }
    reserve(window.stride + 4)
    isEvenOdd = outline.rule == .evenOdd
    left = bounds.left &<< 16
    width = bounds.width
    collectEdges(of: outline.path, top: bounds.top &<< 8, bottom: bounds.bottom &<< 8)
    guard !edges.isEmpty else { return }
    active.removeAll(keepingCapacity: true)
    var next = 0
    for y in bounds.top..<bounds.bottom {
      top = y &<< 8
      while next < edges.count, edges[next].y0 < top &+ 256 {
        active.append(Int32(truncatingIfNeeded: next))
        next += 1
      }
      guard !active.isEmpty else { continue }
      makePieces()
      resolve(window.row(y))
    }
  }

  private func reserve(_ count: Int) {
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
  private func resolve(_ row: AccumulationRow) {
    let leftColumn = left &>> 16
    before.reset()
    // The difference between the corrected value and the sum at the current column.
    var offset: Int32 = 0
    var start = 0
    while start < pieces.count {
      let first = pieces[start].first
      if first >= leftColumn &+ width { return }
      var last = pieces[start].last
      var end = start
      while end < pieces.count, pieces[end].first <= last &+ 1 {
        last = max(last, pieces[end].last)
        end &+= 1
      }
      let group = start..<end
      let line = sign(ofLine: group)
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
        for index in group {
          let piece = pieces[index]
          before.add(sign: piece.sign, top: Int(piece.top), bottom: Int(piece.bottom))
        }
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
  private func sign(ofLine group: Range<Int>) -> Int32 {
    let sign = pieces[group.lowerBound].sign
    var height = 0
    var heights: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for index in group {
      let piece = pieces[index]
      if piece.sign != sign { return 0 }
      height &+= Int(piece.bottom &- piece.top)
      if height > 256 { return 0 }
      heights.0 |= Self.bits(piece, 0)
      heights.1 |= Self.bits(piece, 64)
      heights.2 |= Self.bits(piece, 128)
      heights.3 |= Self.bits(piece, 192)
    }
    return heights == (.max, .max, .max, .max) ? sign : 0
  }

  /// Returns one bit per height of a piece, for the 64 heights from `start`.
  private static func bits(_ piece: Piece, _ start: Int32) -> UInt64 {
    let top = max(0, min(64, piece.top &- start))
    let bottom = max(0, min(64, piece.bottom &- start))
    return (UInt64.max << UInt64(top)) & ~(UInt64.max << UInt64(bottom))
  }

  @inline(__always)
  private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }

  /// The coverage right of the processed groups, up to 0x20000.
  private var coverageBefore: Int32 {
    before.area { isInside($0) ? 1 : 0 }
  }

  /// The correction of the sum right of the processed groups.
  private var correction: Int32 {
    let (sum, covered) = (before.sum, coverageBefore)
    return (folded(sum) &- covered).magnitude <= Self.rounding ? 0 : covered &- sum
  }

  /// Whether the sums of a group's areas are correct.
  private func isExact(_ group: Range<Int>) -> Bool {
    var low = Int.max
    var high = Int.min
    return !eachSlab(of: group) { top, _ in
      var count = before.winding(at: top)
      low = min(low, count)
      high = max(high, count)
      for crossing in crossings {
        count &+= Int(crossing.sign)
        low = min(low, count)
        high = max(high, count)
      }
      return high &- low <= 1 || (!isEvenOdd && (low > 0 || high < 0))
    }
  }

  /// Adds the outline of a group's union to the scratch cells.
  private func accumulate(_ group: Range<Int>) {
    _ = eachSlab(of: group) { top, bottom in
      var count = before.winding(at: top)
      for crossing in crossings {
        let isInsideBefore = isInside(count)
        count &+= Int(crossing.sign)
        let isInsideAfter = isInside(count)
        if isInsideBefore == isInsideAfter { continue }
        let low = min(crossing.upper, crossing.lower) &- left
        let high = max(crossing.upper, crossing.lower) &- left
        var piece = EdgeSegment(
          sign: isInsideAfter ? 1 : -1, slope: edges[Int(crossing.edge)].slope,
          isInside: low >= 0 && high &>> 16 < width, width: width)
        piece.add(to: AccumulationLine(cells: cells, dirty: bits), low, high, bottom &- top)
      }
      return true
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

  // MARK: Slabs

  /// Calls `body` for each part of the row's height in which a group's edges do not cross, with the sorted edges in
  /// `crossings`.
  ///
  /// - Returns: Whether `body` stopped the iteration by returning `false`.
  private func eachSlab(of group: Range<Int>, _ body: (_ top: Int, _ bottom: Int) -> Bool) -> Bool {
    if group.count > Self.mostExact {
      for line in 0..<16 {
        gather(group, alongMiddleOf: line)
        if !body(line &<< 4, line &<< 4 &+ 16) { return true }
      }
      return false
    }
    // One bit per height at which an edge begins or ends.
    var ends: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &ends) { ends in
      let words = ends.bindMemory(to: UInt64.self)
      for index in group {
        for height in [pieces[index].top, pieces[index].bottom] where height < 256 {
          words[Int(height) &>> 6] |= 1 &<< UInt64(height & 63)
        }
      }
      if before.isPartial {
        for word in 0..<4 { words[word] |= before.changes[word] }
      }
      words[0] |= 1
      var top = 0
      var height = 1
      while height <= 256 {
        if height < 256, words[height &>> 6] & 1 &<< UInt64(height & 63) == 0 {
          // Skips to the next set bit of the word, or to the next word.
          let rest = words[height &>> 6] &>> UInt64(height & 63)
          height = rest == 0 ? (height | 63) &+ 1 : height &+ rest.trailingZeroBitCount
          continue
        }
        if !visit(group, top, height, body) { return true }
        top = height
        height &+= 1
      }
      return false
    }
  }

  /// Bisects a slab until its edges do not cross.
  private func visit(_ group: Range<Int>, _ top: Int, _ bottom: Int, _ body: (Int, Int) -> Bool) -> Bool {
    gather(group, top, bottom)
    if bottom &- top > 1, !isOrdered {
      let middle = (top &+ bottom) &>> 1
      return visit(group, top, middle, body) && visit(group, middle, bottom, body)
    }
    return body(top, bottom)
  }

  /// Whether no two edges cross, apart from rounding.
  private var isOrdered: Bool {
    crossings.withUnsafeBufferPointer { crossings in
      var index = 1
      while index < crossings.count {
        let (a, b) = (crossings[index &- 1], crossings[index])
        if a.upper > b.upper &+ 2 || a.lower > b.lower &+ 2 { return false }
        index &+= 1
      }
      return true
    }
  }

  private func gather(_ group: Range<Int>, _ top: Int, _ bottom: Int) {
    crossings.removeAll(keepingCapacity: true)
    let start = self.top
    pieces.withUnsafeBufferPointer { pieces in
      edges.withUnsafeBufferPointer { edges in
        for index in group {
          let piece = pieces[index]
          guard piece.top <= top, piece.bottom >= bottom else { continue }
          let edge = edges[Int(piece.edge)]
          crossings.append(
            Crossing(
              upper: piece.top == top ? piece.entry : edge.position(at: start &+ top),
              lower: piece.bottom == bottom ? piece.exit : edge.position(at: start &+ bottom), edge: piece.edge,
              sign: piece.sign))
        }
      }
    }
    sortCrossings()
  }

  private func gather(_ group: Range<Int>, alongMiddleOf line: Int) {
    crossings.removeAll(keepingCapacity: true)
    let middle = line &<< 4 &+ 8
    for index in group {
      let piece = pieces[index]
      guard piece.top <= middle, piece.bottom > middle else { continue }
      let place = edges[Int(piece.edge)].position(at: top &+ middle)
      crossings.append(Crossing(upper: place, lower: place, edge: piece.edge, sign: piece.sign))
    }
    sortCrossings()
  }

  private func sortCrossings() {
    if crossings.count > 48 {
      crossings.sort { isBefore($0, $1) }
      return
    }
    crossings.withUnsafeMutableBufferPointer { crossings in
      var index = 1
      while index < crossings.count {
        let crossing = crossings[index]
        var place = index
        while place > 0, isBefore(crossing, crossings[place &- 1]) {
          crossings[place] = crossings[place &- 1]
          place &-= 1
        }
        crossings[place] = crossing
        index &+= 1
      }
    }
  }

  /// Compares positions at the middle of a slab. Ties are broken independently of the order of contours.
  @inline(__always)
  private func isBefore(_ a: Crossing, _ b: Crossing) -> Bool {
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
