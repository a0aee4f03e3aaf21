import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct ReportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Makes reports from the ledger of a run.",
    discussion: """
      Runs nothing. Prints the paths of what it wrote. Artifacts are read inside the run's folder only, and references in \
      this package; what a run names elsewhere is left out, named, and ends with 74.
      """)

  @OptionGroup var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Reports to write: html, json, junit, markdown, github, gitlab, sarif, separated by commas.", valueName: "formats"
    ))
  var format: FormatList = FormatList(formats: [.html])

  @Option(help: ArgumentHelp("The folder for reports; that of the run unless given.", valueName: "dir"))
  var out: String?

  @Argument(help: ArgumentHelp("Runs, by name or folder; the last one unless given.", valueName: "run"))
  var runs: [String] = []

  func perform() async throws -> SnapshotExitCode {
    let folders =
      try runs.isEmpty
      ? [common.existingRun()]
      : runs.map { try RunLocation.folder(named: $0, packageRoot: try? common.packageRoot()) }
    var hasRefusals = false
    for folder in folders {
      let report = try common.report(of: folder)
      for refusal in report.refusals.prefix(Self.mostRefusals) { Console.error(refusal + ". It was left out.") }
      hasRefusals = hasRefusals || !report.refusals.isEmpty
      for format in format.formats {
        let path = try format.write(report, into: destination(of: folder, among: folders.count))
        try say(path, format: format, report)
      }
    }
    return hasRefusals ? .inputOutput : .clean
  }

  /// How many files that are not read are named.
  private static let mostRefusals = 20

  /// Several runs in one folder each have one of their own in it.
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
    /// How the run ended, not this command.
    var exitCode: Int32
  }
}
