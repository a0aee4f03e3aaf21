import Foundation

/// A failure of the running test, detected by code that imports no test framework: a dependency without an
/// implementation, an action for a screen that was dismissed.
package struct TestFailure: Sendable {
  package var message: String
  package var site: CallSite

  package init(_ message: String, at site: CallSite) {
    self.message = message
    self.site = site
  }
}

/// Fails the running test. Outside of tests, writes the message to standard error.
///
/// Code of an app can call this function, because it links neither XCTest nor Swift Testing. A test target that depends on
/// `StateStoreTesting` or `Snapshot` gets the failure in both frameworks. A test process without these modules prints the
/// message and exits with a failure status when its tests end.
///
/// - Parameters:
///   - message: The description of the failure.
///   - fileID: The file of the failure; defaults to the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the failure; defaults to the line of the call.
///   - column: The column of the failure.
public func reportTestFailure(
  _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  FailureChannel.report(
    TestFailure(message, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
}
