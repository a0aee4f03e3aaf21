import Foundation
import SnapshotFoundation

/// Runs a command to its end.
struct CommandRun {
  var command: Command
  var search = ProgramSearch()
  /// The terminal in which the command runs; `nil` to read its outputs from pipes.
  var terminal: TerminalSize?

  /// - Throws: ``CommandFailure``, and the errors of the folders that the command needs.
  func result() throws -> CommandResult {
    #if os(macOS) || os(Linux)
      try run()
    #else
      throw CommandFailure.notStarted(program: command.program, reason: "this system starts no programs for tests")
    #endif
  }

  #if os(macOS) || os(Linux)
    private func run() throws -> CommandResult {
      let scratch = NSTemporaryDirectory() + "snapshot-command-\(UInt64.random(in: 0 ... .max))"
      let (home, empty) = (scratch + "/home", scratch + "/folder")
      for folder in [home, empty] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      defer { try? FileManager.default.removeItem(atPath: scratch) }
      let folder = command.folder?.path ?? empty
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandFailure.notStarted(
          program: command.program, reason: "the folder in which it runs does not exist: \(folder)")
      }
      let program = try search.find(command.program, from: folder)
      let input = scratch + "/input"
      try command.input.write(to: URL(fileURLWithPath: input))
      var process = try SpawnedProcess(
        program, [command.program] + command.arguments, environment: environment(home: home), in: folder, input: input,
        terminal: terminal)
      let deadline = DispatchTime.now() + command.timeLimit
      defer { process.end() }
      while true {
        try process.read(for: 10)
        let ending = process.ending()
        // What the program itself wrote is in the pipes now.
        if ending != nil { try process.read(for: 0) }
        if process.outputs.contains(where: { $0.count > command.outputLimit }) {
          throw CommandFailure.outputLimit(program: command.program, bytes: command.outputLimit)
        }
        if let ending {
          return CommandResult(
            commandLine: command.commandLine, ending: ending, standardOutput: process.outputs[0],
            standardError: process.outputs[1], output: process.output)
        }
        if DispatchTime.now() >= deadline {
          throw CommandFailure.timeLimit(
            program: command.program, seconds: command.timeLimit,
            output: String(decoding: process.output.suffix(2_000), as: UTF8.self))
        }
      }
    }

  #endif

  private func environment(home: String) -> [String: String] {
    var variables = [
      "HOME": home, "TMPDIR": home, "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "dumb", "COLUMNS": "80", "LINES": "24",
      "NO_COLOR": "1", "PATH": search.path.joined(separator: ":"),
    ]
    if let terminal {
      variables["NO_COLOR"] = nil
      variables["TERM"] = "xterm-256color"
      variables["COLUMNS"] = "\(terminal.columns)"
      variables["LINES"] = "\(terminal.rows)"
    }
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    return variables.merging(command.environment) { $1 }
  }
}
