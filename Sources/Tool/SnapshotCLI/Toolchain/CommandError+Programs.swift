import Subprocess

extension CommandError {
  /// The error of a program of the machine that did not start.
  static func notStarted(_ program: String, _ error: SubprocessError) -> CommandError {
    guard error.code == .executableNotFound else {
      return CommandError(.inputOutput, "\(program) could not be started: \(error)")
    }
    let remedy = program == "swift" ? Toolchain.remedy : "Install \(program), and add it to the PATH"
    return CommandError(.inputOutput, "\(program) was not found on the PATH. \(remedy).")
  }
}
