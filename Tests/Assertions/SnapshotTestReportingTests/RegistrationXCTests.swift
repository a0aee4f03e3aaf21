import SnapshotFoundation
import XCTest

/// The same for XCTest. On Linux it cannot expect failures, so the test checks that the recorder knows the running test.
final class RegistrationXCTests: XCTestCase {
  func testRunningTestIsKnown() {
    XCTAssertTrue(TestScope.isKnown)
    guard case .test = TestScope.current else { return XCTFail("the test is unknown") }
  }
}
