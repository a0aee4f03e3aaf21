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
    let build = try withProgress { try packageManager.build(.product("snapshot"), parameters: parameters) }
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

  /// Says that the tool is built if that takes more than two seconds, because the first build takes minutes.
  private static func withProgress<Result>(_ build: () throws -> Result) rethrows -> Result {
    // NB: in a queue of its own, whose end is awaited: the package manager reads one message at a time.
    let queue = DispatchQueue(label: "progress")
    let message = DispatchWorkItem { Diagnostics.progress("Building the command line tool") }
    queue.asyncAfter(deadline: .now() + 2, execute: message)
    defer {
      message.cancel()
      queue.sync {}
    }
    return try build()
  }
}
