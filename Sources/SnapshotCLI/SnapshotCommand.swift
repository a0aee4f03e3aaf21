import ArgumentParser
import SnapshotReport

@main
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Verifies, records and reports snapshots of a Swift package.")
}
