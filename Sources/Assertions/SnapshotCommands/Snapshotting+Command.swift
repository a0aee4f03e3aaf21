import SnapshotCore

extension Snapshotting where Value == Command, Format == String {
  /// What a command writes, and how it ends.
  ///
  ///     assertSnapshot(of: Command("mytool", "list", "--json"), as: .command)
  ///
  /// Records, in a file that ends in `command.txt`:
  ///
  ///     $ mytool list --json
  ///     exit code: 2
  ///
  ///     standard output:
  ///     []
  ///
  ///     standard error:
  ///     warning: no items
  ///
  /// Escape sequences, other control characters and bytes that are not UTF-8 are escaped. Filters hide what differs from run to
  /// run: `.command.filtering(.temporaryFolder, .durations, .versions)`.
  public static var command: Snapshotting {
    Snapshotting<CommandResult, String>.command.throwingPullback { try $0.run() }
  }

  /// What a person sees in a terminal with 80 columns while a command runs, as text with styles in words.
  public static var terminal: Snapshotting { .terminal() }

  /// What a person sees in a terminal while a command runs, as text with styles in words.
  ///
  ///     assertSnapshot(of: Command("mytool", "list"), as: .terminal(columns: 60))
  ///
  /// Records, in a file that ends in `terminal.txt`:
  ///
  ///     ‹bold green›✓‹/› 12 items
  ///
  /// - Parameters:
  ///   - columns: The number of characters per line.
  ///   - rows: The number of lines.
  public static func terminal(columns: Int = 80, rows: Int = 24) -> Snapshotting {
    Snapshotting<TerminalScreen, String>.terminal.throwingPullback { try $0.screen(columns: columns, rows: rows) }
  }
}

extension Snapshotting where Value == CommandResult, Format == String {
  /// What a command wrote, and how it ended.
  ///
  ///     let result = try Command("mytool", "list").run()
  ///     assertSnapshot(of: result, as: .command)
  public static var command: Snapshotting {
    Snapshotting<String, String>.text(pathExtension: "command.txt").pullback(\.text)
  }
}

extension Command {
  /// Runs the command, and waits until it ends.
  ///
  /// Blocks the thread.
  ///
  /// - Throws: ``CommandFailure``.
  public func run() throws -> CommandResult { try CommandRun(command: self).result() }

  /// Runs the command in a terminal, and returns its screen at the end.
  ///
  /// The standard output and the standard error are the terminal, so that most programs write in color. The variable `TERM` is
  /// `xterm-256color`, and `NO_COLOR` is not set.
  ///
  ///     assertSnapshot(of: try Command("mytool").screen(), as: .image)
  ///
  /// - Throws: ``CommandFailure``.
  public func screen(columns: Int = 80, rows: Int = 24) throws -> TerminalScreen {
    let size = TerminalSize(columns: UInt16(clamping: columns), rows: UInt16(clamping: rows))
    let result = try CommandRun(command: self, terminal: size).result()
    return TerminalScreen(
      String(decoding: result.output, as: UTF8.self), columns: Int(size.columns), rows: Int(size.rows))
  }
}
