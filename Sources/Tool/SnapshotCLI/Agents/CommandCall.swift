import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotMCP
import SnapshotRuns

/// A command of the tool that runs in this process, and whose output is kept: what `snapshot verify --json` prints is what the tool
/// `verify` returns.
struct CommandCall {
  /// The words after `snapshot`. Values of options are part of their words, so that a value is never another option.
  var arguments: [String]

  /// The commands that tools run.
  private static let commands: [any Subcommand.Type] = [
    VerifyCommand.self, StatusCommand.self, DiffCommand.self, HistoryCommand.self, AcceptCommand.self,
    UndoCommand.self, RenderCommand.self,
  ]

  struct Outcome: Sendable {
    /// The exit code of the command.
    var code: SnapshotExitCode
    /// The results that the command prints.
    var output: [String]
    /// What the command prints on standard error.
    var notes: [String]

    /// The output of `--json`, as values.
    var values: [JSONValue] {
      output.flatMap { $0.split(separator: "\n") }.compactMap { try? JSONValue(parsing: Data($0.utf8)) }
    }

    /// Whether the command itself failed, as opposed to the snapshots that it verified.
    var isFailure: Bool { code.rawValue >= SnapshotExitCode.usage.rawValue }
  }

  /// Runs the command.
  ///
  /// - Throws: ``ToolFailure`` for invalid arguments, `CancellationError`.
  func perform() async throws -> Outcome {
    guard let type = Self.commands.first(where: { $0.configuration.commandName == arguments.first }) else {
      throw ToolFailure("snapshot has no command \(arguments.first ?? "").")
    }
    let subcommand: any Subcommand
    do {
      subcommand = try type.parse(Array(arguments.dropFirst()))
    } catch {
      throw ToolFailure(type.message(for: error))
    }
    let recording = Console.Recording()
    let code = await Console.$recording.withValue(recording) {
      do {
        return try await Self.perform(subcommand)
      } catch {
        return CommandError(error).report(isJSON: arguments.contains("--json"))
      }
    }
    try Task.checkCancellation()
    return Outcome(code: code, output: recording.output, notes: recording.notes)
  }

  private static func perform(_ command: some Subcommand) async throws -> SnapshotExitCode {
    try await command.perform()
  }
}
