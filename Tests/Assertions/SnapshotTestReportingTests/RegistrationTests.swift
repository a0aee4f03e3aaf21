import SnapshotFoundation
import Testing

/// `SnapshotTestReporting` registers itself when the process loads it. These tests do not import it, so none of them calls it first.
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
    let scope = TestScope.current
    #expect(scope != .unknownTest && scope != .process)
  }
}
