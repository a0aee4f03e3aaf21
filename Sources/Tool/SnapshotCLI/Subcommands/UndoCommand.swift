import ArgumentParser
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct UndoCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last accept or prune.",
    discussion: """
      Restores the previous references. Writes nothing if one of them has changed since. Undoes up to 20 commands, one at a time.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Print the references to restore, but write nothing.")
  var dryRun = false

  func perform() async throws -> SnapshotExitCode {
    let root = try common.projectRoot()
    guard let journal = try UndoJournal.last(in: common.boundary()) else {
      throw CommandError(.noSuchKey, "There is nothing to undo.")
    }
    if dryRun {
      try journal.check()
    } else {
      try journal.undo()
      try forgetDecisions(about: journal.references, in: root)
    }
    for reference in journal.references {
      // A dry run prints absolute paths.
      let isInside = !dryRun && reference.hasPrefix(root + "/")
      let path = isInside ? String(reference.dropFirst(root.count + 1)) : reference
      if common.json {
        try Console.print(JSONReport.line(Line(reference: path, verb: journal.verb, dryRun: dryRun)))
      } else if !common.quiet {
        Console.print("\u{21B6} \(VisibleText.line(path))")
      }
    }
    if !common.json {
      let count = journal.references.count
      Console.print(
        "\(dryRun ? "Would undo" : "Undid") \(journal.verb): \(count) \(count == 1 ? "reference" : "references").")
    }
    return .clean
  }

  /// Removes the decisions about restored references.
  private func forgetDecisions(about references: [String], in root: String) throws {
    guard let folder = RunFolder.latest(packageRoot: root), let report = try? common.report(of: folder) else { return }
    try Decisions.update(of: folder) { decisions in
      for result in report.results {
        guard let path = report.changedPath(of: result.entry), references.contains(path) else { continue }
        decisions.set(nil, for: result, in: report)
      }
    }
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "undone"
    var reference: String
    var verb: String
    var dryRun: Bool
  }
}
