/// Writes a screen as text, with styles in words.
enum TerminalText {
  /// Returns the text of a screen. Styled text is enclosed in `‹bold red›` and `‹/›`, and `‹` is doubled. Invisible spaces at the
  /// ends of lines and empty lines at the end are omitted.
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
  /// Whether the cell looks different from an empty one.
  fileprivate var isVisible: Bool {
    if !text.isEmpty, text != " " { return true }
    return style.background != .standard || style.isInverse || style.underline != .none || style.isStruckThrough
      || style.isOverlined
  }
}
