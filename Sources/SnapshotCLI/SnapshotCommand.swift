import ArgumentParser
import SnapshotLedger

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Verifies, records and reports snapshots of a Swift package.",
    discussion: """
      Exit codes: 0 clean, 1 changed or missing, 2 tests failed for another reason, 3 stale references, 5 differs from itself, 6 incomplete \
      or nothing asserted, 64 usage, 65 unreadable reference, 66 no such key or run, 70 internal error, 74 input \
      or output, 77 refused to write on continuous integration, 78 bad configuration.
      """,
    subcommands: [
      VerifyCommand.self, RecordCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      UndoCommand.self, PruneCommand.self, MergeCommand.self, SheetCommand.self, InitCommand.self, DoctorCommand.self,
      StatusCommand.self, ListCommand.self, DiffCommand.self, ReportCommand.self,
    ])
}
