import Foundation

/// How the tool calls the Swift package manager.
enum PackageManager {
  /// `1` where a command plugin started the tool. Its package manager holds the lock of the build folder until the plugin
  /// ends, so that another would wait for it forever; while it waits for the plugin it builds nothing itself.
  static let startedByPlugin = "SNAPSHOT_COMMAND_PLUGIN"

  /// The options that every call takes.
  static var options: [String] { options(ProcessInfo.processInfo.environment) }

  static func options(_ environment: [String: String]) -> [String] {
    guard environment[startedByPlugin] == "1" else { return [] }
    #if os(macOS)
      // A sandbox within the plugin's own cannot be made.
      return ["--ignore-lock", "--disable-sandbox"]
    #else
      return ["--ignore-lock"]
    #endif
  }
}
