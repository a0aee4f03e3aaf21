import ArgumentParser
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct RejectCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Reject changed snapshots from the last run, and keep the references.",
    usage: """
      snapshot reject [<options>] <snapshot> ...
      snapshot reject [<options>] --all
      """,
    discussion: """
      Changes no files of the package, so the tests fail until the code is fixed. snapshot review and snapshot accept --all skip \
      rejected snapshots.
      """)

  @Flag(help: "Reject all changed and missing snapshots.")
  var all = false

  @OptionGroup var selection: SnapshotSelection

  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if selection.keys.isEmpty != all { throw ValidationError("Specify snapshots to reject, or --all.") }
  }

  func perform() async throws -> SnapshotExitCode {
    let report = try source.report()
    var results: [SnapshotResult] = []
    try Decisions.update(of: report.folder) { decisions in
      results = try report.select(selection.keys, among: report.pending(decisions))
      for result in results { decisions.set(.reject, for: result, in: report) }
    }
    for result in results {
      if output.json {
        try Console.print(JSONReport.line(Line(id: result.id)))
      } else if !output.quiet {
        Console.print("\(output.palette.warning("\u{2717}")) \(VisibleText.line(result.id))")
      }
    }
    if !output.json { Console.print(results.isEmpty ? "Nothing to reject." : "\(results.count) rejected.") }
    return .clean
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "rejected"
    var id: String
  }
}
