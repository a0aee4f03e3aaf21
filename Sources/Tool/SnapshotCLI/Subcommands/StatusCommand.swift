import ArgumentParser
import SnapshotReview
import SnapshotRuns

struct StatusCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Print the result of the last run, and what is left to decide.",
    usage: "snapshot status [<options>]",
    discussion: """
      Runs no tests, and exits with the exit code of the run. Changes that were accepted or rejected since the run are counted, and no \
      longer listed. Accepted ones do not fail the command. With --stale, lists tests with swift test list, and reports \
      references that no test uses.
      """)

  @Flag(help: "Also report stale references.")
  var stale = false

  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    var report = try source.report()
    try report.noteDecisions()
    if stale { report.stale = try await Staleness.find(in: report, packageRoot: source.project.packageRoot()).stale }
    try Summary(report: report, output: output).print()
    return report.exitCode
  }
}
