import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns

struct VerifyCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Run the tests and verify every snapshot.",
    usage: "snapshot verify [<options>] [-- <swift-test-arguments> ...]",
    discussion: """
      Runs swift test with XCTest and Swift Testing. A run that crashes, is interrupted, fails to build or asserts nothing \
      never succeeds. Arguments after -- are passed to swift test: snapshot verify -- --parallel

      To compare files or folders, use snapshot diff.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var tests: TestOptions
  @OptionGroup var reports: ReportOptions

  @Flag(help: "Run only the tests that assert previews: #Preview and PreviewProvider.")
  var previews = false

  @Option(help: "Override the record mode of all tests: all, failed, missing or never.")
  var record: RecordMode?

  @Option(help: ArgumentHelp("Run shard i of n; combine the shards with snapshot merge.", valueName: "i/n"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Balance the shards by the times of an earlier run: the name or folder of a run, or its ledger.jsonl. All shards need the "
        + "same one.",
      valueName: "run"))
  var timings: String?

  @Option(
    help: ArgumentHelp(
      "Run only the test targets that can have changed since a git revision, because their files, their references or their "
        + "dependencies differ from it.",
      valueName: "ref"))
  var since: String?

  @Option(help: "What to do about stale references: ignore, warn, or error, which exits with 3 (default: warn).")
  var stale: StalePolicy?

  @Option(
    help:
      "What to do about lint findings: off, warn, or error, which exits with 4 for new or fixed ones (default: off).")
  var lint: LintPolicy?

  @Flag(
    name: .customLong("check-explanations"),
    help: "Find explanations of references that are outdated, because a view changed without changing a pixel.")
  var checksExplanations = false

  @Option(
    help: ArgumentHelp(
      "Run failing tests again, up to n times, each time in a new process. Tests that then pass are flaky.",
      valueName: "n"))
  var retries: Int?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("Run all tests n times to find flaky snapshots and tests.", valueName: "n"))
  var repetitions: Int?

  @Flag(inversion: .prefixedNo, help: "Exit with 0 if all failures are flaky, instead of 5.")
  var allowFlaky: Bool?

  func perform() async throws -> SnapshotExitCode {
    if let record, record != .never { try WritePermission.check(allowsCIWrites: tests.allowsCIWrites) }
    let root = try common.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let bazel = BazelTest()
    let shard = try shard ?? bazel.shard()
    guard shard == nil || !hasFilters else { throw CommandError(.usage, Self.shardWithFilters) }
    try bazel.confirmSharding()
    let changes = try await changedTargets(packageRoot: root, configuration)
    let lintPolicy = lint ?? configuration.lint ?? .off
    // A file of accepted findings that is damaged is reported before the tests run.
    if lintPolicy != .off { _ = try LintBaseline(packageRoot: root) }
    let run = TestRun(
      packageRoot: root,
      folder: try RunChoice.folder(named: common.run ?? bazel.runFolder?.path, packageRoot: root),
      arguments: try await tests.arguments(configuration, packageRoot: root) + previewFilters(packageRoot: root),
      shard: shard,
      timings: try earlierTimings(packageRoot: root), changes: changes, recordMode: record,
      isRecording: record.map { $0 != .never } ?? false, allowsCIWrites: tests.allowsCIWrites,
      allowsFlaky: allowFlaky ?? configuration.allowsFlaky ?? false, isVerbose: common.verbose,
      showsProgress: !common.quiet, lints: lintPolicy != .off, checksExplanations: checksExplanations)
    var report = try await run.perform(
      repetitions: repetitions ?? configuration.repetitions ?? 1, retries: retries ?? configuration.retries ?? 0)
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    try await Staleness.note(
      in: &report, policy: stale ?? configuration.stale ?? .warn, packageRoot: root,
      arguments: Array(run.arguments.dropFirst()))
    try Linting.note(in: &report, policy: lintPolicy, packageRoot: root)
    if checksExplanations { noteExplanations(in: report) }
    let paths = try reports.write(report, configuration, packageRoot: root)
    try bazel.write(report)
    try Summary(common: common, report: report).print(reports: paths)
    return report.exitCode
  }

  private func noteExplanations(in report: RunReport) {
    let count = report.picturesToExplain
    guard count > 0 else { return }
    Console.note(
      "note: \(count) \(count == 1 ? "reference has" : "references have") no explanation or an outdated one. To write "
        + "explanations without changing pixels: swift run snapshot explain --write")
  }

  /// The test targets of `--since`; `nil` without the option.
  private func changedTargets(packageRoot: String, _ configuration: Configuration) async throws -> ChangedTargets? {
    guard let since else { return nil }
    let changes = try await ChangedTargets(
      since: since, packageRoot: packageRoot, referenceFolders: configuration.referenceFolders)
    if !common.quiet { for line in changes.lines { Console.note(line) } }
    return changes
  }

  /// The timings of `--timings`; `nil` without the option, or if there is no such run yet.
  private func earlierTimings(packageRoot: String) throws -> TestTimings? {
    guard let timings else { return nil }
    do {
      let folder = try RunLocation.folder(named: timings, packageRoot: packageRoot)
      return TestTimings(of: try Ledger(contentsOf: folder).entries)
    } catch let error as CommandError where error.code == .noSuchKey {
      Console.note("note: No run was found at \(VisibleText.line(timings)), so all tests count as equally long.")
    } catch LedgerError.absent(let path) {
      Console.note("note: \(VisibleText.line(path)) does not exist, so all tests count as equally long.")
    }
    return nil
  }

  /// The arguments that select the tests of previews.
  private func previewFilters(packageRoot: String) async throws -> [String] {
    guard previews else { return [] }
    guard let description = await PackageDescription(packageRoot: packageRoot) else {
      throw CommandError(.inputOutput, "Cannot read Package.swift. See: swift package describe")
    }
    let file = PreviewTestFile(packageRoot: packageRoot, description: description)
    return try file.requiredFilters().flatMap { ["--filter", $0] }
  }

  private var passedFilters: [String] {
    TestArguments.values(of: ["--filter", "--skip", "-s", "--specifier"], in: tests.passthrough)
  }

  private var hasFilters: Bool { !tests.filter.isEmpty || !tests.skip.isEmpty || !passedFilters.isEmpty }

  private static let shardWithFilters = "--shard cannot be combined with --filter or --skip."

  func validate() throws {
    if previews, shard != nil || !tests.filter.isEmpty || !passedFilters.isEmpty {
      throw ValidationError("--previews cannot be combined with --filter or --shard.")
    }
    if since?.isEmpty == true { throw ValidationError("--since requires a git revision, such as origin/main.") }
    if previews, since != nil { throw ValidationError("--previews cannot be combined with --since.") }
    if timings != nil, shard == nil { throw ValidationError("--timings requires --shard.") }
    if shard != nil, hasFilters { throw ValidationError(Self.shardWithFilters) }
    if let retries, !(0...10).contains(retries) {
      throw ValidationError("--retries must be between 0 and 10, not \(retries).")
    }
    if let repetitions, !(1...1000).contains(repetitions) {
      throw ValidationError("--repeat must be between 1 and 1000, not \(repetitions).")
    }
  }
}

extension StalePolicy: ExpressibleByArgument {}
extension LintPolicy: ExpressibleByArgument {}

/// The folder of a new run.
enum RunChoice {
  /// The folder for a run, which may already exist.
  static func location(named name: String?, packageRoot: String) -> RunFolder {
    guard let name else { return RunFolder(packageRoot: packageRoot, run: RunName.make()) }
    return name.contains("/")
      ? RunFolder(path: URL(fileURLWithPath: name).standardizedFileURL.path)
      : RunFolder(packageRoot: packageRoot, run: name)
  }

  /// The folder for a new run. On CI, deletes an older run in it.
  ///
  /// - Throws: ``CommandError`` if the folder already contains a run.
  static func folder(named name: String?, packageRoot: String) throws -> RunFolder {
    let folder = location(named: name, packageRoot: packageRoot)
    guard isRun(folder) else { return folder }
    // A cached `.build` folder still contains the runs of an earlier pipeline.
    guard ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment) else {
      throw CommandError(
        .inputOutput, "\(folder.path) already contains a run. Choose another name for --run, or omit it.")
    }
    try delete(folder)
    return folder
  }

  private static func isRun(_ folder: RunFolder) -> Bool {
    [folder.ledgerPath, folder.path + "/" + RunFacts.fileName].contains(where: FileManager.default.fileExists)
  }

  /// Deletes only the files that a run writes, because the folder may contain files of the user. Doesn't follow links.
  private static func delete(_ folder: RunFolder) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: folder.path) {
      let isOwn =
        ["ledger.jsonl", RunFacts.fileName, "artifacts", "decisions.json"].contains(name)
        || name.hasPrefix("output") && name.hasSuffix(".log") || name.hasPrefix("events") && name.hasSuffix(".jsonl")
      guard isOwn else { continue }
      do {
        try files.removeItem(atPath: folder.path + "/" + name)
      } catch {
        throw CommandError(
          .inputOutput, "Cannot delete the old run in \(folder.path): \(error.localizedDescription)")
      }
    }
  }
}

/// Checks whether references may be written in this environment.
enum WritePermission {
  static func check(allowsCIWrites: Bool) throws {
    guard ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment), !allowsCIWrites else { return }
    throw CommandError(
      .refusedOnCI,
      "References are not written on CI. Record them on your machine, or add --allow-ci-writes.")
  }
}
