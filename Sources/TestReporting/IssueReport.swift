import Testing
import XCTest

/// A failure on its way to whichever framework runs the test.
///
/// XCTest's failures are lost inside Swift Testing and the other way round, so each goes to the one that runs the
/// process. Where no test runs, a framework may forget a failure: Swift Testing does while it plans the run (the arguments of
/// tests, the conditions and the preparations of traits) and when the run is over, XCTest between its tests. Such failures
/// are noted besides, and the process ends with a failure.
package struct IssueReport {
  package var message: String
  /// Where it happened; `nil` where nobody knows.
  package var position: SourcePosition?

  package init(message: String, position: SourcePosition?) {
    self.message = message
    self.position = position
  }

  package func report() {
    if TestFramework.current == .swiftTesting {
      let issue = Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      if !Self.isTaken(issue) { LostFailures.note(message, at: position) }
    } else {
      reportToXCTest()
    }
  }

  /// Whether a test has taken the issue for sure.
  ///
  /// While the run is planned there is a current test already, but no case of it. A task that outlives its test keeps the
  /// case, but nobody listens any more at the process's end.
  private static func isTaken(_ issue: Issue) -> Bool {
    if Test.Case.current != nil, !LostFailures.isAtEnd { return true }
    // What `withKnownIssue` expects; it is for nobody else to see, other than by a mirror.
    return Mirror(reflecting: issue).descendant("knownIssueContext", "some") != nil
  }

  private var sourceLocation: SourceLocation {
    guard let position else { return #_sourceLocation }
    return SourceLocation(
      fileID: position.fileID, filePath: position.filePath, line: max(1, position.line),
      column: max(1, position.column))
  }

  /// XCTest forgets failures between its tests, so that each is seen to arrive.
  private func reportToXCTest() {
    let isTaken = XCTestFailures.expecting(message) {
      if let position, let path = position.staticFilePath {
        XCTFail(message, file: path, line: UInt(max(1, position.line)))
      } else {
        XCTFail(message)
      }
    }
    if !isTaken { LostFailures.note(message, at: position) }
  }
}
