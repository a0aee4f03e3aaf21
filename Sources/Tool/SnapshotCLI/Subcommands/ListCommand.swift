import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct ListCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the snapshots of the last run.",
    usage: "snapshot list [<options>] [<snapshot> ...]",
    discussion: """
      With --orphans, lists reference files that the run did not use, without those that references.keep in .snapshot.yml \
      protects. Some belong to filtered or skipped tests; snapshot prune \
      finds the ones that no test uses.
      """)

  @Flag(help: "Sort by duration, slowest first, and print milliseconds.")
  var slowest = false

  @Flag(help: "Sort by reference size, largest first, and print bytes.")
  var size = false

  @Flag(help: "List reference files that the run did not use.")
  var orphans = false

  @OptionGroup var selection: SnapshotSelection

  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: JSONOption

  func validate() throws {
    if slowest, size { throw ValidationError("--slowest and --size cannot be combined.") }
    if orphans, slowest || !selection.keys.isEmpty {
      throw ValidationError("--orphans cannot be combined with --slowest or with snapshots.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    var report = try source.report()
    report.results = try report.select(selection.keys, among: report.results)
    if orphans { return try listOrphans(besides: report) }
    let sizes = Dictionary(
      size ? report.results.map { ($0.key, bytes(report.referencePath(of: $0.entry))) } : [], uniquingKeysWith: max)
    if size { report.results.sort { sizes[$0.key, default: 0] > sizes[$1.key, default: 0] } }
    if slowest { report.results.sort { $0.entry.milliseconds > $1.entry.milliseconds } }
    if output.json {
      for result in JSONReport(report).results { try Console.print(JSONReport.line(result)) }
      return .clean
    }
    for result in report.results {
      let time =
        slowest ? "\(milliseconds(of: result)) ms  " : size ? "\(sizes[result.key, default: 0]) bytes  " : ""
      Console.print("\(result.status.glyph) \(time)\(VisibleText.line(result.id))")
    }
    return .clean
  }

  private func listOrphans(besides report: RunReport) throws -> SnapshotExitCode {
    try Staleness.requireTestRun(report)
    let touched = Set(report.results.map { report.location(of: $0.entry) })
    var files = ReferenceInventory(in: try source.project.boundary()).files.filter { !touched.contains($0) }
    if size { files.sort { bytes($0) > bytes($1) } }
    for file in files {
      if output.json {
        try Console.print(JSONReport.line(Orphan(reference: report.displayPath(file), bytes: bytes(file))))
      } else {
        let amount = size ? "\(bytes(file)) bytes  " : ""
        Console.print(amount + VisibleText.line(report.displayPath(file)))
      }
    }
    return .clean
  }

  private struct Orphan: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "orphan"
    var reference: String
    var bytes: Int
  }

  /// The size of a file in bytes; 0 if it does not exist.
  private func bytes(_ path: String?) -> Int {
    guard let path else { return 0 }
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// A ledger may hold any number.
  private func milliseconds(of result: SnapshotResult) -> Int {
    Int(exactly: result.entry.milliseconds.rounded()) ?? 0
  }
}
