import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct LintCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Run the tests and lint the views of all pictures.",
    usage: "snapshot lint [<options>] [<keys> ...] [-- <swift-test-arguments> ...]",
    discussion: """
      Finds truncated, clipped and overlapping texts, content beyond the screen or its container, low contrast, small touch \
      targets, missing labels and more; see Documentation/Lint.md. Compares the findings with those accepted in \
      __Snapshots__/lint.txt. Exits with 4 if a finding is new or worse, or if an accepted one is fixed or better and still in \
      the file. Records no reference, and ignores pictures that changed.

      With --run, reads the findings of a run that snapshot verify --lint or snapshot lint made.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var tests: TestOptions
  @OptionGroup var reports: ReportOptions

  @Option(help: ArgumentHelp("Show only findings of a rule, such as text-truncated; repeatable.", valueName: "rule"))
  var rule: [String] = []

  @Flag(help: "Remove fixed findings from lint.txt, and narrow those that are better. Adds nothing.")
  var updateBaseline = false

  @Flag(help: "Add new and worse findings to lint.txt.")
  var allowNew = false

  @Option(help: ArgumentHelp("Why the added findings are accepted; with --allow-new.", valueName: "text"))
  var reason: String?

  @Flag(help: "Print the accepted findings, and run no tests.")
  var baseline = false

  @Argument(
    help: "Snapshots to select: an id, the end of an id, a glob, File.swift:12, or configurations such as login@*AX*.")
  var keys: [String] = []

  func validate() throws {
    for id in rule where LintRule(id: id) == nil {
      throw ValidationError("Unknown rule \(id). Rules: \(LintRule.all.map(\.id).joined(separator: ", "))")
    }
    if reason != nil, !allowNew { throw ValidationError("--reason requires --allow-new.") }
    if allowNew, reason?.allSatisfy(\.isWhitespace) ?? true {
      throw ValidationError("--allow-new requires --reason, because each accepted finding needs one.")
    }
    if baseline, updateBaseline || allowNew || !keys.isEmpty {
      throw ValidationError("--baseline cannot be combined with --update-baseline, --allow-new or snapshots.")
    }
    if (updateBaseline || allowNew) && !(rule.isEmpty && keys.isEmpty) {
      throw ValidationError("--update-baseline and --allow-new cannot be combined with --rule or snapshots.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    let accepted = try LintBaseline(packageRoot: root)
    if baseline {
      for line in accepted.text.split(separator: "\n") { Console.print(VisibleText.line(String(line))) }
      return .clean
    }
    let configuration = try Configuration(packageRoot: root)
    var report = try await linted(root, configuration)
    let entries = try Ledger(contentsOf: report.folder).entries
    guard entries.contains(where: { $0.lint != nil }) else {
      throw CommandError(
        .incomplete,
        "The run \(report.folder.name) linted no view. To lint: swift run snapshot lint, without --run or --filter")
    }
    if updateBaseline || allowNew {
      try change(accepted, by: LintJudgement(of: entries, besides: accepted), root)
    }
    try Linting.note(in: &report, policy: .error, packageRoot: root)
    let paths = try reports.report == nil ? [] : reports.write(report, configuration, packageRoot: root)
    try narrow(&report)
    try print(report, reports: paths)
    return exitCode(of: report)
  }

  /// Runs the tests, or reads the run of `--run`.
  private func linted(_ root: String, _ configuration: Configuration) async throws -> RunReport {
    if common.run != nil { return try common.existingReport() }
    let run = TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: nil, packageRoot: root),
      arguments: tests.arguments(configuration, packageRoot: root), recordMode: .never, isRecording: false,
      allowsCIWrites: false,
      isVerbose: common.verbose, showsProgress: !common.quiet, lints: true)
    let report = try await run.perform()
    OldRuns.remove(from: root, keeping: configuration.keptRuns, besides: report.folder)
    return report
  }

  private func change(_ accepted: LintBaseline, by judgement: LintJudgement, _ root: String) throws {
    try WritePermission.check(allowsCIWrites: tests.allowsCIWrites)
    var changed = accepted
    if updateBaseline { changed = judgement.shrunk() }
    if allowNew { changed = judgement.grown(of: changed, reason: reason ?? "") }
    guard changed.text != accepted.text else { return }
    try changed.write(packageRoot: root)
    if !common.quiet, !common.json {
      Console.note("\(LintBaseline.path(packageRoot: root)): \(changed.lines.count) accepted findings")
    }
  }

  /// Keeps the findings of the selected rules and snapshots.
  private func narrow(_ report: inout RunReport) throws {
    guard !keys.isEmpty || !rule.isEmpty else { return }
    let chosen = Set(try common.choose(keys, from: report, among: report.results).map(\.id))
    guard let records = report.facts?.lint else { return }
    report.facts?.lint = records.compactMap { record in
      guard rule.isEmpty || rule.contains(record.rule) else { return nil }
      guard !keys.isEmpty else { return record }
      var record = record
      record.snapshots.removeAll { !chosen.contains($0) }
      return record.snapshots.isEmpty ? nil : record
    }
  }

  private func print(_ report: RunReport, reports: [String]) throws {
    let section = LintSection(report)
    if common.json {
      for line in JSONReport(report).lint { try Console.print(JSONReport.line(line)) }
      try Console.print(JSONReport.line(JSONReport(report).summary))
      return
    }
    if !common.quiet {
      for line in TextReport(report, palette: common.palette, limit: .max).lintLines { Console.print(line) }
      for sentence in section.exempt { Console.print(common.palette.quiet(sentence)) }
    }
    let verdict =
      section.title
      ?? (section.accepted > 0 ? "No new lint findings, \(section.accepted) accepted" : "No lint findings")
    Console.print(
      section.groups.isEmpty ? common.palette.good("\u{2713} \(verdict)") : common.palette.bad("\u{2717} \(verdict)"))
    if let remark = Headline(report).remarks.first, report.findings.contains(.incomplete) {
      Console.print("  " + VisibleText.line(remark))
    }
    for path in reports { Console.print(common.palette.quiet("report  ") + VisibleText.line(path)) }
  }

  /// Changed and missing pictures are another command's.
  private func exitCode(of report: RunReport) -> SnapshotExitCode {
    var findings = report.findings.subtracting([.changed, .stale, .nondeterministic, .lint])
    if report.facts?.lint?.contains(where: \.status.fails) == true { findings.insert(.lint) }
    return findings.exitCode
  }
}
