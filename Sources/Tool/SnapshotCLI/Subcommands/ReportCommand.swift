import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct ReportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write reports of a run.",
    usage: "snapshot report [<options>] [<run> ...]",
    discussion: """
      Runs no tests, and prints the paths of the reports. Reads only artifacts in the run's folder and references in this package. \
      If the run names other files, omits and lists them, and exits with 74.
      """)

  @Option(
    help: ArgumentHelp(
      "Write reports in these formats, separated by commas: html, json, junit, markdown, github, gitlab, sarif.",
      valueName: "formats"))
  var format: FormatList = FormatList(formats: [.html])

  @Argument(help: ArgumentHelp("Report these runs, by name or folder (default: the last run).", valueName: "run"))
  var runs: [String] = []

  @OptionGroup(title: "Report Options") var contents: ReportContentOptions
  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: JSONOption

  func validate() throws {
    if runs.count > 1, contents.attachDir != nil || contents.imageBaseURL != nil || contents.reportURL != nil {
      throw ValidationError("--attach-dir, --image-base-url and --report-url are for one run.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let folders = try runs.isEmpty ? [project.folder(ofRun: nil)] : runs.map(project.folder(ofRun:))
    var hasRefusals = false
    for folder in folders {
      var report = try project.report(of: folder)
      try report.noteDecisions()
      let refusals = report.refusals
      for refusal in refusals.prefix(Self.mostRefusals) {
        Console.error(refusal + ". It is not part of the report.")
      }
      hasRefusals = hasRefusals || !refusals.isEmpty
      let paths = try contents.write(format.formats, of: report, into: destination(of: folder, among: folders.count))
      for (path, format) in zip(paths, format.formats) { try say(path, format: format, report) }
    }
    return hasRefusals ? .inputOutput : .clean
  }

  /// The maximum number of omitted files to list.
  private static let mostRefusals = 20

  /// Reports of several runs go into subfolders named by the runs.
  private func destination(of folder: RunFolder, among count: Int) -> String {
    guard let path = contents.folder else { return folder.path }
    return count == 1 ? path : path + "/" + folder.name
  }

  private func say(_ path: String, format: ReportFormat, _ report: RunReport) throws {
    guard output.json else { return Console.print(VisibleText.line(path)) }
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
