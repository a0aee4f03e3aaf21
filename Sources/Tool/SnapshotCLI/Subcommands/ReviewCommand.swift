import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct ReviewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review changed snapshots of the last run in the terminal.",
    usage: "snapshot review [<options>] [<snapshot> ...]",
    discussion: """
      Shows each change and asks whether to accept or reject it. Accepting writes the reference immediately; press u to undo. \
      Pictures are shown if the terminal supports them. Without a terminal, prints the changes and the commands that accept or \
      reject them. Runs no tests.

      With --artifacts, imports the images and texts of another tool as snapshot import does, and reviews them.

      Exits with 1 if changes are left to review.
      """)

  @Option(
    help: ArgumentHelp(
      "Import the folder to which another tool wrote its images and texts, as snapshot import does, and review it.",
      valueName: "dir"))
  var artifacts: String?

  @Option(
    help: "Group changes by cause, test or file (default: cause). Equal changes have the same cause.")
  var by: ReviewGrouping?

  @Option(help: "Show pictures as auto, kitty, iterm, sixel, blocks or none (default: auto).")
  var images: ReviewImages?

  @OptionGroup var selection: SnapshotSelection

  @OptionGroup(title: "Import Options") var importing: ImportOptions
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: JSONOption
  @OptionGroup(title: "Output Options") var colors: ColorOption
  @OptionGroup var input: InputOption

  func validate() throws {
    if artifacts == nil, importing.areUsed {
      throw ValidationError("--layout, --references and --expected require --artifacts <dir>.")
    }
    if artifacts != nil, source.run != nil {
      throw ValidationError("--artifacts makes a new run, and cannot be combined with --run.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    // A run can be reviewed outside of a project.
    let configuration = try (try? source.project.projectRoot()).map(Configuration.init(packageRoot:)) ?? Configuration()
    let report: RunReport
    if let artifacts {
      report = try await importing.makeRun(
        from: artifacts, in: source.project, named: nil, announces: !output.json, isQuiet: false)
      try printProblems(of: report)
    } else {
      report = try source.report()
    }
    let decisions = try Decisions(of: report.folder)
    let pending = try report.select(selection.keys, among: report.pending(decisions))
    let groups = (by ?? configuration.grouping ?? .cause).groups(of: pending, in: report)
    let images = images ?? configuration.images ?? .auto
    guard !pending.isEmpty else {
      if !output.json { Console.print("No changes to review.") }
      return unreviewable(in: report)
    }
    guard !input.noInput, !output.json, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      ProcessInfo.processInfo.environment["TERM"] != "dumb"
    else { return try list(groups, of: report) }
    try WritePermission.check(allowsCIWrites: false)
    var loop = ReviewLoop(
      session: ReviewSession(groups: groups), report: report, decisions: decisions, palette: colors.palette,
      images: images == .auto ? nil : TerminalImageProtocol(rawValue: images.rawValue))
    let left = try loop.run()
    for line in loop.result { Console.print(line) }
    return left == 0 ? unreviewable(in: report) : .changed
  }

  /// The exit code of what a review of imported files cannot settle: files that were not compared, and damaged ones.
  private func unreviewable(in report: RunReport) -> SnapshotExitCode {
    artifacts == nil ? .clean : report.findings.subtracting([.changed, .nondeterministic]).exitCode
  }

  /// Prints what a review of imported files does not show: files that were not compared, and damaged ones.
  private func printProblems(of report: RunReport) throws {
    guard unreviewable(in: report) != .clean, !output.json else { return }
    for result in report.results(.error) {
      Console.note("warning: \(VisibleText.line(result.id)): \(VisibleText.line(result.entry.message))")
    }
    for remark in Headline(report).remarks { Console.note("warning: \(VisibleText.line(remark))") }
  }

  /// Prints the changes, and the commands that accept or reject them.
  private func list(_ groups: [ReviewGroup], of report: RunReport) throws -> SnapshotExitCode {
    for group in groups {
      if !output.json {
        let count = group.results.count
        Console.print(colors.palette.strong(VisibleText.line(group.title)) + (count > 1 ? "  \(count) snapshots" : ""))
      }
      for result in group.results {
        if output.json {
          try Console.print(JSONReport.line(Line(result, group: group.title)))
          continue
        }
        let sentence = DifferenceSentence.of(result.entry)
        Console.print(
          "  \(result.status.word) \(VisibleText.line(result.id))" + (sentence.isEmpty ? "" : ": " + sentence))
        let id = ShellText.quote(VisibleText.line(result.id))
        Console.print("    \(report.tool) accept \(id)\n    \(report.tool) reject \(id)")
      }
    }
    return .changed
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "pending"
    var id: String
    var format: String
    var status: String
    var group: String

    init(_ result: SnapshotResult, group: String) {
      id = result.id
      format = result.entry.format
      status = result.status.rawValue
      self.group = group
    }
  }
}

extension ReviewGrouping: ExpressibleByArgument {}
