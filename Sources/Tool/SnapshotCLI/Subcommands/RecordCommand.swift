import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct RecordCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run the tests and record changed and missing snapshots.",
    usage: "snapshot record [<options>] [-- <swift-test-arguments> ...]",
    discussion: """
      Records every snapshot that differs from its reference or has none. The tests then run again to verify the new \
      references; exits with 5 if a snapshot differs from the reference that was just recorded. Arguments after -- are passed \
      to swift test: snapshot record -- --parallel

      To accept snapshots of the last run without running tests, use snapshot accept.
      """)

  @Flag(help: "Record every snapshot, including unchanged ones.")
  var all = false

  @Flag(help: "Record only snapshots without a reference.")
  var missing = false

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Test Options") var tests: TestOptions
  @OptionGroup(title: "Run Options") var newRun: NewRunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if all, missing { throw ValidationError("--all and --missing cannot be combined.") }
  }

  func perform() async throws -> SnapshotExitCode {
    try writing.check()
    let root = try newRun.project.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let name = newRun.run ?? RunName.make()
    let recorded = try await run(
      mode: all ? .all : missing ? .missing : .failed, name: name, root: root, configuration)
    let paths = [try ReportFormat.html.write(recorded, into: recorded.folder.path)]
    try Summary(report: recorded, output: output).print(reports: paths)
    let writtenResults = recorded.results.filter { $0.status == .new || $0.status == .rerecorded }
    let written = Set(writtenResults.map(\.key))
    guard recorded.findings.isEmpty, !written.isEmpty else { return recorded.exitCode }
    // An inline reference takes effect when its source is compiled.
    let needsBuild = writtenResults.contains { $0.entry.hasReferenceInSource }
    return try await verify(written, name: name + "-verified", root: root, configuration, needsBuild: needsBuild)
  }

  /// Runs the tests again; they must pass with the new references.
  private func verify(
    _ written: Set<SnapshotResult.Key>, name: String, root: String, _ configuration: Configuration, needsBuild: Bool
  ) async throws -> SnapshotExitCode {
    if !output.quiet, !output.json { Console.note("Verifying the recorded references…") }
    var verified = try await run(mode: .never, name: name, root: root, configuration, skipsBuild: !needsBuild)
    if verified.results(.changed).contains(where: { written.contains($0.key) }) {
      verified.findings.insert(.nondeterministic)
      Console.error(
        "A snapshot differs from the reference that was just recorded, so it is not deterministic. See: swift run snapshot review"
      )
    }
    let paths = [try ReportFormat.html.write(verified, into: verified.folder.path)]
    try Summary(report: verified, output: output).print(reports: paths)
    return verified.exitCode
  }

  private func run(
    mode: RecordMode, name: String, root: String, _ configuration: Configuration, skipsBuild: Bool = false
  ) async throws -> RunReport {
    let report = try await TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: name, packageRoot: root),
      arguments: tests.arguments(configuration, packageRoot: root), skipsBuild: skipsBuild, recordMode: mode,
      isRecording: mode != .never, allowsCIWrites: writing.isAllowed, isVerbose: tests.swiftTest.verbose,
      showsProgress: !output.quiet
    ).perform()
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    return report
  }
}
