import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct ReportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write reports of a run.",
    discussion: """
      Runs no tests, and prints the paths of the reports. Reads only artifacts in the run's folder and references in this package. \
      If the run names other files, omits and lists them, and exits with 74.
      """)

  @OptionGroup var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Report formats to write, separated by commas: html, json, junit, markdown, github, gitlab, sarif.",
      valueName: "formats"
    ))
  var format: FormatList = FormatList(formats: [.html])

  @Option(help: ArgumentHelp("The output folder (default: the run's folder).", valueName: "dir"))
  var out: String?

  @Argument(help: ArgumentHelp("Runs, by name or folder (default: the last run).", valueName: "run"))
  var runs: [String] = []

  func perform() async throws -> SnapshotExitCode {
    let folders =
      try runs.isEmpty
      ? [common.existingRun()]
      : runs.map { try RunLocation.folder(named: $0, packageRoot: try? common.projectRoot()) }
    var hasRefusals = false
    for folder in folders {
      let report = try common.report(of: folder)
      let refusals = report.refusals
      for refusal in refusals.prefix(Self.mostRefusals) {
        Console.error(refusal + ". It is not part of the report.")
      }
      hasRefusals = hasRefusals || !refusals.isEmpty
      for format in format.formats {
        let path = try format.write(report, into: destination(of: folder, among: folders.count))
        try say(path, format: format, report)
      }
    }
    return hasRefusals ? .inputOutput : .clean
  }

  /// The maximum number of omitted files to list.
  private static let mostRefusals = 20

  /// Reports of several runs go into subfolders named by the runs.
  private func destination(of folder: RunFolder, among count: Int) -> String {
    guard let out else { return folder.path }
    let path = URL(fileURLWithPath: out).standardizedFileURL.path
    return count == 1 ? path : path + "/" + folder.name
  }

  private func say(_ path: String, format: ReportFormat, _ report: RunReport) throws {
    guard common.json else { return Console.print(VisibleText.line(path)) }
    try Console.print(
      JSONReport.line(
        Line(run: report.folder.name, format: format.rawValue, path: path, exitCode: report.exitCode.rawValue)))
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "report"
    var run: String
    var format: String
    var path: String
    /// The exit code of the run, not of this command.
    var exitCode: Int32
  }
}
