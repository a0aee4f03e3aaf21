import Foundation
import SnapshotFoundation
import XCTest

/// Passes failures to XCTest.
struct XCTestReceiver: FailureReceiver {
  func receive(_ failure: IssueReport) -> FrameworkAnswer {
    let observer = XCTestObserver.shared
    guard let test = observer.runningTest else {
      // Between tests, Darwin's XCTest reports failures of a class's set-up for the suite, and Linux's loses them.
      fail(failure)
      return .unknown
    }
    #if canImport(ObjectiveC)
      record(failure, in: test)
      // The observer confirms the failure when XCTest has recorded it. XCTest may do so later, on the main thread.
      return test.recordsOwnIssues && observer.isRunning(test) ? .received : .unknown
    #else
      // Recorded synchronously. A test that was running before and after it has received the failure, even if it does not
      // pass failures on to observers.
      fail(failure)
      return observer.isRunning(test) ? .received : .unknown
    #endif
  }

  private func fail(_ failure: IssueReport) {
    if let position = failure.position, position.hasSafePath {
      XCTFail(failure.message, file: position.filePath, line: max(1, position.line))
    } else {
      // XCTest prints the path of a file as it is.
      let place = failure.position.map { "\(VisibleText.line($0.path)):\($0.line): " } ?? ""
      XCTFail(place + failure.message)
    }
  }

  #if canImport(ObjectiveC)
    /// Records an issue with the attachments. Tests of XCTest accept issues on any thread, in contrast to activities.
    private func record(_ failure: IssueReport, in test: XCTestObserver.RunningTest) {
      guard let testCase = test.testCase else { return fail(failure) }
      let location = failure.position.map {
        XCTSourceCodeLocation(filePath: $0.path, lineNumber: max(1, Int(clamping: $0.line)))
      }
      testCase.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: failure.message, detailedDescription: nil,
          sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: nil,
          attachments: failure.attachments.map(\.forXCTest)))
    }
  #endif

  /// Attaches files to the running test. The XCTest of Linux has no attachments.
  static func attach(_ attachments: [FailureAttachment]) {
    #if canImport(ObjectiveC)
      // Only the main thread has an activity that attachments can be added to.
      guard Thread.isMainThread, let testCase = XCTestObserver.shared.runningTest?.testCase else { return }
      nonisolated(unsafe) let test = testCase
      MainActor.assumeIsolated {
        for attachment in attachments { test.add(attachment.forXCTest) }
      }
    #endif
  }
}

extension CallSite {
  fileprivate var hasSafePath: Bool { !"\(filePath)".unicodeScalars.contains(where: VisibleText.isUnsafe) }
}

#if canImport(ObjectiveC)
  extension FailureAttachment {
    /// The attachment as XCTest takes it, with the name and the type of the file.
    fileprivate var forXCTest: XCTAttachment {
      if let xcTest { return xcTest }
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: typeIdentifier)
      attachment.name = name
      return attachment
    }
  }
#endif
