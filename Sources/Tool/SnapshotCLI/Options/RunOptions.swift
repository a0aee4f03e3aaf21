import ArgumentParser
import SnapshotLedger
import SnapshotRuns

/// The run that a subcommand reads.
struct RunOptions: ParsableArguments {
  @OptionGroup var project: ProjectOptions

  @Option(help: "Read the run with this name or folder (default: the last run).")
  var run: String?

  /// The selected run, or the last run of the project.
  func folder() throws -> RunFolder { try project.folder(ofRun: run) }

  /// Reads the selected run, or the last run of the project.
  func report() throws -> RunReport { try project.report(of: folder()) }
}

/// The run that a subcommand makes.
struct NewRunOptions: ParsableArguments {
  @OptionGroup var project: ProjectOptions

  @Option(help: "Write the run with this name or to this folder (default: a new name).")
  var run: String?
}
