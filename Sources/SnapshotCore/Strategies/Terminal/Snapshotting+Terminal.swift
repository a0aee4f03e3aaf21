extension Snapshotting where Value == TerminalScreen, Format == String {
  /// A terminal's screen as text, with styles in words.
  ///
  ///     assertSnapshot(of: TerminalScreen(output), as: .terminal)
  ///
  /// Records, in a file that ends in `terminal.txt`:
  ///
  ///     ‹bold green›✓‹/› 12 tests passed
  public static var terminal: Snapshotting { .text("terminal.txt") { TerminalText.text(of: $0) } }
}

extension Snapshotting where Value == String, Format == String {
  /// What a program prints, as a terminal of 80 columns shows it: text, with styles in words.
  ///
  ///     assertSnapshot(of: output, as: .terminal)
  ///
  /// Records, in a file that ends in `terminal.txt`:
  ///
  ///     ‹bold green›✓‹/› 12 tests passed
  public static var terminal: Snapshotting { .terminal() }

  /// What a program prints, as a terminal shows it: text, with styles in words.
  ///
  /// - Parameters:
  ///   - columns: Characters a line; longer lines wrap.
  ///   - rows: Lines of the screen; `nil` lets it grow with what is printed.
  public static func terminal(columns: Int = 80, rows: Int? = nil) -> Snapshotting {
    Snapshotting<TerminalScreen, String>.terminal.pullback { TerminalScreen($0, columns: columns, rows: rows) }
  }
}
