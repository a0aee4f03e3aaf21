import Foundation
import PackagePlugin

/// `swift package snapshot-write VERB …`: the command line tool, built from the dependency, with the permission to write
/// references and what else belongs to the package.
@main struct SnapshotWritePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "snapshot").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
