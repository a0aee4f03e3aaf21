import ArgumentParser
import SnapshotRuns

struct StatusCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Print the result of the last run.",
    discussion: """
      Runs no tests, and exits with the exit code of the run. With --stale, lists tests with swift test list, and reports \
      references that no test uses.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Also report stale references.")
  var stale = false

  func perform() async throws -> SnapshotExitCode {
    var report = try common.existingReport()
    if stale { report.stale = try await Staleness.find(in: report, packageRoot: common.packageRoot()).stale }
    try Summary(common: common, report: report).print()
    return report.exitCode
  }
}
