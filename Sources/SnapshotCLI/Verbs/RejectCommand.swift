import ArgumentParser
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct RejectCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Notes that what the last run found is wrong, and keeps the references.",
    discussion: """
      No file of yours is touched: the test goes on failing until the code is right. `snapshot review` and \
      `snapshot accept --all` leave out what was rejected.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Reject everything that differs or is missing.")
  var all = false

  @Argument(
    help: "Snapshots: an id, any suffix of its path, a glob, File.swift:12, or a glob over cells such as login@*AX*.")
  var keys: [String] = []

  func validate() throws {
    if keys.isEmpty != all { throw ValidationError("Name what to reject: KEY…, or --all.") }
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
  /// The results that keys name; all of them without keys.
  ///
  /// - Throws: ``VerbError`` for a key that names no snapshot of the run.
  func choose(_ keys: [String], from report: RunReport, among results: [SnapshotResult]) throws -> [SnapshotResult] {
    let patterns = keys.map(KeyPattern.init)
    for pattern in patterns where !report.results.contains(where: { pattern.matches($0.entry) }) {
      throw AcceptanceError.noSuchKey(pattern.text)
    }
    return patterns.isEmpty ? results : results.filter { result in patterns.contains { $0.matches(result.entry) } }
  }
}
