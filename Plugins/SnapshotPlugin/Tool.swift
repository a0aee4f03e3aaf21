import Foundation
import PackagePlugin

/// The command line tool as the plugins start it. Both have this file, one of them by a link, as plugins share no code.
///
/// The plugins do not depend on the tool's target: SwiftPM would then compile it and all below it a second time for the host,
/// also in each build of this package and its tests. They ask for the product instead, which `swift run snapshot` builds too.
enum Tool {
  struct BuildFailure: Error, CustomStringConvertible {
    let log: String
    var description: String { "The tool does not build. Run: swift build --product snapshot\n\(log)" }
  }

  /// Runs the tool to its end, and ends as it does where it fails.
  static func run(
    _ arguments: [String], in context: PluginContext, packageManager: PackageManager
  ) throws {
    var parameters = PackageManager.BuildParameters()
    parameters.logging = .concise
    parameters.echoLogs = false
    let build = try packageManager.build(.product("snapshot"), parameters: parameters)
    let tool = build.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent.hasPrefix("snapshot") }
    guard build.succeeded, let tool else { throw BuildFailure(log: build.logText) }
    let process = Process()
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
