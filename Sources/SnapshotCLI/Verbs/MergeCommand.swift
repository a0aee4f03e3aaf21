import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns

struct MergeCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes the runs of several shards one, and judges it.",
    discussion: """
      Takes the folders of runs as they were uploaded, each with its run.json and ledger.jsonl, made with snapshot verify \
      --shard i/n. Each shard must be there once and have ended, all of one commit, and together they must have run all the \
      tests: what is missing, repeated, cut off or old is named, and the merged run ends with 6. Otherwise it ends as the \
      worst of the shards.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var reports: ReportOptions

  @Option(help: ArgumentHelp("How many shards there must be.", valueName: "n"))
  var expect: Int

  @Option(
    help: ArgumentHelp(
      "The commit that the shards must have tested; that of this package unless given.", valueName: "commit"))
  var commit: String?

  @Option(help: "Stale references: ignore, warn, or error, which ends with 3; warn unless given.")
  var stale: StalePolicy?

  @Argument(help: ArgumentHelp("Folders of runs, or folders that hold some.", valueName: "dir"))
  var folders: [String]

  func validate() throws {
    if expect < 1 { throw ValidationError("--expect needs a number above zero; it was \(expect).") }
  }

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let destination = RunChoice.location(named: common.run, packageRoot: root)
    let shards = folders.flatMap { runs(in: $0, besides: destination) }
    guard !shards.contains(destination) else {
      throw VerbError(.usage, "\(destination.path) is one of the shards. Give another name to --run, or none.")
    }
    let folder = common.run == nil ? destination : try RunChoice.folder(named: common.run, packageRoot: root)
    try RunMerge.merge(
      shards, expecting: expect, into: folder, packageRoot: root,
      package: ManifestName.of(packageRoot: root), commit: await expectedCommit(root))
    var report = try common.report(of: folder)
    try await Staleness.note(in: &report, policy: stale ?? configuration.stale ?? .warn, packageRoot: root)
    let paths = try reports.write(report, configuration, packageRoot: root)
    try Summary(common: common, report: report).print(reports: paths)
    return report.exitCode
  }

  private func expectedCommit(_ root: String) async -> (hash: String, name: String)? {
    if let commit { return (await SourceRevision.commit(commit, packageRoot: root) ?? commit, "--commit is") }
    return await SourceRevision.of(packageRoot: root)?.commit.map { ($0, "this package is at") }
  }

  /// A run, or the runs in a folder, by name. A folder without any is an absent shard, which is counted, not an error. Runs
  /// that were merged before are no shards.
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
