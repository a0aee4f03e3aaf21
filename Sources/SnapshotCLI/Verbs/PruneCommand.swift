import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct PruneCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Deletes references that no test needs any more.",
    discussion: """
      Judges by the last run: a reference is stale if its test is gone, or ran to its end unskipped and did not touch it. \
      What was filtered out, skipped, cut short or is not compiled on this platform is left alone. Run all the tests \
      first, with: snapshot verify. `snapshot undo` puts back what was deleted.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Say what would be deleted, and delete nothing.")
  var dryRun = false

  @Flag(help: "Delete without asking.")
  var yes = false

  @Flag(name: .customLong("allow-ci-writes"), help: "Delete on continuous integration too.")
  var allowsCIWrites = false

  func perform() async throws -> SnapshotExitCode {
    if !dryRun { try WritePermission.check(allowsCIWrites: allowsCIWrites) }
    let root = try common.packageRoot()
    let report = try common.existingReport()
    let boundary = try common.boundary()
    var found = try await Staleness.find(in: report, packageRoot: root)
    // What is no reference by its name is left alone, though it lies among them.
    found.stale.removeAll { (try? boundary.check(own: $0.path, deletes: true)) == nil }
    for finding in found.stale { try say(finding, in: report) }
    if !common.json, !common.quiet, !found.unknown.isEmpty {
      Console.print(
        "\(found.unknown.count) more were not touched, and nothing can be said of them: their tests did not run to "
          + "their end in this run.")
    }
    guard !found.stale.isEmpty else {
      if !common.json { Console.print("Nothing is stale.") }
      return .clean
    }
    guard !dryRun else { return .clean }
    guard try yes || confirm(found.stale.count) else { return .clean }
    let changes = found.stale.map { UndoJournal.Change(reference: $0.path, data: nil) }
    try UndoJournal.perform(changes, verb: "prune", in: boundary)
    if !common.json { Console.print("Deleted \(found.stale.count). Put back with: snapshot undo") }
    return .clean
  }

  private func confirm(_ count: Int) throws -> Bool {
    guard !common.noInput, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw VerbError(.usage, "Without a terminal, deleting needs --yes; look first with --dry-run.")
    }
    FileHandle.standardError.write(Data("Delete \(count)? [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }

  private func say(_ finding: StaleReferences.Finding, in report: RunReport) throws {
    // What is only said shows the whole path.
    let path = dryRun ? finding.path : report.displayPath(finding.path)
    if common.json {
      return try Console.print(JSONReport.line(JSONReport.StaleLine(finding, in: report, dryRun: dryRun)))
    }
    Console.print("\(common.palette.warning("-")) \(VisibleText.line(path))")
    guard !common.quiet else { return }
    Console.print("  " + VisibleText.line(finding.reason))
    if let target = finding.movedTo {
      let paths = [finding.path, target].map { ShellText.quote(VisibleText.line(report.displayPath($0))) }
      Console.print("  A new reference has the same content; to move it: git mv \(paths.joined(separator: " "))")
    }
  }
}
