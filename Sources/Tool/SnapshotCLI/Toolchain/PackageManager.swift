import Foundation

/// Options for calls of the Swift package manager.
enum PackageManager {
  /// The variable that is `1` if a command plugin started the tool. The plugin's package manager holds the lock of the build
  /// folder until the plugin ends, and builds nothing meanwhile, so the lock can be ignored.
  static let startedByPlugin = "SNAPSHOT_COMMAND_PLUGIN"

  /// The options of every call.
  static var options: [String] { options(ProcessInfo.processInfo.environment) }

  static func options(_ environment: [String: String]) -> [String] {
    guard environment[startedByPlugin] == "1" else { return [] }
    #if os(macOS)
      // Sandboxes cannot be nested.
      return ["--ignore-lock", "--disable-sandbox"]
    #else
      return ["--ignore-lock"]
    #endif
  }
}
