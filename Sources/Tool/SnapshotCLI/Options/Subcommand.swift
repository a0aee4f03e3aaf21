import ArgumentParser
import SnapshotRuns

/// A subcommand that returns one of the tool's exit codes.
protocol Subcommand: AsyncParsableCommand {
  associatedtype Output: OutputFormat
  var output: Output { get }
  func perform() async throws -> SnapshotExitCode
}

extension Subcommand {
  func run() async throws {
    let code: SnapshotExitCode
    do {
      code = try await WaitingLine.during(isShown: !output.json && !output.quiet) { try await perform() }
    } catch {
      code = CommandError(error).report(isJSON: output.json)
    }
    if code != .clean { throw ExitCode(code.rawValue) }
  }
}
