extension Snapshotting where Value == TerminalScreen, Format == String {
  /// The text of a terminal's screen, with styles in words.
  ///
  ///     assertSnapshot(of: TerminalScreen(output), as: .terminal)
  ///
  /// Records, in a file that ends in `terminal.txt`:
  ///
  ///     ‹bold green›✓‹/› 12 tests passed
  public static var terminal: Snapshotting { .text("terminal.txt") { TerminalText.text(of: $0) } }
}

extension Snapshotting where Value == String, Format == String {
  /// The output of a program as the text of a terminal with 80 columns, with styles in words.
  ///
  ///     assertSnapshot(of: output, as: .terminal)
  ///
  /// Records, in a file that ends in `terminal.txt`:
  ///
  ///     ‹bold green›✓‹/› 12 tests passed
  public static var terminal: Snapshotting { .terminal() }

  /// The output of a program as the text of a terminal, with styles in words.
  ///
  /// - Parameters:
  ///   - columns: The number of characters per line. Longer lines wrap.
  ///   - rows: The number of lines, or `nil` for a screen that grows with the output.
  public static func terminal(columns: Int = 80, rows: Int? = nil) -> Snapshotting {
    Snapshotting<TerminalScreen, String>.terminal.pullback { TerminalScreen($0, columns: columns, rows: rows) }
  }
}
