import TestFailures
import Testing

/// `TestReporting` registers itself when it is linked. These tests do not import it, so that none of them registers it by a
/// call.
@Suite struct RegistrationTests {
  @Test func failureReachesSwiftTesting() {
    withKnownIssue {
      reportTestFailure("a failure of app code")
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "a failure of app code" }
    }
  }

  @Test func runningTestIsKnown() {
    #expect(TestScope.isKnown)
    guard case .test(let name) = TestScope.current else { return _ = Issue.record("the test is unknown") }
    #expect(name.contains("runningTestIsKnown"))
  }
}
