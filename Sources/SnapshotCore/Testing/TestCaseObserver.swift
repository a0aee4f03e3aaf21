import Foundation
import TestFailures
import TestReporting
import XCTest

/// Starts the numbers of unnamed snapshots again after each test case of XCTest, and knows which class is running.
///
/// It is added at the first assertion, so the class of the test that made it is known only when that test ends.
package final class TestCaseObserver: NSObject, XCTestObservation, @unchecked Sendable {
  private static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  private let runningClass = Locked<TestClass?>(nil)
  private let sawStart = Locked(false)

  /// Adds the observer, once.
  package static func start() { _ = shared }

  /// The class of the test case that runs; `nil` where no one knows.
  package static var currentClass: TestClass? {
    TestFramework.current == .xcTest ? shared.runningClass.withLock { $0 } : nil
  }

  package func testCaseWillStart(_ testCase: XCTestCase) {
    sawStart.withLock { $0 = true }
    runningClass.withLock { $0 = TestClass(of: testCase) }
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    let isFirst = sawStart.withLock { !$0 }
    if isFirst { NameRegistry.process.nameUnknownClass(TestClass(of: testCase)) }
    runningClass.withLock { $0 = nil }
    NameRegistry.process.resetCounters()
  }
}

/// A class of test cases.
package struct TestClass: Equatable, Sendable {
  /// Module and name.
  package var name: String
  /// The class's name and those of the classes that it inherits from, below XCTest's own.
  private var lineage: Set<String>

  package init(of testCase: XCTestCase) {
    name = String(reflecting: type(of: testCase))
    lineage = []
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror, current.subjectType != XCTestCase.self, current.subjectType is XCTestCase.Type {
      lineage.insert(String(reflecting: current.subjectType))
      mirror = current.superclassMirror
    }
  }

  /// Whether both may have a test from one class: what is inherited shares its references.
  package func isRelated(to other: TestClass) -> Bool { !lineage.isDisjoint(with: other.lineage) }
}
