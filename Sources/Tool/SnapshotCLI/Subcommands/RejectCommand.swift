import ArgumentParser
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct RejectCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Reject changed snapshots from the last run, and keep the references.",
    discussion: """
      Changes no files of the package, so the tests fail until the code is fixed. snapshot review and snapshot accept --all skip \
      rejected snapshots.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Reject all changed and missing snapshots.")
  var all = false

  @Argument(
    help: "Snapshots to select: an id, the end of an id, a glob, File.swift:12, or configurations such as login@*AX*.")
  var keys: [String] = []

  func validate() throws {
    if keys.isEmpty != all { throw ValidationError("Specify snapshots to reject, or --all.") }
  }

  func perform() async throws -> SnapshotExitCode {
    let report = try common.existingReport()
    var results: [SnapshotResult] = []
    try Decisions.update(of: report.folder) { decisions in
      results = try common.choose(keys, from: report, among: report.pending(decisions))
      for result in results { decisions.set(.reject, for: result, in: report) }
    }
    for result in results {
      if common.json {
        try Console.print(JSONReport.line(Line(id: result.id)))
      } else if !common.quiet {
        Console.print("\(common.palette.warning("\u{2717}")) \(VisibleText.line(result.id))")
      }
    }
    if !common.json { Console.print(results.isEmpty ? "Nothing to reject." : "\(results.count) rejected.") }
    return .clean
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "rejected"
    var id: String
  }
}

extension CommonOptions {
  /// The results that match the keys, or all results if there are no keys.
  ///
  /// - Throws: ``AcceptanceError/noSuchKey(_:)`` for a key that matches no snapshot of the run.
  func choose(_ keys: [String], from report: RunReport, among results: [SnapshotResult]) throws -> [SnapshotResult] {
    let patterns = keys.map(KeyPattern.init)
    for pattern in patterns where !report.results.contains(where: { pattern.matches($0.entry) }) {
      throw AcceptanceError.noSuchKey(pattern.text)
    }
    return patterns.isEmpty ? results : results.filter { result in patterns.contains { $0.matches(result.entry) } }
  }
}
