import ArgumentParser
import Foundation
import SnapshotReports
import SnapshotRuns

struct RecordCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes references anew.",
    discussion: """
      Without keys, runs the tests in a forced record mode: what differs and what is missing is written (or everything \
      with --all, or only what is missing with --missing). The tests then run once more to verify what was written; \
      a snapshot that differs from its own reference of a moment ago ends with 5. Arguments after -- go on to swift \
      test: snapshot record -- --parallel

      With keys, no test runs: the pictures and texts that the last run kept become the references, byte by byte, so that \
      what was looked at is what is recorded. A reference that changed since that run is refused. It is the same as \
      snapshot accept.
      """)

  @OptionGroup var common: CommonOptions
  @Argument(
    help: "Snapshots: an id, any suffix of its path, a glob, File.swift:12, or a glob over cells such as login@*AX*.")
  var keys: [String] = []

  @OptionGroup var tests: TestOptions

  @Flag(help: "Write every reference anew.")
  var all = false

  @Flag(help: "Write only missing references.")
  var missing = false

  func validate() throws {
    if all, missing { throw ValidationError("--all and --missing exclude each other.") }
    if !keys.isEmpty, all || missing {
      throw ValidationError("Keys name what is recorded; leave --all and --missing out.")
    }
    if !keys.isEmpty, tests.saysWhatRuns {
      throw ValidationError(
        "Keys record what the last run kept, and no test runs. Leave the options of swift test out, or the keys.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    try WritePermission.check(allowsCIWrites: tests.allowsCIWrites)
    guard keys.isEmpty else {
      return try AcceptVerb(common: common, keys: keys, isDryRun: false).perform()
    }
    let root = try common.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let name = common.run ?? RunName.make()
    let recorded = try await run(
      mode: all ? .all : missing ? .missing : .failed, name: name, root: root, configuration)
    let paths = [try ReportFormat.html.write(recorded, into: recorded.folder.path)]
    try Summary(common: common, report: recorded).print(reports: paths)
    let writtenResults = recorded.results.filter { $0.status == .new || $0.status == .rerecorded }
    let written = Set(writtenResults.map(\.key))
    guard recorded.findings.isEmpty, !written.isEmpty else { return recorded.exitCode }
    // A reference in a source counts once the source is compiled.
    let needsBuild = writtenResults.contains { $0.entry.hasReferenceInSource }
    return try await verify(written, name: name + "-verified", root: root, configuration, needsBuild: needsBuild)
  }

  /// What was written must now be what the tests make.
  private func verify(
    _ written: Set<SnapshotResult.Key>, name: String, root: String, _ configuration: Configuration, needsBuild: Bool
  ) async throws -> SnapshotExitCode {
    if !common.quiet, !common.json { Console.note("Verifying what was written…") }
    var verified = try await run(mode: .never, name: name, root: root, configuration, skipsBuild: !needsBuild)
    if verified.results(.changed).contains(where: { written.contains($0.key) }) {
      verified.findings.insert(.nondeterministic)
      Console.error("A snapshot differs from the reference that was written a moment ago: it is not deterministic.")
    }
    let paths = [try ReportFormat.html.write(verified, into: verified.folder.path)]
    try Summary(common: common, report: verified).print(reports: paths)
    return verified.exitCode
  }

  private func run(
    mode: RecordMode, name: String, root: String, _ configuration: Configuration, skipsBuild: Bool = false
  ) async throws -> RunReport {
    let report = try await TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: name, packageRoot: root),
      arguments: tests.arguments(configuration), skipsBuild: skipsBuild, recordMode: mode,
      isRecording: mode != .never, allowsCIWrites: tests.allowsCIWrites, isVerbose: common.verbose,
      showsProgress: !common.quiet
    ).perform()
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    return report
  }
}
