import Foundation
import PackagePlugin

/// The command line tool as the plugins start it. Both have this file, one of them by a link, as plugins share no code.
enum Tool {
  /// Runs the tool to its end, and ends as it does where it fails.
  static func run(_ arguments: [String], in context: PluginContext) throws {
    let process = Process()
    // The name of the product in this package itself, that of the target in a package that depends on it.
    let tool = try (try? context.tool(named: "snapshot")) ?? context.tool(named: "SnapshotCLI")
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The package manager that runs the plugin holds the lock of the build folder, for which the tool's own would wait.
    process.environment = ProcessInfo.processInfo.environment.merging(["SNAPSHOT_COMMAND_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
