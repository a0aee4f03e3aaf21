import TestFailures
import XCTest

/// The same for XCTest, which has no known issues on Linux: whoever knows the running test also reports failures to it.
final class RegistrationXCTests: XCTestCase {
  func testRunningTestIsKnown() {
    XCTAssertTrue(TestScope.isKnown)
    guard case .test = TestScope.current else { return XCTFail("the test is unknown") }
  }
}
