import ArgumentParser
import Foundation
import SnapshotReport

struct MergeCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes the runs of several shards one, and judges it.",
    discussion: """
      Takes the folders of runs as they were uploaded, each with its ledger.jsonl. With fewer than --expect, the merged run \
      is incomplete and ends with 6: what no shard verified is never green.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var reports: ReportOptions

  @Option(help: ArgumentHelp("How many shards there must be.", valueName: "n"))
  var expect: Int

  @Argument(help: ArgumentHelp("Folders of runs, or folders that hold some.", valueName: "dir"))
  var folders: [String]

  func validate() throws {
    if expect < 1 { throw ValidationError("--expect needs a number above zero; it was \(expect).") }
  }

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    let shards = try folders.flatMap(runs)
    guard Set(shards.map(\.path)).count == shards.count else {
      throw VerbError(.usage, "A shard was named twice.")
    }
    let folder = try RunChoice.folder(named: common.run, packageRoot: root)
    try RunMerge.merge(shards, expecting: expect, into: folder, packageRoot: root)
    let report = try common.report(of: folder)
    let paths = try reports.write(report, try Configuration(packageRoot: root), packageRoot: root)
    try Summary(common: common, report: report).print(reports: paths)
    return report.exitCode
  }

  /// A run, or the runs in a folder, by name. A folder that is not there is an absent shard, which is counted, not an error.
  private func runs(in path: String) throws -> [RunFolder] {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if FileManager.default.fileExists(atPath: path + "/ledger.jsonl") { return [RunFolder(path: path)] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return names.map { RunFolder(path: path + "/" + $0) }.filter {
      FileManager.default.fileExists(atPath: $0.ledgerPath)
    }
  }
}
