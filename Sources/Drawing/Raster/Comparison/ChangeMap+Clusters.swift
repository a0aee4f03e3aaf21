extension ChangeMap {
  /// Returns the changed areas. Adjacent cells with changes, including diagonal ones, form one area. If there are more
  /// than `limit` areas, the cell size is doubled until there are not.
  func clusters(limit: Int) -> [ImageDifference.Cluster] {
    var factor = 1
    while true {
      let clusters = clusters(cellsJoined: factor)
      if clusters.count <= limit || factor > max(columns, rows) { return clusters }
      factor *= 2
    }
  }

  private func clusters(cellsJoined factor: Int) -> [ImageDifference.Cluster] {
    var areas = ConnectedCells(columns: (columns + factor - 1) / factor, rows: (rows + factor - 1) / factor)
    forEachChangedCell { column, row, _ in areas.occupy(column: column / factor, row: row / factor) }
    areas.label()
    var boxes = [ChangedBox](repeating: ChangedBox(), count: areas.count)
    forEachChangedCell { column, row, bits in
      boxes[areas.label(column: column / factor, row: row / factor)].add(bits, column: column, row: row)
    }
    return boxes.map(\.cluster).sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }
}

extension ChangeMap {
  @inline(__always)
  private func forEachChangedCell(_ body: (_ column: Int, _ row: Int, _ bits: UInt16) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      for row in 0..<rows where hasChange[row] {
        for column in 0..<columns where cells[row * columns + column] != 0 {
          body(column, row, cells[row * columns + column])
        }
      }
    }
  }
}

/// Labels the connected cells of a grid.
private struct ConnectedCells {
  private let columns: Int
  private let rows: Int
  /// -1 for an empty cell, -2 for a cell without a label.
  private var labels: [Int32]
  private(set) var count = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    labels = [Int32](repeating: -1, count: columns * rows)
  }

  mutating func occupy(column: Int, row: Int) { labels[row * columns + column] = -2 }

  func label(column: Int, row: Int) -> Int { Int(labels[row * columns + column]) }

  mutating func label() {
    var waiting: [Int] = []
    for start in labels.indices where labels[start] == -2 {
      labels[start] = Int32(count)
      waiting.append(start)
      while let cell = waiting.popLast() { spread(from: cell, to: &waiting) }
      count += 1
    }
  }

  private mutating func spread(from cell: Int, to waiting: inout [Int]) {
    let row = cell / columns
    let column = cell % columns
    for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
      for nextColumn in max(0, column - 1)...min(columns - 1, column + 1) {
        let next = nextRow * columns + nextColumn
        guard labels[next] == -2 else { continue }
        labels[next] = Int32(count)
        waiting.append(next)
      }
    }
  }
}

/// The bounds and number of changed pixels.
private struct ChangedBox {
  private var minX = Int.max
  private var minY = Int.max
  private var maxX = Int.min
  private var maxY = Int.min
  private var count = 0

  mutating func add(_ bits: UInt16, column: Int, row: Int) {
    count += bits.nonzeroBitCount
    let across = (bits | bits >> 4 | bits >> 8 | bits >> 12) & 0xF
    minX = min(minX, column * 4 + across.trailingZeroBitCount)
    maxX = max(maxX, column * 4 + 15 - across.leadingZeroBitCount)
    minY = min(minY, row * 4 + bits.trailingZeroBitCount / 4)
    maxY = max(maxY, row * 4 + (15 - bits.leadingZeroBitCount) / 4)
  }

  var cluster: ImageDifference.Cluster {
    ImageDifference.Cluster(
      x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1, differingPixels: count)
  }
}
