import Foundation

/// This very test program once more as a process of its own, which runs one of the tests that are meant for it alone.
///
/// No build takes place, so that nothing waits for the build folder that the running tests hold.
package struct ChildProcess {
  /// Says to a test that it runs in a child.
  package static let variable = "SNAPSHOT_TESTS_CHILD"

  /// What the parent says to the child; `nil` outside of one.
  package static var instruction: String? { ProcessInfo.processInfo.environment[variable] }

  package struct Outcome {
    package var status: Int32
    package var wasKilled: Bool
    package var output: String
  }

  private let process = Process()
  private let outputPath: String

  /// The program that gives a child fewer processors, where there is one.
  package static let processorLimiter: String? = ["/usr/bin/taskset", "/bin/taskset"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Starts a test of Swift Testing, named as for `--filter`, or one of XCTest, `Module.Class/method`.
  package init(
    swiftTesting filter: String? = nil, xcTest: String? = nil, instruction: String, arguments: [String] = [],
    processors: Int? = nil, environment: [String: String], in folder: String
  ) throws {
    outputPath = folder + "/child-\(UInt64.random(in: 0 ... .max)).log"
    let tests = filter.map { ["--testing-library", "swift-testing", "--filter", $0] } ?? [xcTest].compactMap { $0 }
    var command = [CommandLine.arguments[0]] + tests + arguments
    if let processors, let limiter = Self.processorLimiter {
      command = [limiter, "-c", processors == 1 ? "0" : "0-\(processors - 1)"] + command
    }
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["CI", "GITHUB_ACTIONS", "GITLAB_CI", "SNAPSHOT_TESTING_RECORD"].contains($0.key) }
      .merging([Self.variable: instruction]) { $1 }.merging(environment) { $1 }
    try Data().write(to: URL(fileURLWithPath: outputPath))
    let output = FileHandle(forWritingAtPath: outputPath)
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  /// Ends it in the middle of whatever it does.
  package func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  package func waitUntilExit() -> Outcome {
    process.waitUntilExit()
    let output = String(decoding: FileManager.default.contents(atPath: outputPath) ?? Data(), as: UTF8.self)
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal, output: output)
  }
}
