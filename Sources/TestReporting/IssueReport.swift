import Testing
import XCTest

/// A failure on its way to whichever framework runs the test.
///
/// XCTest's failures are lost inside Swift Testing and the other way round, so each goes to the one that runs the
/// process. Off the test's task Swift Testing books the issue on an unknown test, and the run fails still.
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
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      // NB: a run that is still going fails for an issue of an unknown test; one that is over does not.
      if Test.current == nil { LostFailures.note(message, at: position) }
    } else {
      reportToXCTest()
    }
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
