import ArgumentParser
import SnapshotFoundation
import SnapshotWorkspace

/// The command line tool.
@main
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Verify, record, review and report snapshots of a Swift package.",
    discussion: """
      Exit codes: 0 success, 1 changed or missing snapshots, 2 other test failures, 3 stale references, 4 lint findings, 5 flaky snapshots or tests, \
      6 incomplete run or no assertions, 64 invalid arguments, 65 unreadable reference, 66 unknown snapshot or run, 70 internal \
      error, 74 input or output error, 77 writing refused on CI, 78 invalid configuration.
      """,
    version: PackageVersion.current,
    subcommands: [
      VerifyCommand.self, RecordCommand.self, ImportCommand.self, ReviewCommand.self, AcceptCommand.self,
      RejectCommand.self, UndoCommand.self, ResolveCommand.self, PruneCommand.self, MergeCommand.self,
      SheetCommand.self, SiteCommand.self,
      PreviewCommand.self, RenderCommand.self, LintCommand.self, SweepCommand.self, InitCommand.self,
      DoctorCommand.self,
      StatusCommand.self, ListCommand.self, DiffCommand.self, ExplainCommand.self, HistoryCommand.self,
      BisectCommand.self,
      ReportCommand.self,
      TrendsCommand.self, MCPCommand.self,
    ])

  static func main() async {
    CommandPlugin.interruptsThisProcessAtItsEnd()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let error = arguments.first.flatMap(unknownSubcommand) { exit(withError: error) }
    await main(arguments)
  }

  /// Without a subcommand: where the caller is, and what to do next.
  func run() async throws {
    do {
      let palette = try ColorOption.parse([]).palette
      try Console.print(Overview(of: ProjectOptions.parse([]), palette: palette).text(palette: palette))
    } catch {
      throw ExitCode(CommandError(error).report(isJSON: false).rawValue)
    }
  }
}

extension SnapshotCommand {
  /// The error for a first argument that is meant as a subcommand; `nil` if it is one, or an option.
  private static func unknownSubcommand(_ argument: String) -> ValidationError? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !argument.hasPrefix("-"), argument != "help", !names.contains(argument) else { return nil }
    let distances = names.map { (name: $0, distance: editDistance($0, argument)) }
    let nearest = distances.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    var message = "'\(VisibleText.line(argument))' is not a subcommand. "
    if let nearest, nearest.distance <= max(1, argument.count / 3) {
      message += "Did you mean '\(nearest.name)'?"
    } else {
      message += "To list the subcommands: snapshot help"
    }
    return ValidationError(message)
  }
}
