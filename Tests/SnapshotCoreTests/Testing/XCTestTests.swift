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

  func testClassOfTheRunningTestIsKnownFromTheSecondOn() {
    TestCaseObserver.start()
    if let name = TestCaseObserver.currentClass { XCTAssertEqual(name.name, "SnapshotCoreTests.XCTestTests") }
  }
}
