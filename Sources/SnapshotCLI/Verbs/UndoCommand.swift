import ArgumentParser
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct UndoCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Takes back the last accept or prune.",
    discussion: """
      Puts the references back, byte by byte. A reference that was changed since is left alone, and then nothing is written \
      at all. The last 20 can be taken back, one by one.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Say what would be put back, and write nothing.")
  var dryRun = false

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    guard let journal = try UndoJournal.last(in: common.boundary()) else {
      throw VerbError(.noSuchKey, "There is nothing to take back.")
    }
    if dryRun {
      try journal.check()
    } else {
      try journal.undo()
      try forgetDecisions(about: journal.references, in: root)
    }
    for reference in journal.references {
      // What is only said shows the whole path.
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
        "\(dryRun ? "Would take" : "Took") back \(journal.verb): \(count) \(count == 1 ? "reference" : "references").")
    }
    return .clean
  }

  /// What was taken back awaits a decision again.
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
