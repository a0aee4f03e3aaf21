import Foundation
import PackagePlugin

/// `swift package snapshot-write VERB …`: the command line tool, built from the dependency, with the permission to write
/// references and what else belongs to the package.
@main struct SnapshotWritePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    // The name of the product in this package itself, that of the target in a package that depends on it.
    let tool = try (try? context.tool(named: "snapshot")) ?? context.tool(named: "SnapshotCLI")
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
