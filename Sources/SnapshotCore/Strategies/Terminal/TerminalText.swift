/// The text of a screen: its lines with the styles in words.
enum TerminalText {
  /// Styled text stands between `‹bold red›` and `‹/›`; a `‹` of the screen's own is doubled. Spaces at a line's end
  /// that nobody sees are left out, and so are empty lines at the end.
  static func text(of screen: TerminalScreen) -> String {
    var lines = screen.lines.map(text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(of cells: [TerminalScreen.Cell]) -> String {
    var cells = cells[...]
    while let last = cells.last, !last.isVisible { cells.removeLast() }
    var text = ""
    var name = ""
    for cell in cells where cell.width > 0 {
      let style = cell.style.name
      if style != name {
        if !name.isEmpty { text += "‹/›" }
        if !style.isEmpty { text += "‹\(style)›" }
        name = style
      }
      text += cell.text.isEmpty ? " " : cell.text.replacing("‹", with: "‹‹")
    }
    return name.isEmpty ? text : text + "‹/›"
  }
}

extension TerminalScreen.Cell {
  /// Whether the cell looks otherwise than an empty one.
  fileprivate var isVisible: Bool {
    if !text.isEmpty, text != " " { return true }
    return style.background != .standard || style.isInverse || style.underline != .none || style.isStruckThrough
      || style.isOverlined
  }
}
