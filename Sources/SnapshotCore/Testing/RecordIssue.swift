import Foundation
import TestFailures
import TestReporting

/// Reports a failure to whichever framework runs the test.
@_spi(Internals)
public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  IssueReport(
    message: message(),
    position: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report()
}

/// An error as a person reads it.
package func describe(_ error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? CompactText.text(of: error)
}
