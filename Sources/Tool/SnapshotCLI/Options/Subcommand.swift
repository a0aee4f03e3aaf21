import ArgumentParser
import SnapshotRuns

/// A subcommand that returns one of the tool's exit codes.
protocol Subcommand: AsyncParsableCommand {
  associatedtype Output: OutputFormat
  var output: Output { get }
  /// Whether the command shows its progress in terminals.
  var showsProgress: Bool { get }
  func perform() async throws -> SnapshotExitCode
}

extension Subcommand {
  var showsProgress: Bool { !output.json && !output.quiet }

  func run() async throws {
    let code: SnapshotExitCode
    do {
      code = try await WaitingLine.during(isShown: showsProgress) { try await perform() }
    } catch {
      code = CommandError(error).report(isJSON: output.json)
    }
    if code != .clean { throw ExitCode(code.rawValue) }
  }
}
