extension TerminalScreen {
  /// Prints a scalar at the cursor.
  mutating func print(_ original: Unicode.Scalar) {
    let scalar = drawsLines ? Self.lineDrawing[original] ?? original : original
    let width = scalar.displayWidth
    if width == 0 || joinsPrevious(scalar) { return combine(scalar) }
    if isWrapPending, wraps {
      cursor.column = 0
      lineFeed()
    }
    isWrapPending = false
    if cursor.column + width > columns {
      guard wraps, columns >= width else {
        // Without wrapping the last column is written again and again.
        cursor.column = max(0, columns - width)
        return place(scalar, width: min(width, columns))
      }
      cursor.column = 0
      lineFeed()
    }
    place(scalar, width: width)
    lastPrinted = original
  }

  private mutating func place(_ scalar: Unicode.Scalar, width: Int) {
    extend(toRow: cursor.row, column: cursor.column + width)
    clearWide(at: cursor.column)
    clearWide(at: cursor.column + width - 1)
    lines[cursor.row][cursor.column] = Cell(
      text: String(Character(scalar)), width: width, style: style, isWritten: true)
    if width == 2 {
      lines[cursor.row][cursor.column + 1] = Cell(text: "", width: 0, style: style, isWritten: true)
    }
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      isWrapPending = true
    }
  }

  /// The column of the character before the cursor.
  private var previous: Position? {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    while column >= 0, self[cursor.row, column].width == 0 { column -= 1 }
    guard column >= 0, self[cursor.row, column].isWritten, !self[cursor.row, column].text.isEmpty else { return nil }
    return Position(row: cursor.row, column: column)
  }

  /// Whether a scalar becomes part of the emoji or the flag before it.
  private func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous, let last = self[previous.row, previous.column].text.unicodeScalars.last else { return false }
    if last == "\u{200D}" { return true }
    let isModifier = ("\u{1F3FB}"..."\u{1F3FF}").contains(scalar)
    if isModifier { return self[previous.row, previous.column].width == 2 }
    let flags: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
    guard flags.contains(scalar) else { return false }
    let before = self[previous.row, previous.column].text.unicodeScalars
    return before.count == 1 && flags.contains(last)
  }

  /// The maximum number of scalars in a cell. As in terminals, the limit bounds the memory use.
  private static let scalarLimit = 32

  private mutating func combine(_ scalar: Unicode.Scalar) {
    guard let place = previous else { return }
    var cell = self[place.row, place.column]
    guard cell.text.unicodeScalars.count < Self.scalarLimit else { return }
    cell.text.unicodeScalars.append(scalar)
    lines[place.row][place.column] = cell
    // A flag, and what is asked to look as an emoji, takes two columns.
    let isFlag = ("\u{1F1E6}"..."\u{1F1FF}").contains(scalar)
    guard cell.width == 1, scalar == "\u{FE0F}" || isFlag, place.column + 1 < columns,
      cursor.column == place.column + 1, !isWrapPending
    else { return }
    extend(toRow: place.row, column: place.column + 2)
    clearWide(at: place.column + 1)
    lines[place.row][place.column].width = 2
    lines[place.row][place.column + 1] = Cell(text: "", width: 0, style: cell.style, isWritten: true)
    cursor.column += 1
    if cursor.column >= columns {
      cursor.column = columns - 1
      isWrapPending = true
    }
  }

  /// Extends a line up to a column.
  mutating func extend(toRow row: Int, column: Int) {
    while lines.count <= row { lines.append([]) }
    while lines[row].count < min(column, columns) { lines[row].append(Cell()) }
  }

  /// Overwriting one half of a wide character erases the other.
  mutating func clearWide(at column: Int, row: Int? = nil) {
    let row = row ?? cursor.row
    guard lines.indices.contains(row), lines[row].indices.contains(column) else { return }
    let cell = lines[row][column]
    if cell.width == 0, column > 0 {
      lines[row][column - 1].text = " "
      lines[row][column - 1].width = 1
      lines[row][column].width = 1
      lines[row][column].text = " "
    } else if cell.width == 2, column + 1 < lines[row].count {
      lines[row][column].text = " "
      lines[row][column].width = 1
      lines[row][column + 1].width = 1
      lines[row][column + 1].text = " "
    }
  }

  /// The DEC Special Graphics character set, which `ESC ( 0` selects.
  private static let lineDrawing: [Unicode.Scalar: Unicode.Scalar] = [
    "`": "◆", "a": "▒", "f": "°", "g": "±", "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "o": "⎺", "p": "⎻",
    "q": "─", "r": "⎼", "s": "⎽", "t": "├", "u": "┤", "v": "┴", "w": "┬", "x": "│", "y": "≤", "z": "≥", "{": "π",
    "|": "≠", "}": "£", "~": "·",
  ]
}
