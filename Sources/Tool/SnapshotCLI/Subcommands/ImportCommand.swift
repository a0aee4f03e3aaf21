import ArgumentParser
import Foundation
import SnapshotReports
import SnapshotRuns

struct ImportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import images and texts that another tool made, and report what changed.",
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

  @OptionGroup var common: CommonOptions
  @OptionGroup var options: ImportOptions
  @OptionGroup var reports: ReportOptions

  @Argument(help: ArgumentHelp("The folder to which the other tool wrote its images and texts.", valueName: "folder"))
  var folder: String

  func perform() async throws -> SnapshotExitCode {
    let report = try await options.makeRun(from: folder, common: common)
    let root = try common.projectRoot()
    let paths = try reports.write(report, Configuration(packageRoot: root), packageRoot: root)
    try Summary(common: common, report: report).print(reports: paths)
    return report.exitCode
  }
}

extension ImportLayout {
  /// The names of the test sources that locate references which do not exist yet.
  func sourceNames(of artifacts: ArtifactFolder) -> Set<String> {
    self == .snapshotTesting ? artifacts.swiftSourceNames : []
  }
}
