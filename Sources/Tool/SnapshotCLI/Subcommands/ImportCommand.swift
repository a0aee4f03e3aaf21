import ArgumentParser
import Foundation
import SnapshotReports
import SnapshotRuns

struct ImportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import images and texts that another tool made, and report what changed.",
    usage: "snapshot import [<options>] <folder>",
    discussion: """
      Compares the files in a folder with their references, and writes the result as a run. Then review, accept, diff and \
      report work as after snapshot verify. Accepting writes the reference that the other tool reads. Runs no tests, and needs \
      no Package.swift: the project is the nearest folder with a .snapshot.yml, or the git repository.

      Layouts:
        snapshot-testing  The folder SNAPSHOT_ARTIFACTS of swift-snapshot-testing.
        folders           Actual files, beside expected files in --expected.
        playwright        The folder test-results of Playwright.
        paparazzi         The folder build/paparazzi/failures of Paparazzi.

      Exits with 1 if snapshots changed, and with 6 if a file could not be compared, for example because it has no reference.
      """)

  @Argument(
    help: ArgumentHelp("Import the folder to which the other tool wrote its images and texts.", valueName: "folder"))
  var folder: String

  @OptionGroup(title: "Report Options") var reports: ReportOptions
  @OptionGroup(title: "Import Options") var options: ImportOptions
  @OptionGroup(title: "Run Options") var newRun: NewRunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    let report = try await options.makeRun(
      from: folder, in: newRun.project, named: newRun.run, announces: !output.json && !output.quiet,
      isQuiet: output.quiet)
    let root = try newRun.project.projectRoot()
    let paths = try reports.write(report, Configuration(packageRoot: root), packageRoot: root)
    try Summary(report: report, output: output).print(reports: paths)
    return report.exitCode
  }
}
