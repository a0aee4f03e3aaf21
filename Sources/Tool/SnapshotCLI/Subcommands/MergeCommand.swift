import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns

struct MergeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the runs of all shards, and report the result.",
    usage: "snapshot merge [<options>] --expect <n> <folder> ...",
    discussion: """
      Merges run folders that were made with snapshot verify --shard i/n, each with its run.json and ledger.jsonl. Every shard \
      must be present once, finished and of the same commit, and together the shards must have run all tests. Otherwise lists \
      what is missing, duplicated, incomplete or outdated, and exits with 6. If the shards are complete, exits with the most \
      severe exit code of any shard.
      """)

  @Option(help: ArgumentHelp("Require this number of shards.", valueName: "n"))
  var expect: Int

  @Option(
    help: ArgumentHelp(
      "Require that the shards tested this commit (default: the current commit of this package).", valueName: "commit"))
  var commit: String?

  @Option(
    help:
      "Treat stale references as ignore, warn, or error, which exits with 3 (default: warn, or error on CI).")
  var stale: StalePolicy?

  @Argument(help: ArgumentHelp("Merge these run folders, or the run folders in these folders.", valueName: "dir"))
  var folders: [String]

  @OptionGroup(title: "Report Options") var reports: ReportOptions
  @OptionGroup(title: "Run Options") var newRun: NewRunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if expect < 1 { throw ValidationError("--expect must be at least 1, not \(expect).") }
  }

  func perform() async throws -> SnapshotExitCode {
    let root = try newRun.project.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let destination = RunChoice.location(named: newRun.run, packageRoot: root)
    let shards = folders.flatMap { runs(in: $0, besides: destination) }
    guard !shards.contains(destination) else {
      throw CommandError(.usage, "\(destination.path) is one of the shards. Choose another name for --run, or omit it.")
    }
    let folder = newRun.run == nil ? destination : try RunChoice.folder(named: newRun.run, packageRoot: root)
    try RunMerge.merge(
      shards, expecting: expect, into: folder, packageRoot: root,
      package: ManifestName.of(packageRoot: root), commit: await expectedCommit(root))
    var report = try newRun.project.report(of: folder)
    try await Staleness.note(in: &report, policy: stale ?? configuration.stale ?? .automatic, packageRoot: root)
    let paths = try reports.write(report, configuration, packageRoot: root)
    try Summary(report: report, output: output).print(reports: paths)
    return report.exitCode
  }

  private func expectedCommit(_ root: String) async -> (hash: String, name: String)? {
    if let commit { return (await SourceRevision.commit(commit, packageRoot: root) ?? commit, "--commit is") }
    return await SourceRevision.of(packageRoot: root)?.commit.map { ($0, "this package is at") }
  }

  /// A run, or the runs in a folder, sorted by name. A folder without runs is a missing shard, which the merge reports.
  /// Merged runs are not shards.
  private func runs(in path: String, besides merged: RunFolder) -> [RunFolder] {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    func isRun(_ path: String) -> Bool {
      ["ledger.jsonl", RunFacts.fileName].contains { FileManager.default.fileExists(atPath: path + "/" + $0) }
    }
    if isRun(path) { return [RunFolder(path: path)] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return names.map { RunFolder(path: path + "/" + $0) }.filter { run in
      isRun(run.path) && run.path != merged.path && !isMerged(run)
    }
  }

  private func isMerged(_ run: RunFolder) -> Bool {
    guard FileKind(run.path + "/" + RunFacts.fileName) == .regular else { return false }
    return (try? RunFacts(of: run))?.isMerged == true
  }
}
