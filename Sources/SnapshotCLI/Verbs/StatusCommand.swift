import ArgumentParser
import SnapshotRuns

struct StatusCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Says how the last run ended: what is changed, missing or new.",
    discussion: """
      Reads the last run's ledger and runs nothing. Ends with the exit code of that run. With --stale, asks swift test for \
      the list of tests, and tells the references that none needs.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Tell stale references too.")
  var stale = false

  func perform() async throws -> SnapshotExitCode {
    var report = try common.existingReport()
    if stale { report.stale = try await Staleness.find(in: report, packageRoot: common.packageRoot()).stale }
    try Summary(common: common, report: report).print()
    return report.exitCode
  }
}
