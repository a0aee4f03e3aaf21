import StateStore
import Testing

/// App code imports only `StateStore` to report a failure.
@Suite struct AppFailureTests {
  @Test func aFailureIsReportedAtItsLine() {
    withKnownIssue {
      reportTestFailure("The cache was read before it was filled.")
    } matching: {
      $0.sourceLocation?.line == #line - 2 && "\($0)".contains("The cache was read before it was filled.")
    }
  }
}
