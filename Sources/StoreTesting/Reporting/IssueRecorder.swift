import Store
import Testing
import XCTest

/// Brings failures to whichever framework runs the test.
///
/// `XCTFail` is lost inside Swift Testing and `Issue.record` inside XCTest, so each failure goes to the one that runs the
/// process. `Store` finds this type by its name, because an app links `Store` and must not link a test framework.
public enum IssueRecorder: TestFailureRecorder {
  public static func record(_ failure: TestFailure) {
    let site = failure.site
    if Test.current != nil || isSwiftTestingProcess {
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: max(1, Int(site.line)),
          column: max(1, Int(site.column))))
    } else {
      XCTFail(failure.message, file: site.filePath, line: site.line)
    }
  }

  /// SwiftPM starts a process for each of the two.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
