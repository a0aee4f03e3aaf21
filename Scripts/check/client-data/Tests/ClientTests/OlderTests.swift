import Snapshot
import XCTest

/// A team's tests under XCTest, as they were written for swift-snapshot-testing. Some of the references are there
/// already, as that library wrote them.
final class OlderTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testDump() {
    assertSnapshot(of: User(), as: .dump)
  }

  func testNumbersGoOn() {
    assertSnapshot(of: "first", as: .lines)
    assertSnapshot(of: "second", as: .lines)
  }

  func testNamed() {
    assertSnapshots(of: User(), as: ["json": .json, "dump": .dump])
    assertSnapshots(of: User(), as: [.description, .badge])
  }

  func testPicture() {
    assertSnapshot(of: Greeting(name: "Blob"), as: .image)
    assertSnapshot(of: Greeting(name: "Blob"), as: .image(layout: .device(config: .iPhoneSE3)), named: "phone")
  }

  func testHelper() {
    assertUser(.blob)
  }

  func testAsync() async {
    await withSnapshotTesting(record: .missing) {
      await Task.yield()
      assertSnapshot(of: User(), as: .badge)
    }
  }

  @available(*, deprecated)
  func testDeprecatedSpellings() {
    assertSnapshot(matching: User(), as: .badge, record: false)
    assertSnapshot(of: [1, 2], as: .numbers, named: "numbers", record: false as Bool?)
    XCTAssertNil(verifySnapshot(matching: User(), as: .badge, named: "again"))
  }

  /// An assertion of one's own.
  private func assertUser(
    _ user: User, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) {
    let failure = verifySnapshot(
      of: user, as: .badge, named: "user", snapshotDirectory: "\(file)".replacing("OlderTests.swift", with: "Users"),
      file: file, testName: testName, line: line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }
}
