import Foundation
import SnapshotFoundation
import SnapshotTestReporting

/// Reports a failure to the framework that runs the test.
@_spi(Internals)
public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  IssueReport(
    message: message(),
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report()
}

/// Returns the message of an error.
package func describe(_ error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? CompactText.text(of: error)
}
