import SnapshotFoundation
import Testing
import XCTest

/// A failure that is reported to the framework that runs the test.
///
/// Swift Testing loses failures that are reported through XCTest, and XCTest those of Swift Testing, so each failure goes
/// to the framework of the process. Outside of a running test even that framework can lose a failure: Swift Testing while it
/// plans the run (the arguments of tests, the conditions and preparations of traits) and after the run, XCTest between its
/// tests. ``LostFailures`` collects these failures, and the process exits with a failure status.
package struct IssueReport {
  package var message: String
  /// The source location of the failure; `nil` if it is unknown.
  package var position: CallSite?

  package init(message: String, position: CallSite?) {
    self.message = message
    self.position = position
  }

  /// Reports the failure.
  package func report() {
    if TestFramework.current == .swiftTesting {
      let issue = Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      if !Self.isDelivered(issue) { LostFailures.add(message, at: position) }
    } else {
      reportToXCTest()
    }
  }

  /// Whether a running test certainly received the issue.
  ///
  /// While Swift Testing plans a run, there is a current test but no current case. A task that outlives its test keeps the
  /// case, but at the end of the process Swift Testing no longer handles its issues.
  private static func isDelivered(_ issue: Issue) -> Bool {
    if Test.Case.current != nil, !LostFailures.isProcessEnding { return true }
    // NB: Swift Testing has no API that tells whether `withKnownIssue` matched the issue.
    return Mirror(reflecting: issue).descendant("knownIssueContext", "some") != nil
  }

  private var sourceLocation: SourceLocation { position?.sourceLocation ?? #_sourceLocation }

  /// XCTest loses failures between its tests, so an observer checks that the failure arrives.
  private func reportToXCTest() {
    let isDelivered = XCTestFailures.expecting(message) {
      if let position {
        XCTFail(message, file: position.filePath, line: max(1, position.line))
      } else {
        XCTFail(message)
      }
    }
    if !isDelivered { LostFailures.add(message, at: position) }
  }
}

extension CallSite {
  /// The source location as Swift Testing takes it, which requires a line and a column of at least 1.
  package var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileIDText, filePath: path, line: max(1, Int(clamping: line)), column: max(1, Int(clamping: column)))
  }
}
