import Foundation
import SnapshotCore
import SnapshotFoundation
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

  /// A helper in another module passes its own `#fileID`. The test is named after the class that runs.
  func testModuleIsThatOfTheClass() {
    let position = CallSite(fileID: "Helpers/Helper.swift", filePath: #filePath, line: 1, column: 1)
    let identity = TestIdentity.current(at: position, testName: "login()")
    XCTAssertEqual(identity.target, "SnapshotCoreTests")
  }

  func testClassOfTheRunningTestIsKnownOffTheMainThread() async {
    let name = await Task.detached { XCTestObserver.shared.runningTest?.testClass.name }.value
    XCTAssertEqual(name, "SnapshotCoreTests.XCTestTests")
    // The first assertion of an async test may run on any thread.
    assertSnapshot(of: "async", as: .lines)
  }
}
