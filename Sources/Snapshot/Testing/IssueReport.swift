import Foundation
import Testing
import XCTest

/// A failure on its way to whichever framework runs the test.
///
/// XCTest's failures are lost inside Swift Testing and the other way round, so each goes to the one that runs the
/// process. Off the test's task Swift Testing books the issue on an unknown test, and the run fails still.
struct IssueReport {
  var message: String
  /// Where it happened; `nil` where nobody knows.
  var position: SourcePosition?

  func report() {
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
    let isTaken = TestCaseObserver.expectingFailure(message) {
      if let position, let path = position.staticFilePath {
        XCTFail(message, file: path, line: UInt(max(1, position.line)))
      } else {
        XCTFail(message)
      }
    }
    if !isTaken { LostFailures.note(message, at: position) }
  }
}

/// What runs this test.
enum TestFramework: Sendable {
  case xcTest
  case swiftTesting

  static var current: TestFramework { Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xcTest }

  /// SwiftPM starts a process for each of the two.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}

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
func describe(_ error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
}
