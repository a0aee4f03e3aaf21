import Foundation

/// Reports failures to the test framework of the process, and knows the running test.
package protocol TestFailureRecorder: Sendable {
  /// Reports a failure to the framework that runs the test.
  static func record(_ failure: TestFailure)
  /// The test that runs the current code.
  static var currentScope: TestScope { get }
}

/// Carries failures from code that imports no test framework to the framework that runs the test.
///
/// An app must not link XCTest or Swift Testing, so this module cannot import the module that reports to them. That
/// module, `SnapshotTestReporting`, registers itself here when the process loads it.
package enum FailureChannel {
  /// Receives failures before the test framework does. A test store attributes them to the step that it performs.
  @TaskLocal package static var interceptor: (@Sendable (TestFailure) -> Void)?

  private static let registered = Locked<(any TestFailureRecorder.Type)?>(nil)

  /// The registered recorder; `nil` in a process that does not link `SnapshotTestReporting`.
  static var recorder: (any TestFailureRecorder.Type)? { registered.withLock { $0 } }

  /// Sets the recorder that receives all failures from now on.
  package static func register(_ recorder: any TestFailureRecorder.Type) { registered.withLock { $0 = recorder } }

  /// Reports a failure of the running test.
  package static func report(_ failure: TestFailure) {
    if let interceptor { return interceptor(failure) }
    if let recorder { return recorder.record(failure) }
    ErrorOutput.write("\(failure.site): \(failure.message)")
    if isTestProcess { FailingExit.arm() }
  }

  /// Whether this process runs tests.
  static let isTestProcess: Bool = {
    let arguments = CommandLine.arguments
    let program = arguments.first ?? ""
    // The native build system makes a bundle, which Darwin's `xctest` takes as an argument, and Swift Build a runner.
    return arguments.contains("--testing-library") || arguments.contains { $0.hasSuffix(".xctest") }
      || program.hasSuffix("-test-runner")
      || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
  }()
}

/// Makes the process exit with a failure status, whatever the results of its tests are.
private enum FailingExit {
  static func arm() { _ = armed }

  private static let armed: Void = {
    _ = atexit {
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}
