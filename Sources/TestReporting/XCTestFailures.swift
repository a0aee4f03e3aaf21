import Foundation
import TestFailures
import XCTest

/// Whether failures that are reported to XCTest reach a test: it forgets those between its tests.
package final class XCTestFailures: NSObject, XCTestObservation, @unchecked Sendable {
  private static let shared: XCTestFailures = {
    let observer = XCTestFailures()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Messages of failures that no test has taken yet.
  private let awaited = Locked<[String]>([])
  /// Whether a test runs, as far as it was seen to start.
  private let isTestRunning = Locked(false)

  /// How often a test has begun or ended, as far as was seen.
  private let turn = Locked(0)

  /// The test that runs, or the time between two tests.
  static var scope: TestScope { .test("XCTest \(shared.turn.withLock { $0 })") }

  /// Adds the observer, once.
  package static func observe() { _ = shared }

  /// Whether a failure that is reported in the operation reaches a test.
  static func expecting(_ message: String, in operation: () -> Void) -> Bool {
    #if canImport(ObjectiveC)
      operation()
      return true
    #else
      shared.awaited.withLock { $0.append(message) }
      operation()
      return shared.awaited.withLock { awaited in
        guard let index = awaited.lastIndex(of: message) else { return true }
        awaited.remove(at: index)
        // A test that keeps its failures to itself has taken it too.
        return shared.isTestRunning.withLock { $0 }
      }
    #endif
  }

  package func testCaseWillStart(_ testCase: XCTestCase) {
    isTestRunning.withLock { $0 = true }
    turn.withLock { $0 += 1 }
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    isTestRunning.withLock { $0 = false }
    turn.withLock { $0 += 1 }
  }

  #if !canImport(ObjectiveC)
    package func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      awaited.withLock { awaited in
        if let index = awaited.firstIndex(where: { description.hasSuffix($0) }) { awaited.remove(at: index) }
      }
    }
  #endif
}
