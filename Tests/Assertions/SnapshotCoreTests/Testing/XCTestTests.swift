import Foundation
import SnapshotCore
import SnapshotTestReporting
import XCTest

/// The same assertions under XCTest: numbers start again with each test case, and failures reach XCTest.
final class XCTestTests: XCTestCase {
  func testNumbersStartAgain() {
    assertSnapshot(of: "first", as: .lines)
    assertSnapshot(of: "second", as: .lines)
  }

  func testNumbersStartAgainInTheNextTest() {
    assertSnapshot(of: "first", as: .lines)
  }

  func testFrameworkIsXCTest() {
    XCTAssertEqual(TestFramework.current, .xcTest)
  }

  /// Also in the first test of a process, and before the first assertion.
  func testClassOfTheRunningTestIsKnown() {
    XCTAssertEqual(XCTestObserver.shared.runningTest?.testClass.name, "SnapshotCoreTests.XCTestTests")
  }

  func testClassOfTheRunningTestIsKnownOffTheMainThread() async {
    let name = await Task.detached { XCTestObserver.shared.runningTest?.testClass.name }.value
    XCTAssertEqual(name, "SnapshotCoreTests.XCTestTests")
    // The first assertion of an async test may run on any thread.
    assertSnapshot(of: "async", as: .lines)
  }
}
