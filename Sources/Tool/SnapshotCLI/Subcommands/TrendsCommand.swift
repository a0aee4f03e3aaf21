import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct TrendsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "trends",
    abstract: "Report flaky, slow and often changed snapshots of past runs.",
    usage: "snapshot trends [<options>] [<folder> ...]",
    discussion: """
      Reads all runs in the folders: in CI, the run folders of earlier jobs. Runs are ordered by the paths of their folders, so \
      name these by date or build number. Runs no tests.

      A snapshot is flaky in a run if it passed and changed in this run, and at a commit if it passed in one run and changed \
      in another. A test is flaky in a run if it failed, and passed when it ran again.
      """)

  @Option(help: ArgumentHelp("Write a page with charts to a file.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("List at most n snapshots of each kind.", valueName: "n"))
  var limit = 20

  @Argument(
    help: ArgumentHelp("Read the runs in these folders (default: the runs of this package).", valueName: "dir"))
  var folders: [String] = []

  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if !(1...1000).contains(limit) { throw ValidationError("--limit must be between 1 and 1000, not \(limit).") }
    if !folders.isEmpty, project.packagePath != nil {
      throw ValidationError("--package-path cannot be combined with folders.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let paths =
      try folders.isEmpty
      ? [RunFolder.runs(packageRoot: project.projectRoot())]
      : folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    for path in paths where !folders.isEmpty && !FileManager.default.fileExists(atPath: path) {
      throw CommandError(.noSuchKey, "No folder found at \(path). Check the path.")
    }
    let history = RunHistory(RunFolders(in: paths), limit: limit)
    for sentence in history.unreadable { Console.note("warning: " + VisibleText.line(sentence)) }
    guard !history.runs.isEmpty else {
      throw CommandError(
        .noSuchKey,
        "No runs found in \(paths.joined(separator: ", ")). Specify a folder that contains run folders, each with its "
          + "ledger.jsonl. To make a run: swift run snapshot verify")
    }
    if let html {
      let path = URL(fileURLWithPath: html).standardizedFileURL.path
      try OutputFile.write(Data(TrendsPage(history).document.utf8), to: path)
      if !output.json, !output.quiet { Console.note("page    \(VisibleText.line(path))") }
    }
    if output.json {
      for line in try TrendsJSON(history).lines { Console.print(line) }
    } else if !output.quiet {
      Console.print(TrendsText(history, palette: output.palette).text)
    }
    return history.unreadable.isEmpty ? .clean : .inputOutput
  }
}
