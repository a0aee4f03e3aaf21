import Foundation

/// Something that must fail the test that runs, found by code that must not know a test framework: a dependency that
/// nobody implemented, an action for a screen that is gone.
public struct TestFailure: Sendable {
  public var message: String
  public var site: CallSite

  public init(_ message: String, at site: CallSite) {
    self.message = message
    self.site = site
  }
}

/// Brings a failure to the framework that runs the test. `StoreTesting` has one, and so has `Snapshot`.
public protocol TestFailureRecorder {
  static func record(_ failure: TestFailure)
}

/// Fails the test that runs; outside of tests it writes the message to standard error.
///
/// Code of an app may call it: nothing of XCTest or Swift Testing is linked. A test target that links `StoreTesting`
/// or `Snapshot` hears it in both frameworks. In a test process without them the message is printed, and the process exits
/// with a failure at its end, so that it is never lost.
public func reportTestFailure(
  _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  FailureChannel.report(
    TestFailure(message, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
}

/// The way of a failure out of code that knows no test framework.
package enum FailureChannel {
  /// Whoever drives the code at the moment takes its failures first: a test store books them on the step that it is at.
  @TaskLocal package static var interceptor: (@Sendable (TestFailure) -> Void)?

  package static func report(_ failure: TestFailure) {
    if let interceptor { return interceptor(failure) }
    if let recorder { return recorder.record(failure) }
    FileHandle.standardError.write(Data("\(failure.site): \(failure.message)\n".utf8))
    if isTestProcess { FailingExit.arm() }
  }

  /// Looked up by name, because an app must not link what knows the test frameworks: the `IssueRecorder` of TestReporting,
  /// which comes with StoreTesting and with Snapshot.
  static var recorder: (any TestFailureRecorder.Type)? {
    _typeByName("13TestReporting13IssueRecorderO") as? any TestFailureRecorder.Type
  }

  static let isTestProcess: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library") || arguments.first?.hasSuffix(".xctest") == true
      || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
  }()
}

/// Makes the process end with a failure whatever its tests say.
private enum FailingExit {
  static func arm() { _ = armed }

  private static let armed: Void = {
    _ = atexit {
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}
