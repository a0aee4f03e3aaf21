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

  /// The lines of assertions that pass are written when their test ends, and those of the next test belong to it.
  func testEntriesAreWrittenWhenTheTestEnds() throws {
    let position = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    let path = try RunSession.current(for: position, settings: .current).folder.get().ledgerPath
    func count() throws -> Int {
      try String(contentsOfFile: path, encoding: .utf8).components(
        separatedBy: "testEntriesAreWrittenWhenTheTestEnds()#"
      ).count
    }
    let before = try count()
    assertSnapshot(of: "entry", as: .lines)
    XCTAssertEqual(try count(), before)
    XCTestObserver.shared.testCaseDidFinish(self)
    XCTestObserver.shared.testCaseWillStart(self)
    XCTAssertEqual(try count(), before + 1)
    // The numbers start again: this is the same snapshot.
    assertSnapshot(of: "entry", as: .lines)
  }

  /// Assertions in a row share their test, and those of the next run have their own, even at the same position.
  func testEachRunIsATestOfItsOwn() {
    func asserting() -> AssertingTest {
      let position = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
      return Assertion.Context(Assertion(position: position, testName: "helper()")).asserting
    }
    let first = asserting()
    XCTAssertTrue(asserting() === first)
    XCTestObserver.shared.testCaseDidFinish(self)
    XCTestObserver.shared.testCaseWillStart(self)
    XCTAssertFalse(asserting() === first)
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
