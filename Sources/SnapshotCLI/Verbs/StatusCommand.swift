import ArgumentParser
import SnapshotReport

struct StatusCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Says how the last run ended: what is changed, missing or new.",
    discussion: "Reads the last run's ledger and runs nothing. Ends with the exit code of that run.")

  @OptionGroup var common: CommonOptions

  func perform() async throws -> SnapshotExitCode {
    let report = try RunReport(of: common.existingRun())
    try Summary(common: common, report: report).print()
    return report.exitCode
  }
}
