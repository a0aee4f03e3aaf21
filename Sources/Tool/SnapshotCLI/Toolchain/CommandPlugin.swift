import Foundation

/// The command plugin that started the tool: `swift package snapshot`.
enum CommandPlugin {
  private static let variable = "SNAPSHOT_COMMAND_PLUGIN"
  private static let interval: UInt32 = 200_000

  static func startedThisProcess(_ environment: [String: String]) -> Bool { environment[variable] == "1" }

  /// Interrupts this process when the plugin that started it ends, as Ctrl-C does without a plugin.
  ///
  /// Ctrl-C reaches the process group of the terminal. The package manager, and Foundation on Linux in the plugin, start programs in
  /// groups of their own, so that without this a server would run on, and a test run would write on.
  static func interruptsThisProcessAtItsEnd() {
    guard startedThisProcess(ProcessInfo.processInfo.environment) else { return }
    let plugin = getppid()
    Thread.detachNewThread {
      while getppid() == plugin { usleep(interval) }
      kill(getpid(), SIGINT)
    }
  }
}
