/// Arguments after `--`, which are passed to `swift test` or `swift build`.
///
/// NB: each of these arguments is rewritten to an option, `-Xtest`, before the parser sees it, because the parser would
/// reject unknown options after `--` in some positions.
enum PassthroughArguments {
  static let option = "-Xtest"
  private static let subcommands: Set = ["verify", "record", "preview", "lint", "sweep", "doctor"]

  /// The arguments of the tool, with every argument after `--` as an `-Xtest` option if the subcommand runs tests.
  static func naming(_ arguments: [String]) -> [String] {
    guard let subcommand = arguments.first, subcommands.contains(subcommand),
      let dashes = arguments.firstIndex(of: "--")
    else {
      return arguments
    }
    // One argument each, because the parser treats a second `--` as the end of all options.
    return arguments[..<dashes] + arguments[(dashes + 1)...].map { "\(option)=\($0)" }
  }
}
