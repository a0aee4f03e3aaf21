extension TerminalScreen {
  /// The first row of the scrolling region.
  var top: Int { margins?.lowerBound ?? 0 }
  /// The row after the scrolling region.
  var bottom: Int { margins?.upperBound ?? rowLimit }

  /// Moves the cursor down one row, scrolling at the last one.
  mutating func lineFeed() {
    if cursor.row == bottom - 1 {
      scrollUp(1)
    } else if cursor.row < rowLimit - 1 {
      cursor.row += 1
    }
    extend(toRow: cursor.row, column: 0)
  }

  mutating func reverseLineFeed() {
    if cursor.row == top { scrollDown(1) } else if cursor.row > 0 { cursor.row -= 1 }
    isWrapPending = false
  }

  mutating func scrollUp(_ count: Int) { deleteRows(count, at: top) }

  mutating func scrollDown(_ count: Int) { insertRows(count, at: top) }

  mutating func insertLines(_ count: Int) {
    guard (top..<bottom).contains(cursor.row) else { return }
    insertRows(count, at: cursor.row)
  }

  mutating func deleteLines(_ count: Int) {
    guard (top..<bottom).contains(cursor.row) else { return }
    deleteRows(count, at: cursor.row)
  }

  private mutating func insertRows(_ count: Int, at row: Int) {
    guard row < lines.count else { return }
    let count = min(count, bottom - row)
    lines.insert(contentsOf: repeatElement([], count: count), at: row)
    // What is pushed over the margin is gone; what lies below it stays where it was.
    if bottom < lines.count { lines.removeSubrange(bottom..<min(bottom + count, lines.count)) }
  }

  private mutating func deleteRows(_ count: Int, at row: Int) {
    let end = min(bottom, lines.count)
    guard row < end else { return }
    let count = min(count, end - row)
    lines.removeSubrange(row..<row + count)
    // Rows below the margin keep their places.
    if end < lines.count + count {
      lines.insert(contentsOf: repeatElement([], count: count), at: min(end - count, lines.count))
    }
    if lines.isEmpty { lines = [[]] }
  }

  /// Erases below the cursor (0), above it (1) or everywhere (2, 3), the cursor's own cell included.
  mutating func eraseScreen(_ mode: Int) {
    switch mode {
    case 0:
      eraseLine(0)
      if cursor.row + 1 < lines.count {
        for row in cursor.row + 1..<lines.count { erase(row: row, columns: 0..<columns) }
      }
    case 1:
      eraseLine(1)
      for row in 0..<min(cursor.row, lines.count) { erase(row: row, columns: 0..<columns) }
    case 2:
      for row in lines.indices { erase(row: row, columns: 0..<columns) }
    default: break
    }
  }

  /// Erases from the cursor (0), up to it (1) or the whole line (2).
  mutating func eraseLine(_ mode: Int) {
    switch mode {
    case 0: erase(row: cursor.row, columns: cursor.column..<columns)
    case 1: erase(row: cursor.row, columns: 0..<cursor.column + 1)
    case 2: erase(row: cursor.row, columns: 0..<columns)
    default: break
    }
  }

  /// Erases cells, which get the current background color.
  mutating func erase(row: Int, columns range: Range<Int>) {
    guard !range.isEmpty else { return }
    isWrapPending = false
    var blank = Cell()
    blank.style.background = style.background
    blank.isWritten = style.background != .standard
    let end = blank.isWritten ? range.upperBound : min(range.upperBound, row < lines.count ? lines[row].count : 0)
    guard range.lowerBound < end else { return }
    extend(toRow: row, column: end)
    clearWide(at: range.lowerBound, row: row)
    clearWide(at: end - 1, row: row)
    for column in range.lowerBound..<end { lines[row][column] = blank }
    trim(row)
  }

  mutating func insertCells(_ count: Int) {
    guard cursor.row < lines.count, cursor.column < lines[cursor.row].count else { return }
    clearWide(at: cursor.column)
    let count = min(count, columns - cursor.column)
    lines[cursor.row].insert(contentsOf: repeatElement(Cell(), count: count), at: cursor.column)
    if lines[cursor.row].count > columns { lines[cursor.row].removeLast(lines[cursor.row].count - columns) }
    mendEnd(cursor.row)
    isWrapPending = false
  }

  mutating func deleteCells(_ count: Int) {
    guard cursor.row < lines.count, cursor.column < lines[cursor.row].count else { return }
    let end = min(cursor.column + count, lines[cursor.row].count)
    clearWide(at: cursor.column)
    clearWide(at: end - 1)
    lines[cursor.row].removeSubrange(cursor.column..<end)
    trim(cursor.row)
    isWrapPending = false
  }

  /// Replaces a wide character whose second half was pushed out with a space.
  private mutating func mendEnd(_ row: Int) {
    guard let last = lines[row].indices.last, lines[row][last].width == 2 else { return }
    lines[row][last].text = " "
    lines[row][last].width = 1
  }

  /// Removes unwritten cells at a line's end.
  private mutating func trim(_ row: Int) {
    while let last = lines[row].last, !last.isWritten { lines[row].removeLast() }
  }
}
