import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotFoundation
import SnapshotTestReporting
import Testing

/// Failures reach Swift Testing, on the test's task and off it.
@Suite struct ReportingTests {
  @Test func assertionReportsItsVerdict() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      withKnownIssue {
        sandbox.run {
          let assertion = sandbox.assertion()
          assertion.report(assertion.verify({ "new" }, as: .lines))
        }
      } matching: { issue in
        "\(issue)".contains("Snapshot does not match reference.")
      }
    }
  }

  @Test func oneFailureDoesNotEndTheTest() throws {
    try withSandbox { sandbox throws in
      withKnownIssue {
        sandbox.run {
          for name in ["a", "b"] {
            let assertion = sandbox.assertion(named: name)
            assertion.report(assertion.verify({ "1" }, as: .lines))
          }
        }
      }
      #expect(try sandbox.ledger().entries.map(\.name) == ["a", "b"])
    }
  }

  @Test func frameworkIsKnownInADetachedTask() async {
    let framework = await Task.detached { TestFramework.current }.value
    #expect(framework == .swiftTesting)
  }

  @Test(.snapshots(record: .never)) func traitSetsTheMode() {
    #expect(SnapshotTestingConfiguration.$current.get()?.record == .never)
    #expect(CounterScope.current != nil)
  }

  @Test func identityIsThatOfTheRunningTest() {
    let position = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let identity = TestIdentity.current(at: position, testName: #function)
    #expect(identity.path == "SnapshotCoreTests/ReportingTests/identityIsThatOfTheRunningTest()")
  }
}
