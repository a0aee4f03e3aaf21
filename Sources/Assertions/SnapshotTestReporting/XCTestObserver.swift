import Foundation
import SnapshotFoundation
import XCTest

#if canImport(ObjectiveC)
  import CSnapshotTestReporting
#endif

/// Observes the tests that XCTest runs in this process.
///
/// It is registered when the process loads this module, before the first test.
///
/// `@unchecked` because the superclass is not `Sendable`; all properties are constants that have their own locks.
package final class XCTestObserver: NSObject, XCTestObservation, @unchecked Sendable {
  /// A running test.
  package struct RunningTest {
    /// The class of the test.
    package var testClass: TestClass
    /// The name of the test in the list of tests: `AppTests.LoginTests/testWelcome`.
    package var name: String
    /// The method of the test: `testWelcome`.
    package var method: String
    /// Distinguishes the runs of tests.
    fileprivate var number: Int
    #if canImport(ObjectiveC)
      fileprivate(set) weak var testCase: XCTestCase?
      /// Whether the class overrides `record(_:)`, so that issues need not reach observers.
      var recordsOwnIssues: Bool
    #endif
  }

  private struct Observation {
    var isRegistered = false
    var runsBundle = false
    var running: RunningTest?
    /// The number of observed starts and ends of tests.
    var transitions = 0
    var whenTestEnds: [@Sendable (TestClass, _ sawStart: Bool) -> Void] = []
  }

  package static let shared = XCTestObserver()

  private static let registration = MainThreadAction(
    needsMainThread: {
      #if canImport(ObjectiveC)
        true
      #else
        false
      #endif
    }()
  ) {
    shared.observation.withLock { $0.isRegistered = true }
    XCTestObservationCenter.shared.addTestObserver(shared)
  }

  private let observation = Locked(Observation())

  /// Registers the observer, once. XCTest of Darwin raises an exception off the main thread; a call on another thread has the
  /// main thread register the observer later, and does not wait for it.
  package static func register() { registration.request() }

  /// The state of XCTest.
  package var state: TestRunFacts.XCTestState {
    observation.withLock { observation in
      if observation.running != nil { return .running }
      if observation.runsBundle { return .betweenTests }
      return observation.isRegistered ? .idle : .unobserved
    }
  }

  /// The running test, or `nil` if none runs or its start was not observed.
  package var runningTest: RunningTest? { observation.withLock { $0.running } }

  /// A number that only the current run of the running test has, or `nil` if no test runs or its start was not observed.
  package var runningNumber: Int? { observation.withLock { $0.running?.number } }

  /// The running test, or the time between two tests.
  var scope: TestScope { .test("XCTest \(observation.withLock { $0.transitions })") }

  /// Returns whether a test that was running still runs.
  func isRunning(_ test: RunningTest) -> Bool { observation.withLock { $0.running?.number == test.number } }

  /// Adds a closure that is called with the class of each test that ends, and with whether its start was observed.
  package func whenTestEnds(_ call: @escaping @Sendable (TestClass, _ sawStart: Bool) -> Void) {
    observation.withLock { $0.whenTestEnds.append(call) }
  }

  // MARK: - XCTestObservation

  package func testBundleWillStart(_ testBundle: Bundle) { observation.withLock { $0.runsBundle = true } }

  package func testBundleDidFinish(_ testBundle: Bundle) { observation.withLock { $0.runsBundle = false } }

  package func testCaseWillStart(_ testCase: XCTestCase) {
    let testClass = TestClass.of(testCase)
    let method = XCTestName.method(in: testCase.name)
    let name = testClass.name + "/" + method
    observation.withLock { observation in
      observation.transitions += 1
      #if canImport(ObjectiveC)
        observation.running = RunningTest(
          testClass: testClass, name: name, method: method, number: observation.transitions, testCase: testCase,
          recordsOwnIssues: Self.overridesRecording(type(of: testCase)))
      #else
        observation.running = RunningTest(
          testClass: testClass, name: name, method: method, number: observation.transitions)
      #endif
    }
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    let (sawStart, calls) = observation.withLock { observation in
      defer { observation.running = nil }
      observation.transitions += 1
      return (observation.running != nil, observation.whenTestEnds)
    }
    let testClass = TestClass.of(testCase)
    for call in calls { call(testClass, sawStart) }
  }

  #if canImport(ObjectiveC)
    package func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      LostFailures.unconfirmed.confirm(reported: issue.compactDescription)
    }

    package func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
      LostFailures.unconfirmed.confirm(reported: expectedFailure.issue.compactDescription)
    }

    package func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {
      LostFailures.unconfirmed.confirm(reported: issue.compactDescription)
    }

    private static func overridesRecording(_ testClass: XCTestCase.Type) -> Bool {
      func pointer(_ type: AnyClass) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(type as AnyObject).toOpaque()
      }
      return swift_snapshot_overridesMethod(pointer(testClass), pointer(XCTestCase.self), "recordIssue:")
    }
  #else
    package func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      LostFailures.unconfirmed.confirm(reported: description)
    }
  #endif
}
