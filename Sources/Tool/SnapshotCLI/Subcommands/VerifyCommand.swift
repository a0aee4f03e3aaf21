import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

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

  @Flag(help: "Run only the tests that assert previews: #Preview and PreviewProvider.")
  var previews = false

  @Option(help: "Override the record mode of all tests: all, failed, missing or never.")
  var record: RecordMode?

  @Option(
    help: ArgumentHelp("Run shard i of n; combine the shards with snapshot merge.", valueName: "i/n"),
    transform: Shard.init(argument:))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Balance the shards by the times of an earlier run: the name or folder of a run, or its ledger.jsonl. Use the same run "
        + "for all shards.",
      valueName: "run"))
  var timings: String?

  @Option(
    help: ArgumentHelp(
      "Run only the test targets that changes since a git revision may affect: those whose files, references or dependencies "
        + "differ from the revision.",
      valueName: "ref"))
  var since: String?

  @Option(
    help:
      "Treat stale references as ignore, warn, or error, which exits with 3 (default: warn, or error on CI).")
  var stale: StalePolicy?

  @Option(
    help:
      "Lint views, and treat findings as off, warn, or error, which exits with 4 for new or fixed ones (default: off).")
  var lint: LintPolicy?

  @Flag(
    name: .customLong("check-explanations"),
    help: "Find references with an outdated explanation, whose view changed without changing a pixel.")
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

  @Flag(
    help: "Verify again after each change of a file, until Ctrl-C: only the test targets that the change may affect.")
  var watch = false

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Test Options") var tests: TestOptions
  @OptionGroup(title: "Report Options") var reports: ReportOptions
  @OptionGroup(title: "Run Options") var newRun: NewRunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    if let record, record != .never { try writing.check() }
    let root = try newRun.project.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    guard watch else {
      let changes = try await changedTargets(packageRoot: root, configuration)
      return try await verify(changes, packageRoot: root, configuration).exitCode
    }
    let loop = VerificationWatch(
      packageRoot: root, referenceFolders: configuration.allReferenceFolders, isQuiet: output.quiet,
      usesDebugBuild: !previews
        && [["test"], ["test", "--build-system", "native"]].contains(tests.arguments(configuration, packageRoot: root)))
    return try await loop.run { try await verify($0, packageRoot: root, configuration, program: $1) }
  }

  /// Verifies test targets, or all for `nil`, and prints the result.
  ///
  /// - Parameter program: The program of the tests if it is up to date.
  private func verify(
    _ changes: ChangedTargets?, packageRoot root: String, _ configuration: Configuration, program: String? = nil
  ) async throws -> RunReport {
    let bazel = BazelTest()
    let shard = try shard ?? bazel.shard()
    guard shard == nil || !hasFilters else { throw CommandError(.usage, Self.shardWithFilters) }
    try bazel.confirmSharding()
    let lintPolicy = lint ?? configuration.lint ?? .off
    // A file of accepted findings that is damaged is reported before the tests run.
    if lintPolicy != .off { _ = try LintBaseline(in: PackageBoundary(root: root, configuration)) }
    var run = TestRun(
      packageRoot: root,
      folder: try RunChoice.folder(named: newRun.run ?? bazel.runFolder?.path, packageRoot: root),
      arguments: try await tests.arguments(configuration, packageRoot: root) + previewFilters(packageRoot: root),
      shard: shard,
      timings: try earlierTimings(packageRoot: root), changes: changes, recordMode: record,
      isRecording: record.map { $0 != .never } ?? false, allowsCIWrites: writing.isAllowed,
      allowsFlaky: allowFlaky ?? configuration.allowsFlaky ?? false, isVerbose: tests.swiftTest.verbose,
      showsProgress: !output.quiet, lints: lintPolicy != .off, checksExplanations: checksExplanations)
    run.skipsBuild = program != nil
    if changes?.usesXCTest == false { run.program = program }
    var report = try await run.perform(
      repetitions: repetitions ?? configuration.repetitions ?? 1, retries: retries ?? configuration.retries ?? 0)
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    try await Staleness.note(
      in: &report, policy: stale ?? configuration.stale ?? .automatic, packageRoot: root,
      arguments: Array(run.arguments.dropFirst()))
    try Linting.note(in: &report, policy: lintPolicy, packageRoot: root)
    if checksExplanations { noteExplanations(in: report) }
    let paths = try reports.write(report, configuration, packageRoot: root)
    try bazel.write(report)
    try Summary(report: report, output: output).print(reports: paths)
    return report
  }

  private func noteExplanations(in report: RunReport) {
    let count = report.picturesToExplain
    guard count > 0 else { return }
    Console.note(
      "note: \(counted(count, "reference has", "references have")) no explanation or an outdated one. To write "
        + "explanations without changing pixels: swift run snapshot explain --write")
  }

  /// The test targets of `--since`; `nil` without the option.
  private func changedTargets(packageRoot: String, _ configuration: Configuration) async throws -> ChangedTargets? {
    guard let since else { return nil }
    let changes = try await ChangedTargets(
      since: since, packageRoot: packageRoot, referenceFolders: configuration.allReferenceFolders)
    if !output.quiet { for line in changes.lines { Console.note(line) } }
    return changes
  }

  /// The timings of `--timings`; `nil` without the option, or if there is no such run yet.
  private func earlierTimings(packageRoot: String) throws -> TestTimings? {
    guard let timings else { return nil }
    do {
      let folder = try RunLocation.folder(named: timings, packageRoot: packageRoot)
      return TestTimings(of: try Ledger(contentsOf: folder).entries)
    } catch let error as CommandError where error.code == .noSuchKey {
      Console.note(
        "note: No run was found at \(VisibleText.line(timings)), so all tests are assumed to take the same time.")
    } catch LedgerError.absent(let path) {
      Console.note("note: \(VisibleText.line(path)) does not exist, so all tests are assumed to take the same time.")
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
    TestArguments.values(of: ["--filter", "--skip", "-s", "--specifier"], in: tests.swiftTest.arguments)
  }

  private var hasFilters: Bool { !tests.filter.isEmpty || !tests.skip.isEmpty || !passedFilters.isEmpty }

  private static let shardWithFilters = "--shard cannot be combined with --filter or --skip."

  func validate() throws {
    if previews, shard != nil || !tests.filter.isEmpty || !passedFilters.isEmpty {
      throw ValidationError("--previews cannot be combined with --filter or --shard.")
    }
    if since?.isEmpty == true { throw ValidationError("--since requires a git revision, such as origin/main.") }
    if previews, since != nil { throw ValidationError("--previews cannot be combined with --since.") }
    if watch, since != nil || shard != nil || newRun.run != nil {
      throw ValidationError("--watch cannot be combined with --since, --shard or --run.")
    }
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
