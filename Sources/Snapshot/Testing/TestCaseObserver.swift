import Foundation
import XCTest

/// Starts the numbers of unnamed snapshots again after each test case of XCTest, and knows which class is running.
///
/// It is added at the first assertion, so the class of the test that made it is known only when that test ends.
final class TestCaseObserver: NSObject, XCTestObservation, @unchecked Sendable {
  private static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  private let runningClass = Locked<String?>(nil)
  private let sawStart = Locked(false)

  /// Adds the observer, once.
  static func start() { _ = shared }

  /// The class of the test case that runs; `nil` where no one knows.
  static var currentClass: String? {
    TestFramework.current == .xcTest ? shared.runningClass.withLock { $0 } : nil
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    sawStart.withLock { $0 = true }
    runningClass.withLock { $0 = String(reflecting: type(of: testCase)) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let isFirst = sawStart.withLock { !$0 }
    if isFirst { NameRegistry.process.nameUnknownClass(String(reflecting: type(of: testCase))) }
    runningClass.withLock { $0 = nil }
    NameRegistry.process.resetCounters()
  }
}
