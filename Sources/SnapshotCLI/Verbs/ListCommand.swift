import ArgumentParser
import SnapshotReport

struct ListCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the snapshots of the last run.")

  @OptionGroup var common: CommonOptions

  @Flag(help: "The slowest first, with their milliseconds.")
  var slowest = false

  @Argument(
    help: "Snapshots: an id, any suffix of its path, a glob, File.swift:12, or a glob over cells such as login@*AX*.")
  var keys: [String] = []

  func perform() async throws -> SnapshotExitCode {
    var report = try RunReport(of: common.existingRun())
    let patterns = keys.map(KeyPattern.init)
    for pattern in patterns where !report.results.contains(where: { pattern.matches($0.entry) }) {
      throw VerbError(.noSuchKey, AcceptanceError.noSuchKey(pattern.text).description)
    }
    if !patterns.isEmpty {
      report.results = report.results.filter { result in patterns.contains { $0.matches(result.entry) } }
    }
    if slowest { report.results.sort { $0.entry.milliseconds > $1.entry.milliseconds } }
    if common.json {
      for result in JSONReport(report).results { try Console.print(JSONReport.line(result)) }
      return .clean
    }
    for result in report.results {
      let time = slowest ? "\(milliseconds(of: result)) ms  " : ""
      Console.print("\(result.status.glyph) \(time)\(VisibleText.line(result.id))")
    }
    return .clean
  }

  /// A ledger may hold any number.
  private func milliseconds(of result: SnapshotResult) -> Int {
    Int(exactly: result.entry.milliseconds.rounded()) ?? 0
  }
}
