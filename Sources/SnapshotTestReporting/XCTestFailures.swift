import Foundation
import SnapshotFoundation
import XCTest

/// Observes whether failures that are reported to XCTest reach a test. XCTest loses those that are reported between its
/// tests.
///
/// `@unchecked` because the superclass is not `Sendable`; all properties are constants that have their own locks.
package final class XCTestFailures: NSObject, XCTestObservation, @unchecked Sendable {
  private static let shared: XCTestFailures = {
    let observer = XCTestFailures()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The messages of failures that no test has received yet.
  private let expected = Locked<[String]>([])
  /// Whether a test runs, as far as the observer saw it start.
  private let isTestRunning = Locked(false)
  /// The number of observed starts and ends of tests.
  private let transitions = Locked(0)

  /// The running test, or the time between two tests.
  static var scope: TestScope { .test("XCTest \(shared.transitions.withLock { $0 })") }

  /// Adds the observer, once.
  package static func observe() { _ = shared }

  /// Returns whether a failure that an operation reports reaches a test.
  static func expecting(_ message: String, in operation: () -> Void) -> Bool {
    #if canImport(ObjectiveC)
      operation()
      return true
    #else
      shared.expected.withLock { $0.append(message) }
      operation()
      return shared.expected.withLock { expected in
        guard let index = expected.lastIndex(of: message) else { return true }
        expected.remove(at: index)
        // A test that does not forward its failures to observers has received it as well.
        return shared.isTestRunning.withLock { $0 }
      }
    #endif
  }

  package func testCaseWillStart(_ testCase: XCTestCase) {
    isTestRunning.withLock { $0 = true }
    transitions.withLock { $0 += 1 }
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    isTestRunning.withLock { $0 = false }
    transitions.withLock { $0 += 1 }
  }

  #if !canImport(ObjectiveC)
    package func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      expected.withLock { expected in
        if let index = expected.firstIndex(where: { description.hasSuffix($0) }) { expected.remove(at: index) }
      }
    }
  #endif
}
