import Foundation
import Subprocess

/// A call of a program of the toolchain.
package struct ToolchainProcess {
  /// The largest number of bytes of its output.
  private static let mostOutput = 64 << 20

  /// The error of a program that cannot be started.
  package struct NotStarted: Error, CustomStringConvertible {
    package let description = "swift could not be started. Install Swift 6.2 or later, and add it to the PATH."
  }

  struct Result {
    var succeeded: Bool
    var output: String
    var errors: String
    /// What the program printed on both streams.
    var all: String { output + errors }

    /// The text of the first error; the first line without one.
    var firstError: String {
      let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let line = lines.first(where: { $0.contains("error: ") }), let label = line.range(of: "error: ") else {
        return lines.first ?? "the command failed without an error message"
      }
      return String(line[label.upperBound...])
    }
  }

  /// Runs a program, and ends it with the children that it has started if the task is cancelled.
  ///
  /// - Throws: ``NotStarted``, `CancellationError`.
  static func run(_ program: String, _ arguments: [String], environment: Environment = .inherit) async throws -> Result
  {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]
    do {
      let result = try await Subprocess.run(
        executable(program), arguments: Arguments(arguments), environment: environment, platformOptions: options,
        input: .none,
        output: .string(limit: mostOutput), error: .string(limit: mostOutput))
      try Task.checkCancellation()
      return Result(
        succeeded: result.terminationStatus.isSuccess, output: result.standardOutput, errors: result.standardError)
    } catch {
      try Task.checkCancellation()
      throw NotStarted()
    }
  }

  /// Returns the program that the PATH names. Searched for here, because each folder without it would cost a process.
  private static func executable(_ program: String) -> Executable {
    if program.hasPrefix("/") { return .path(.init(program)) }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let path: String? = folders.map { "\($0)/\(program)" }.first { (path: String) in access(path, X_OK) == 0 }
    return path.map { .path(.init($0)) } ?? .name(program)
  }
}
