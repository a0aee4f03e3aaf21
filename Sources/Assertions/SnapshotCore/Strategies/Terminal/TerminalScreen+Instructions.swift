extension TerminalScreen {
  mutating func perform(_ instruction: TerminalInstruction) {
    switch instruction {
    case .print(let scalar): print(scalar)
    case .control(let scalar): control(scalar)
    case .escape(let intermediate, let final): escape(intermediate, final)
    case .systemCommand(let text): systemCommand(text)
    case .sequence(let prefix, let parameters, let intermediate, let final):
      guard intermediate.isEmpty else { return }
      if prefix == "?" {
        if final == "h" || final == "l" { parameters.forEach { setMode($0.value ?? 0, to: final == "h") } }
      } else if prefix.isEmpty {
        sequence(parameters, final)
      }
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{8}": moveTo(column: cursor.column - 1)
    case "\t": tab(1)
    case "\n", "\u{B}", "\u{C}":
      cursor.column = 0
      isWrapPending = false
      lineFeed()
    case "\r": moveTo(column: 0)
    case "\u{E}": drawsLines = true
    case "\u{F}": drawsLines = false
    default: break
    }
  }

  private mutating func escape(_ intermediate: String, _ final: Unicode.Scalar) {
    switch (intermediate, final) {
    case ("", "7"): save()
    case ("", "8"): restore()
    case ("", "D"): lineFeed()
    case ("", "E"):
      moveTo(column: 0)
      lineFeed()
    case ("", "H"): tabStops.insert(cursor.column)
    case ("", "M"): reverseLineFeed()
    case ("", "c"): self = TerminalScreen(columns: columns, rows: rows)
    case ("(", "0"): drawsLines = true
    case ("(", _): drawsLines = false
    default: break
    }
  }

  private mutating func systemCommand(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "0" || parts[0] == "2" { title = String(parts[1]) }
  }

  private mutating func setMode(_ mode: Int, to isOn: Bool) {
    switch mode {
    case 7: wraps = isOn
    case 25: showsCursor = isOn
    case 47, 1047, 1049:
      if isOn, primary == nil {
        if mode == 1049 { save() }
        primary = lines
        lines = [[]]
        cursor = Position()
      } else if !isOn, let before = primary {
        lines = before
        primary = nil
        if mode == 1049 { restore() }
      }
    case 1048:
      if isOn { save() } else { restore() }
    default: break
    }
  }

  private mutating func sequence(_ parameters: [ControlParameter], _ final: Unicode.Scalar) {
    func number(_ index: Int, or standard: Int) -> Int {
      parameters.indices.contains(index) ? parameters[index].value ?? standard : standard
    }
    /// The repeat count, at least 1.
    let count = max(1, number(0, or: 1))
    switch final {
    case "A": moveTo(row: max(cursor.row - count, cursor.row >= top ? top : 0))
    case "B", "e": moveTo(row: min(cursor.row + count, cursor.row < bottom ? bottom - 1 : rowLimit - 1))
    case "C", "a": moveTo(column: cursor.column + count)
    case "D": moveTo(column: cursor.column - count)
    case "E":
      moveTo(row: cursor.row + count)
      moveTo(column: 0)
    case "F":
      moveTo(row: cursor.row - count)
      moveTo(column: 0)
    case "G", "`": moveTo(column: count - 1)
    case "d": moveTo(row: count - 1)
    case "H", "f":
      moveTo(row: count - 1)
      moveTo(column: max(1, number(1, or: 1)) - 1)
    case "I": tab(count)
    case "Z": tab(-count)
    case "J": eraseScreen(number(0, or: 0))
    case "K": eraseLine(number(0, or: 0))
    case "X": erase(row: cursor.row, columns: cursor.column..<min(cursor.column + count, columns))
    case "@": insertCells(count)
    case "P": deleteCells(count)
    case "L": insertLines(count)
    case "M": deleteLines(count)
    case "S": scrollUp(count)
    case "T": scrollDown(count)
    case "b": repeatLast(count)
    case "g": if number(0, or: 0) == 3 { tabStops = [] } else { tabStops.remove(cursor.column) }
    case "m":
      style.apply(parameters.isEmpty ? [ControlParameter(value: 0)] : parameters)
    case "r":
      guard let rows else { return }
      let first = max(1, number(0, or: 1)) - 1
      let end = min(number(1, or: rows), rows)
      // Margins hold two rows at least.
      guard end - first > 1 else { return }
      margins = first..<end
      moveTo(row: 0)
      moveTo(column: 0)
    case "s": save()
    case "u": restore()
    default: break
    }
  }

  private mutating func repeatLast(_ count: Int) {
    guard let lastPrinted else { return }
    for _ in 0..<min(count, columns * 100) { print(lastPrinted) }
  }

  private mutating func save() { saved = Saved(cursor: cursor, style: style, drawsLines: drawsLines) }

  private mutating func restore() {
    let saved = saved ?? Saved(cursor: Position(), style: TerminalStyle(), drawsLines: false)
    cursor = saved.cursor
    style = saved.style
    drawsLines = saved.drawsLines
    isWrapPending = false
  }

  private mutating func moveTo(row: Int) {
    cursor.row = min(max(0, row), rowLimit - 1)
    isWrapPending = false
  }

  private mutating func moveTo(column: Int) {
    cursor.column = min(max(0, column), columns - 1)
    isWrapPending = false
  }

  private mutating func tab(_ count: Int) {
    for _ in 0..<min(count.magnitude, UInt(columns)) {
      let stop =
        count > 0
        ? tabStops.filter { $0 > cursor.column }.min() ?? columns - 1
        : tabStops.filter { $0 < cursor.column }.max() ?? 0
      moveTo(column: stop)
    }
  }
}
