import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct ReviewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Goes through what the last run found, and decides with single keys.",
    discussion: """
      Runs no test. What is accepted is written at once, byte by byte what was shown, and u takes it back; what is \
      rejected is noted beside the run. Pictures are shown in the terminal where it can show them. Without a terminal, the \
      same is printed with the commands that accept and reject each.

      Ends with 1 while something is left to decide.
      """)

  enum Images: String, ExpressibleByArgument, CaseIterable { case auto, kitty, iterm, sixel, blocks, none }

  @OptionGroup var common: CommonOptions

  @Option(
    help: "What is looked at together: cause, test or file; cause unless given. By cause, equal changes are one.")
  var by: ReviewGrouping?

  @Option(help: "How pictures are shown: auto, kitty, iterm, sixel, blocks or none; auto unless given.")
  var images: Images?

  @Argument(
    help: "Snapshots: an id, any suffix of its path, a glob, File.swift:12, or a glob over cells such as login@*AX*.")
  var keys: [String] = []

  func perform() async throws -> SnapshotExitCode {
    // A run can be looked at outside of any package.
    let configuration = try (try? common.packageRoot()).map(Configuration.init(packageRoot:)) ?? Configuration()
    let report = try common.existingReport()
    let decisions = try Decisions(of: report.folder)
    let pending = try common.choose(keys, from: report, among: report.pending(decisions))
    let groups = (by ?? configuration.grouping ?? .cause).groups(of: pending, in: report)
    let images = images ?? configuration.images ?? .auto
    guard !pending.isEmpty else {
      if !common.json { Console.print("Nothing is left to decide.") }
      return .clean
    }
    guard !common.noInput, !common.json, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      ProcessInfo.processInfo.environment["TERM"] != "dumb"
    else { return try list(groups, of: report) }
    try WritePermission.check(allowsCIWrites: false)
    var loop = ReviewLoop(
      session: ReviewSession(groups: groups), report: report, decisions: decisions, palette: common.palette,
      images: images == .auto ? nil : TerminalImageProtocol(rawValue: images.rawValue))
    let left = try loop.run()
    let accepted = loop.session.count(of: .accept)
    let rejected = loop.session.count(of: .reject)
    Console.print("\(accepted) accepted, \(rejected) rejected, \(left) left to decide.")
    if accepted > 0 { Console.print("Check with: snapshot verify. Take back with: snapshot undo") }
    return left == 0 ? .clean : .changed
  }

  /// What a review would show, and the commands that decide it.
  private func list(_ groups: [ReviewGroup], of report: RunReport) throws -> SnapshotExitCode {
    for group in groups {
      if !common.json {
        let count = group.results.count
        Console.print(common.palette.strong(VisibleText.line(group.title)) + (count > 1 ? "  \(count) snapshots" : ""))
      }
      for result in group.results {
        if common.json {
          try Console.print(JSONReport.line(Line(result, group: group.title)))
          continue
        }
        let sentence = DifferenceSentence.of(result.entry)
        Console.print(
          "  \(result.status.word) \(VisibleText.line(result.id))" + (sentence.isEmpty ? "" : ": " + sentence))
        let id = ShellText.quote(VisibleText.line(result.id))
        Console.print("    snapshot accept \(id)\n    snapshot reject \(id)")
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
