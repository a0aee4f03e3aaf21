import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotRuns

struct VerifyCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs the tests and verifies every snapshot.",
    usage: """
      snapshot verify [OPTION]… [-- ARGUMENT OF SWIFT TEST…]
      snapshot verify EXPECTED ACTUAL
      snapshot verify PATH --against REF
      """,
    discussion: """
      Drives swift test, XCTest and Swift Testing alike. A run that crashed, was cut short, did not build or asserted \
      nothing is never clean. Arguments after -- go on to swift test: snapshot verify -- --parallel

      With files or folders it runs no test and compares these exactly, as snapshot diff does.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var tests: TestOptions
  @OptionGroup var reports: ReportOptions

  @Option(help: "Overrule every record mode of the tests: all, failed, missing or never.")
  var record: RecordMode?

  @Option(help: ArgumentHelp("Verify one of n parts of the tests; see snapshot merge.", valueName: "i/n"))
  var shard: Shard?

  @Option(help: "Stale references: ignore, warn, or error, which ends with 3; warn unless given.")
  var stale: StalePolicy?

  @Option(
    help: ArgumentHelp(
      "Run failing tests again, up to n times, each time in a fresh process. What then passes differs from itself.",
      valueName: "n"))
  var retries: Int?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("Run all the tests n times, to find what differs from itself.", valueName: "n"))
  var repetitions: Int?

  @Flag(inversion: .prefixedNo, help: "Let through what failed and then passed, instead of ending with 5.")
  var allowFlaky: Bool?

  @Option(help: ArgumentHelp("Compare a file or folder with what a git revision has in this place.", valueName: "ref"))
  var against: String?

  @Argument(help: "Two files or two folders, or one with --against, to compare instead of running tests.")
  var paths: [String] = []

  func perform() async throws -> SnapshotExitCode {
    guard paths.isEmpty else {
      var comparison = try DiffCommand.parse(paths + (against.map { ["--against", $0] } ?? []))
      comparison.common = common
      return try await comparison.perform()
    }
    if let record, record != .never { try WritePermission.check(allowsCIWrites: tests.allowsCIWrites) }
    let root = try common.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let run = TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: common.run, packageRoot: root),
      arguments: tests.arguments(configuration), shard: shard, recordMode: record,
      isRecording: record.map { $0 != .never } ?? false, allowsCIWrites: tests.allowsCIWrites,
      allowsFlaky: allowFlaky ?? configuration.allowsFlaky ?? false, isVerbose: common.verbose,
      showsProgress: !common.quiet)
    var report = try await run.perform(
      repetitions: repetitions ?? configuration.repetitions ?? 1, retries: retries ?? configuration.retries ?? 0)
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    try await Staleness.note(
      in: &report, policy: stale ?? configuration.stale ?? .warn, packageRoot: root,
      arguments: Array(run.arguments.dropFirst()))
    let paths = try reports.write(report, configuration, packageRoot: root)
    try Summary(common: common, report: report).print(reports: paths)
    return report.exitCode
  }

  func validate() throws {
    guard paths.isEmpty, against == nil else {
      guard paths.count == (against == nil ? 2 : 1), !tests.saysWhatRuns, record == nil, shard == nil else {
        throw ValidationError("Give two files or folders, or one with --against REF, and no option about tests.")
      }
      return
    }
    let filters = TestArguments.values(of: ["--filter", "--skip", "-s", "--specifier"], in: tests.passedOn)
    if shard != nil, !tests.filter.isEmpty || !tests.skip.isEmpty || !filters.isEmpty {
      throw ValidationError("--shard divides all the tests; leave --filter and --skip out.")
    }
    if let retries, !(0...10).contains(retries) { throw ValidationError("--retries takes 0 to 10; it was \(retries).") }
    if let repetitions, !(1...1000).contains(repetitions) {
      throw ValidationError("--repeat takes 1 to 1000; it was \(repetitions).")
    }
  }
}

extension StalePolicy: ExpressibleByArgument {}

/// The folder of a run that is to begin.
enum RunChoice {
  /// Where it lies, whatever is there.
  static func location(named name: String?, packageRoot: String) -> RunFolder {
    guard let name else { return RunFolder(packageRoot: packageRoot, run: RunName.make()) }
    return name.contains("/")
      ? RunFolder(path: URL(fileURLWithPath: name).standardizedFileURL.path)
      : RunFolder(packageRoot: packageRoot, run: name)
  }

  /// Where it lies. On CI, an older run there is deleted.
  ///
  /// - Throws: ``VerbError`` where there is a run already.
  static func folder(named name: String?, packageRoot: String) throws -> RunFolder {
    let folder = location(named: name, packageRoot: packageRoot)
    guard isRun(folder) else { return folder }
    // A `.build` that was kept from an earlier pipeline holds its runs still.
    guard ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment) else {
      throw VerbError(.inputOutput, "\(folder.path) holds a run already. Give another name to --run, or none.")
    }
    try delete(folder)
    return folder
  }

  private static func isRun(_ folder: RunFolder) -> Bool {
    [folder.ledgerPath, folder.path + "/" + RunFacts.fileName].contains(where: FileManager.default.fileExists)
  }

  /// Deletes what a run wrote, and nothing else: the folder may be one of the user's own. Links are not followed.
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
        throw VerbError(
          .inputOutput, "The old run in \(folder.path) cannot be replaced: \(error.localizedDescription)")
      }
    }
  }
}

/// Whether references may be written here.
enum WritePermission {
  static func check(allowsCIWrites: Bool) throws {
    guard ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment), !allowsCIWrites else { return }
    throw VerbError(
      .refusedOnCI,
      "References are not written on continuous integration. Record on your own machine, or add --allow-ci-writes.")
  }
}
