import Foundation
import SnapshotFoundation
import SnapshotTestReporting
import XCTest

/// An observer of XCTest that resets the numbers of unnamed snapshots after each test case and tracks the running class.
///
/// It is added at the first assertion, so the class of that assertion's test is known only when the test ends.
// @unchecked: all properties are constant, and `Locked` guards their values.
package final class TestCaseObserver: NSObject, XCTestObservation, @unchecked Sendable {
  private static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  private let runningClass = Locked<TestClass?>(nil)
  private let sawStart = Locked(false)

  /// Adds the observer if it has not been added.
  package static func start() { _ = shared }

  /// The class of the running test case, or `nil` if it is unknown.
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

/// A test case class of XCTest.
package struct TestClass: Equatable, Sendable {
  /// The qualified name, such as `Module.Class`.
  package var name: String
  /// The names of the class and its superclasses, without those of XCTest.
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

  /// Returns whether both classes may inherit a test from the same class. Inherited tests share their references.
  package func isRelated(to other: TestClass) -> Bool { !lineage.isDisjoint(with: other.lineage) }
}
