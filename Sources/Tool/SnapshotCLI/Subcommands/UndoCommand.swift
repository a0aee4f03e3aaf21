import ArgumentParser
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct UndoCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last accept, prune or explain --write.",
    usage: "snapshot undo [<options>]",
    discussion: """
      Restores the previous references. Writes nothing if one of them has changed since. Undoes up to 20 commands, one at a time.
      """)

  @Flag(help: "Print the references to restore, but write nothing.")
  var dryRun = false

  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    let root = try project.projectRoot()
    guard let journal = try UndoJournal.last(in: project.boundary()) else {
      throw CommandError(.noSuchKey, "Nothing to undo. Only accept, prune and explain --write can be undone.")
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
      if output.json {
        try Console.print(JSONReport.line(Line(reference: path, verb: journal.verb, dryRun: dryRun)))
      } else if !output.quiet {
        Console.print("\(output.palette.good("\u{21B6}")) \(VisibleText.line(path))")
      }
    }
    if !output.json {
      let count = journal.references.count
      Console.print(
        "\(dryRun ? "Would undo" : "Undid") \(journal.verb): \(counted(count, "reference")).")
    }
    return .clean
  }

  /// Removes the decisions about restored references.
  private func forgetDecisions(about references: [String], in root: String) throws {
    guard let folder = RunFolder.latest(packageRoot: root), let report = try? project.report(of: folder) else { return }
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
