import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct AcceptCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept changed snapshots from the last run.",
    usage: """
      snapshot accept [<options>] <snapshot> ...
      snapshot accept [<options>] --all
      snapshot accept [<options>] --cause <id>
      snapshot accept [<options>] --decisions <file>
      """,
    discussion: """
      Copies the new pictures and texts that the run kept, without running tests. Writes nothing if a reference has changed \
      since the run, or if a file is corrupt. With --all, accepts the other snapshots, lists those left out with the reason, \
      and exits with the status of the first. Snapshots that a test expects to fail (withKnownIssue) are never accepted.

      With --run, accepts a run from another machine. References must be in this package, in a folder named __Snapshots__ or \
      in a folder that references.directory or references.folders in .snapshot.yml names. Symbolic links are not followed. Of test sources, only the \
      closures of inline assertions are edited.
      """)

  @Flag(help: "Accept all changed and missing snapshots, except rejected ones.")
  var all = false

  @Option(help: ArgumentHelp("Exclude a snapshot; repeatable.", valueName: "key"))
  var except: [String] = []

  @Option(help: ArgumentHelp("Apply a decisions file that was saved from the HTML report.", valueName: "file"))
  var decisions: String?

  @Option(
    help: ArgumentHelp(
      "Accept all snapshots of a root cause without new defects and unexplained pixels.", valueName: "id"))
  var cause: String?

  @Flag(help: "Print the full paths of the files to write, but write nothing.")
  var dryRun = false

  @OptionGroup var selection: SnapshotSelection

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    let ways = [!selection.keys.isEmpty, all, decisions != nil, cause != nil].count { $0 }
    if ways != 1 { throw ValidationError("Specify snapshots to accept, --all, --cause <id>, or --decisions <file>.") }
    if decisions != nil, !except.isEmpty { throw ValidationError("--except cannot be combined with --decisions.") }
  }

  func perform() async throws -> SnapshotExitCode {
    if !dryRun { try writing.check() }
    let report = try source.report()
    let given = try decisions.map(Decisions.init(contentsOf:))
    func plan(_ made: Decisions) throws -> Acceptance {
      if let cause {
        return try Acceptance(of: report, cause: cause, except: except.map(KeyPattern.init), decisions: made)
      }
      return try given.map { try Acceptance(of: report, decisions: $0) }
        ?? Acceptance(
          of: report, keys: selection.keys.map(KeyPattern.init), except: except.map(KeyPattern.init), decisions: made)
    }
    var items: [Acceptance.Item] = []
    // Those whose references an earlier command wrote.
    var earlier: Set<SnapshotResult.Key> = []
    var refused: [Acceptance.Refused] = []
    if dryRun {
      let acceptance = try plan(Decisions(of: report.folder))
      (items, refused) = (acceptance.items, acceptance.refused)
      earlier = Set(items.filter(acceptance.isWritten).map(\.result.key))
    } else {
      try Decisions.update(of: report.folder) { made in
        let acceptance = try plan(made)
        earlier = Set(acceptance.items.filter(acceptance.isWritten).map(\.result.key))
        try acceptance.perform()
        (items, refused) = (acceptance.items, acceptance.refused)
        let comments = Dictionary(
          (given?.decisions ?? []).map { (SnapshotResult.Key(id: $0.id, format: $0.format), $0.comment) },
          uniquingKeysWith: { $1 })
        for item in items { made.accept(item, comment: comments[item.result.key] ?? nil) }
        let ids = Set(report.results.map(\.id))
        for decision in given?.decisions ?? [] where decision.decision == .reject && ids.contains(decision.id) {
          made.decisions.append(decision)
        }
      }
    }
    for item in items where output.json || !earlier.contains(item.result.key) { try say(item, in: report) }
    for decision in given?.decisions ?? [] where decision.comment?.isEmpty == false && !output.json && !output.quiet {
      let word = decision.decision == .accept ? "accepted" : "rejected"
      Console.print("\(word) \(VisibleText.line(decision.id)): \(VisibleText.line(decision.comment ?? ""))")
    }
    if !output.json {
      let changed = items.filter { !earlier.contains($0.result.key) }
      let deletedCount = changed.count { $0.result.entry.removes == true }
      let writtenCount = changed.count - deletedCount
      let count =
        (dryRun
          ? counted(writtenCount, "reference would be written", "references would be written")
          : counted(writtenCount, "reference was written", "references were written"))
        + (deletedCount == 0 ? "" : ", \(deletedCount) \(dryRun ? "would be deleted" : "deleted")")
      if items.isEmpty, refused.isEmpty {
        Console.print("Nothing to accept.")
      } else if changed.isEmpty, !items.isEmpty {
        let which = counted(items.count, "reference has its new value", "references have their new values")
        Console.print("Nothing is left to accept: \(which). To verify: \(report.verification)")
      } else {
        Console.print("\(count). To verify: \(report.verification)")
      }
      if !refused.isEmpty { Console.print("\(counted(refused.count, "snapshot")) not accepted:") }
    }
    return refused.map { CommandError($0.error).report(isJSON: output.json) }.first ?? .clean
  }

  private func say(_ item: Acceptance.Item, in report: RunReport) throws {
    if output.json {
      try Console.print(
        JSONReport.line(Line(id: item.result.id, reference: path(of: item, in: report), dryRun: dryRun)))
    } else if !output.quiet {
      let remark = item.result.entry.removes != true ? "" : dryRun ? " (would be deleted)" : " (deleted)"
      Console.print("\(output.palette.good("\u{2713}")) \(VisibleText.line(path(of: item, in: report)))\(remark)")
    }
  }

  /// The path of a reference: absolute in a dry run, so that the user sees exactly what would be written.
  private func path(of item: Acceptance.Item, in report: RunReport) -> String {
    dryRun ? item.reference : report.displayPath(item.reference)
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "accepted"
    var id: String
    var reference: String
    var dryRun: Bool
  }
}
