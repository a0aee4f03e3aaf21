import ArgumentParser
import Foundation
import SnapshotReports
import SnapshotRuns

/// How a subcommand prints its results.
protocol OutputFormat: ParsableArguments {
  /// Whether results are printed as JSON.
  var json: Bool { get }
  /// Whether only the result is printed.
  var quiet: Bool { get }
}

extension OutputFormat {
  var quiet: Bool { false }
}

struct JSONOption: OutputFormat {
  @Flag(help: "Print results as JSON, one object per line.")
  var json = false
}

/// The output of a command that prints messages of a protocol, and neither results nor progress.
struct MessageOutput: OutputFormat {
  var json: Bool { false }
  var quiet: Bool { true }
}

struct ColorOption: ParsableArguments {
  enum Color: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(help: "Use colors: auto, always or never. NO_COLOR is respected.")
  var color: Color = .auto

  var palette: TerminalPalette {
    switch color {
    case .always: return .init(isColored: true)
    case .never: return .init(isColored: false)
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      return .init(isColored: isWanted && isatty(STDOUT_FILENO) == 1)
    }
  }
}

struct QuietOption: ParsableArguments {
  @Flag(name: [.customShort("q"), .long], help: "Print only the result.")
  var quiet = false
}

/// The options of subcommands that print one line per snapshot or file, and a result.
struct OutputOptions: OutputFormat {
  @OptionGroup private var format: JSONOption
  @OptionGroup private var colors: ColorOption
  @OptionGroup private var amount: QuietOption

  var json: Bool { format.json }
  var palette: TerminalPalette { colors.palette }
  var quiet: Bool { amount.quiet }
}

struct InputOption: ParsableArguments {
  @Flag(help: "Never ask for input. Fail, or print the commands to run instead.")
  var noInput = false
}
