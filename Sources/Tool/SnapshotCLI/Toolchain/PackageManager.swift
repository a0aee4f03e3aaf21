import Foundation

/// Options for calls of the Swift package manager.
enum PackageManager {
  /// The options of every call.
  static var options: [String] { options(ProcessInfo.processInfo.environment) }

  static func options(_ environment: [String: String]) -> [String] {
    // The plugin's package manager holds the lock of the build folder until the plugin ends, and builds nothing meanwhile.
    guard CommandPlugin.startedThisProcess(environment) else { return [] }
    #if os(macOS)
      // Sandboxes cannot be nested.
      return ["--ignore-lock", "--disable-sandbox"]
    #else
      return ["--ignore-lock"]
    #endif
  }
}
