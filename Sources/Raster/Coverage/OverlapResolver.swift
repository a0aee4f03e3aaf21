/// Finds the pixels in which outlines overlap or cross, and gives their cells the area that the outlines cover together.
///
/// A sum of signed areas is exact wherever a pixel sees two winding numbers that follow one another, as on both sides of an
/// edge. Where it sees others, as where a shape's outline lies on another one's, or where a line crosses itself, the sum is
/// not what both cover. So each row's edges are sorted, and those that meet within pixels are looked at together: between
/// the heights at which edges begin, end or cross, edges have an order, along which winding numbers are counted. The edges
/// at which the inside begins and ends are the outline of what is covered, and their areas replace the sums.
///
/// What a pixel gets depends on the edges that meet in it and in its neighbours alone, never on the window. Where the sum
/// was right to within half a level, it stays.
final class OverlapResolver {
  /// The part of an edge between two heights.
  private struct Crossing {
    var upper: Int
    var lower: Int
    var edge: Int32
    var sign: Int32
  }

  /// Up to so many edges that meet are followed exactly; up to the second number they are along the middles of sixteen
  /// lines of a row; of more, the sums stay.
  private static let mostExact = 64
  private static let most = 512
  /// Half a level, in 1/131072 pixel: areas nearer than that differ by rounding.
  private static let rounding: UInt32 = 256

  var edges: [DownwardEdge] = []
  var active: [Int32] = []
  var pieces: [Piece] = []
  /// The winding numbers right of the groups of a row that were looked at.
  private var before = RowWinding()
  private var crossings: [Crossing] = []
  /// The cells of one row, all zero between rows, and bits that no one reads.
  private var cells: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  private var bits: UnsafeMutablePointer<UInt64> = .allocate(capacity: 0)
  private var capacity = 0
  private var isEvenOdd = false
  /// The left edge of the window in 1/65536 pixel, and its width in pixels.
  private var left = 0
  private var width = 0
  /// The row in 1/256 pixel.
  var top = 0

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// Corrects the cells of a window to which an outline has been added, and nothing else.
  func resolve(_ outline: FilledOutline, in window: CellWindow) {
    let bounds = window.bounds
    guard !bounds.isEmpty else { return }
    makeRoom(window.stride + 4)
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

  private func makeRoom(_ count: Int) {
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

  /// Looks at each group of edges that meet within pixels or in neighbours, and at the columns after it.
  private func resolve(_ row: CellRow) {
    let leftColumn = left &>> 16
    before.reset()
    // By how much the columns at hand differ from the sum by now.
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
          CellLine(cells: row.cells, dirty: row.dirty).mark(from: next, through: next)
          offset = wanted
        }
      }
      start = end
    }
  }

  /// The sign of the one line that goes through a group from the row's top to its bottom, in however many pieces; 0 where
  /// the group is something else. Beside such a line there are two winding numbers.
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

  /// A bit for each height of a piece, of the 64 heights from the given one on.
  private static func bits(_ piece: Piece, _ start: Int32) -> UInt64 {
    let top = max(0, min(64, piece.top &- start))
    let bottom = max(0, min(64, piece.bottom &- start))
    return (UInt64.max << UInt64(top)) & ~(UInt64.max << UInt64(bottom))
  }

  @inline(__always)
  private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }

  /// What is covered right of the groups before, up to 0x20000.
  private var coverageBefore: Int32 {
    before.area { isInside($0) ? 1 : 0 }
  }

  /// What the columns right of the groups before need besides their sum.
  private var correction: Int32 {
    let (sum, covered) = (before.sum, coverageBefore)
    return (folded(sum) &- covered).magnitude <= Self.rounding ? 0 : covered &- sum
  }

  /// Whether the sums of a group's areas are what it covers.
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

  /// Adds the outline of what a group covers to the resolver's own cells.
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
        var piece = EdgePiece(
          sign: isInsideAfter ? 1 : -1, slope: edges[Int(crossing.edge)].slope,
          isInside: low >= 0 && high &>> 16 < width, width: width)
        piece.add(to: CellLine(cells: cells, dirty: bits), low, high, bottom &- top)
      }
      return true
    }
  }

  /// Gives a row the areas of the resolver's own cells, which are zero afterwards. Cells right of them get back their sum.
  ///
  /// - Parameter offset: By how much the columns left of the group differ from their sum.
  private func replace(_ row: CellRow, _ columns: ClosedRange<Int>, _ offset: Int32) {
    // What lies left of the window counts in its first cell.
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
    CellLine(cells: row.cells, dirty: row.dirty).mark(from: columns.lowerBound, through: next)
  }

  /// What a sum covers, up to 0x20000.
  @inline(__always)
  private func folded(_ sum: Int32) -> Int32 {
    let area = Int32(truncatingIfNeeded: sum.magnitude)
    if !isEvenOdd { return min(area, 0x20000) }
    let rest = area & 0x3FFFF
    return rest > 0x20000 ? 0x40000 &- rest : rest
  }

  // MARK: Slabs

  /// Calls back for each part of the row's height in which a group's edges do not cross, with the edges in `crossings`, in
  /// order.
  ///
  /// - Returns: whether one of the calls returned `false`, after which there are no more.
  private func eachSlab(of group: Range<Int>, _ body: (_ top: Int, _ bottom: Int) -> Bool) -> Bool {
    if group.count > Self.mostExact {
      for line in 0..<16 {
        gather(group, alongMiddleOf: line)
        if !body(line &<< 4, line &<< 4 &+ 16) { return true }
      }
      return false
    }
    // A bit for each height at which an edge begins or ends.
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
          // To the next bit of the word, or to the next word.
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

  /// Halves a slab until its edges have one order.
  private func visit(_ group: Range<Int>, _ top: Int, _ bottom: Int, _ body: (Int, Int) -> Bool) -> Bool {
    gather(group, top, bottom)
    if bottom &- top > 1, !isOrdered {
      let middle = (top &+ bottom) &>> 1
      return visit(group, top, middle, body) && visit(group, middle, bottom, body)
    }
    return body(top, bottom)
  }

  /// Whether no two edges cross, but for rounding.
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

  /// Along the middle of a slab. Edges that meet there have an order that does not depend on the order of contours.
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
