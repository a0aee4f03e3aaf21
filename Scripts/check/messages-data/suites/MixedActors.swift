import XCTest

final class MixedTests: XCTestCase {
  @MainActor func testMain() {}
  func testOther() {}
}
