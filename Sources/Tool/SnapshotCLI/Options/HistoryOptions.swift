import ArgumentParser
import SnapshotLedger
import SnapshotRuns

/// The references whose versions in git a subcommand reads.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read the newest n versions; older ones are counted (default: 1000).", valueName: "n"))
  var limit = 1000

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if !(1...100_000).contains(limit) { throw ValidationError("--limit must be between 1 and 100000, not \(limit).") }
  }
}

extension ReferenceCatalog {
  /// The references of a project, with what the last run knows about them.
  init(ofLastRunIn project: ProjectOptions) throws {
    let boundary = try project.boundary()
    let run = RunFolder.latest(packageRoot: boundary.root).flatMap { try? RunReport(of: $0, in: boundary) }
    self.init(of: boundary, run: run)
  }
}
