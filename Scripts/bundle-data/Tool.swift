import Foundation
import PackagePlugin

/// The built command line tool as the plugins start it.
enum Tool {
  /// Runs the tool to its end, and ends as it does where it fails.
  static func run(_ arguments: [String], in context: PluginContext, packageManager: PackageManager) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "snapshot").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The package manager that runs the plugin holds the lock of the build folder, for which the tool's own would wait.
    process.environment = ProcessInfo.processInfo.environment.merging(["SNAPSHOT_COMMAND_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
