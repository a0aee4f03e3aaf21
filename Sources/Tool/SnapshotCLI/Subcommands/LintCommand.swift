import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct LintCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Run the tests and lint the views of all pictures.",
    usage: "snapshot lint [<options>] [-- <swift-test-arguments> ...]",
    discussion: """
      Finds truncated, clipped and overlapping texts, content beyond the screen or its container, low contrast, small touch \
      targets, missing labels and more; see Documentation/Lint.md. Compares the findings with those accepted in \
      __Snapshots__/lint.txt. Exits with 4 if a finding is new or worse, or if lint.txt still lists one that is fixed or \
      improved. Records no reference, and ignores pictures that changed.

      With --run, reads the findings of a run that snapshot verify --lint or snapshot lint made.
      """)

  @Option(help: ArgumentHelp("Show only findings of a rule, such as text-truncated; repeatable.", valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Show only findings of a snapshot; repeatable.", valueName: "key"))
  var only: [String] = []

  @Flag(help: "Remove fixed findings from lint.txt, and update those that improved. Adds no findings.")
  var updateBaseline = false

  @Flag(help: "Add new and worse findings to lint.txt.")
  var allowNew = false

  @Option(help: ArgumentHelp("State why the added findings are accepted; requires --allow-new.", valueName: "text"))
  var reason: String?

  @Flag(help: "Print the accepted findings, and run no tests.")
  var baseline = false

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Test Options") var tests: TestOptions
  @OptionGroup(title: "Report Options") var reports: ReportOptions
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    for id in rule where LintRule(id: id) == nil {
      throw ValidationError("Unknown rule \(id). Rules: \(LintRule.all.map(\.id).joined(separator: ", "))")
    }
    if reason != nil, !allowNew { throw ValidationError("--reason requires --allow-new.") }
    if allowNew, reason?.allSatisfy(\.isWhitespace) ?? true {
      throw ValidationError("--allow-new requires --reason, because each accepted finding needs one.")
    }
    if baseline, !rule.isEmpty || !only.isEmpty || changesBaseline || readsRun || runsTests || writesReports {
      throw ValidationError("--baseline prints the accepted findings, and takes no options of a run.")
    }
    if changesBaseline, !(rule.isEmpty && only.isEmpty) {
      throw ValidationError("--update-baseline and --allow-new cannot be combined with --rule or --only.")
    }
    if writing.isAllowed, !changesBaseline {
      throw ValidationError("--allow-ci-writes requires --update-baseline or --allow-new.")
    }
    if readsRun, runsTests { throw ValidationError("--run runs no tests, and takes no options of swift test.") }
    if reports.contents.areUsed, reports.report == nil {
      throw ValidationError("Options of reports require --report.")
    }
  }

  private var changesBaseline: Bool { updateBaseline || allowNew }
  private var readsRun: Bool { source.run != nil }
  private var runsTests: Bool { tests.areUsed }
  private var writesReports: Bool { reports.report != nil || reports.contents.areUsed }

  func perform() async throws -> SnapshotExitCode {
    let root = try source.project.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    let boundary = PackageBoundary(root: root, configuration)
    let accepted = try LintBaseline(in: boundary)
    if baseline {
      for line in accepted.text.split(separator: "\n") { Console.print(VisibleText.line(String(line))) }
      return .clean
    }
    var report = try await linted(root, configuration)
    let entries = try Ledger(contentsOf: report.folder).entries
    guard entries.contains(where: { $0.lint != nil }) else {
      throw CommandError(
        .incomplete,
        "The run \(report.folder.name) linted no view. To lint: swift run snapshot lint, without --run or --filter")
    }
    if changesBaseline {
      try change(accepted, by: LintJudgement(of: entries, besides: accepted), boundary)
    }
    try Linting.note(in: &report, policy: .error, packageRoot: root)
    let paths = try reports.report == nil ? [] : reports.write(report, configuration, packageRoot: root)
    try narrow(&report)
    try print(report, reports: paths)
    return exitCode(of: report)
  }

  /// Runs the tests, or reads the run of `--run`.
  private func linted(_ root: String, _ configuration: Configuration) async throws -> RunReport {
    if readsRun { return try source.report() }
    let run = TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: nil, packageRoot: root),
      arguments: tests.arguments(configuration, packageRoot: root), recordMode: .never, isRecording: false,
      allowsCIWrites: false, isVerbose: tests.swiftTest.verbose, showsProgress: !output.quiet, lints: true)
    let report = try await run.perform()
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    return report
  }

  private func change(_ accepted: LintBaseline, by judgement: LintJudgement, _ boundary: PackageBoundary) throws {
    try writing.check()
    var changed = accepted
    if updateBaseline { changed = judgement.shrunk() }
    if allowNew { changed = judgement.grown(of: changed, reason: reason ?? "") }
    guard changed.text != accepted.text else { return }
    try changed.write(in: boundary)
    if !output.quiet, !output.json {
      Console.note("\(LintBaseline.path(in: boundary)): \(changed.lines.count) accepted findings")
    }
  }

  /// Keeps the findings of the selected rules and snapshots.
  private func narrow(_ report: inout RunReport) throws {
    guard !only.isEmpty || !rule.isEmpty else { return }
    let chosen = Set(try report.select(only, among: report.results).map(\.id))
    guard let records = report.facts?.lint else { return }
    report.facts?.lint = records.compactMap { record in
      guard rule.isEmpty || rule.contains(record.rule) else { return nil }
      guard !only.isEmpty else { return record }
      var record = record
      record.snapshots.removeAll { !chosen.contains($0) }
      return record.snapshots.isEmpty ? nil : record
    }
  }

  private func print(_ report: RunReport, reports: [String]) throws {
    let section = LintSection(report)
    if output.json {
      for line in JSONReport(report).lint { try Console.print(JSONReport.line(line)) }
      try Console.print(JSONReport.line(JSONReport(report).summary))
      return
    }
    if !output.quiet {
      for line in TextReport(report, palette: output.palette, limit: .max).lintLines { Console.print(line) }
      for sentence in section.exempt { Console.print(output.palette.quiet(sentence)) }
    }
    let verdict =
      section.title
      ?? (section.accepted > 0 ? "No new lint findings, \(section.accepted) accepted" : "No lint findings")
    Console.print(
      section.groups.isEmpty ? output.palette.good("\u{2713} \(verdict)") : output.palette.bad("\u{2717} \(verdict)"))
    if let remark = Headline(report).remarks.first, report.findings.contains(.incomplete) {
      Console.print("  " + VisibleText.line(remark))
    }
    for path in reports { Console.print(output.palette.quiet("report  ") + VisibleText.line(path)) }
  }

  /// Changed and missing pictures are another command's.
  private func exitCode(of report: RunReport) -> SnapshotExitCode {
    var findings = report.findings.subtracting([.changed, .stale, .nondeterministic, .lint])
    if report.facts?.lint?.contains(where: \.status.fails) == true { findings.insert(.lint) }
    return findings.exitCode
  }
}
