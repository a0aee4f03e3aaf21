import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct PruneCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Delete references that no test uses.",
    usage: "snapshot prune [<options>]",
    discussion: """
      Uses the last run: a reference is stale if its test no longer exists, or if its test finished without using it. Keeps \
      references of tests that were filtered out, skipped, interrupted, or not compiled on this platform. Run all tests first \
      with snapshot verify. To restore deleted references: snapshot undo
      """)

  @Flag(help: "Print the files to delete, but delete nothing.")
  var dryRun = false

  @Flag(help: "Delete without asking for confirmation.")
  var yes = false

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions
  @OptionGroup var input: InputOption

  func perform() async throws -> SnapshotExitCode {
    if !dryRun { try writing.check() }
    let root = try source.project.packageRoot()
    let boundary = try source.project.boundary()
    let (report, stale) = try await Staleness.find(
      in: source.folder(), packageRoot: root, read: source.project.report(of:))
    var found = stale
    // Keep files that are not references by their name.
    found.stale.removeAll { $0.isKept != true && (try? boundary.check(own: $0.path, deletes: true)) == nil }
    for finding in found.stale { try say(finding, in: report) }
    // A test chose their places, so they may be compiled or shipped.
    found.stale.removeAll { $0.isKept == true }
    if !output.json, !output.quiet, !found.unknown.isEmpty {
      Console.print(
        "\(found.unknown.count) more may be stale, but their tests did not finish in this run. Run all tests first: "
          + "swift run snapshot verify")
    }
    guard !found.stale.isEmpty else {
      if !output.json { Console.print(stale.stale.isEmpty ? "No stale references." : "Nothing to delete.") }
      return .clean
    }
    guard !dryRun else { return .clean }
    guard try yes || confirm(found.stale.count) else { return .clean }
    let changes = found.stale.map { UndoJournal.Change(reference: $0.path, data: nil) }
    try UndoJournal.perform(changes, verb: "prune", in: boundary)
    if !output.json { Console.print("Deleted \(found.stale.count). To restore: swift run snapshot undo") }
    return .clean
  }

  private func confirm(_ count: Int) throws -> Bool {
    guard !input.noInput, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw CommandError(
        .usage, "Cannot ask for confirmation without a terminal. Add --yes, or preview with --dry-run.")
    }
    FileHandle.standardError.write(Data("Delete \(count)? [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }

  private func say(_ finding: StaleReferences.Finding, in report: RunReport) throws {
    // A dry run prints absolute paths.
    let path = dryRun ? finding.path : report.displayPath(finding.path)
    if output.json {
      return try Console.print(JSONReport.line(JSONReport.StaleLine(finding, in: report, dryRun: dryRun)))
    }
    Console.print("\(output.palette.warning(finding.isKept == true ? "!" : "-")) \(VisibleText.line(path))")
    guard !output.quiet else { return }
    Console.print("  " + VisibleText.line(finding.reason))
    if let target = finding.movedTo {
      let paths = [finding.path, target].map { ShellText.quote(VisibleText.line(report.displayPath($0))) }
      // The tests have recorded it, unless they ran on CI.
      guard !FileManager.default.fileExists(atPath: target) else { return }
      Console.print("  To move it: git mv \(paths.joined(separator: " "))")
    }
  }
}
