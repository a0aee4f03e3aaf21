import SnapshotTestReporting
import Testing

/// To which framework a failure goes, and when it counts as delivered. The rules are a function of facts, so the table has
/// the facts of Xcode, which runs both frameworks in one process.
@Suite struct TestRunFactsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var facts: TestRunFacts
    var framework: TestFramework
    /// Whether the failure counts as delivered although the framework does not confirm it.
    var isDelivered: Bool
    var testDescription: String { name }
  }

  private static func row(
    _ name: String, _ swiftTesting: TestRunFacts.SwiftTestingState, _ xcTest: TestRunFacts.XCTestState,
    seen: Bool = false, ending: Bool = false, to framework: TestFramework, delivered: Bool
  ) -> Row {
    Row(
      name: name,
      facts: TestRunFacts(
        swiftTesting: swiftTesting, xcTest: xcTest, hasSeenSwiftTesting: seen, isProcessEnding: ending),
      framework: framework, isDelivered: delivered)
  }

  static let rows = [
    row("test of Swift Testing", .running, .idle, seen: true, to: .swiftTesting, delivered: true),
    row("arguments of Swift Testing", .planning, .idle, seen: true, to: .swiftTesting, delivered: false),
    row("detached task of Swift Testing", .unknown, .idle, seen: true, to: .swiftTesting, delivered: false),
    row("first call in a detached task", .unknown, .idle, to: .swiftTesting, delivered: false),
    row("task after Swift Testing", .running, .idle, seen: true, ending: true, to: .swiftTesting, delivered: false),
    row("test of XCTest", .unknown, .running, to: .xcTest, delivered: false),
    row("class set-up of XCTest", .unknown, .betweenTests, to: .xcTest, delivered: false),
    row("after XCTest", .unknown, .idle, ending: true, to: .swiftTesting, delivered: false),
    row("observer of XCTest is missing", .unknown, .unobserved, to: .xcTest, delivered: false),
    row("both: test of XCTest", .unknown, .running, seen: true, to: .xcTest, delivered: false),
    row("both: test of Swift Testing", .running, .betweenTests, seen: true, to: .swiftTesting, delivered: true),
    row("both: detached task", .unknown, .betweenTests, seen: true, to: .swiftTesting, delivered: false),
    row("both: overlapping tests", .running, .running, seen: true, to: .swiftTesting, delivered: true),
    row("both: observer is missing", .unknown, .unobserved, seen: true, to: .swiftTesting, delivered: false),
  ]

  @Test(arguments: rows) func failureGoesToTheFrameworkThatRuns(_ row: Row) {
    #expect(row.facts.framework == row.framework)
    #expect(row.facts.isDelivered(.unknown) == row.isDelivered)
    #expect(row.facts.isDelivered(.received))
  }

  /// No combination counts a failure as delivered on faith: only a running case of Swift Testing takes it for certain.
  @Test func onlyARunningTestCaseCountsAsDelivered() {
    var count = 0
    for swiftTesting in TestRunFacts.SwiftTestingState.allCases {
      for xcTest in TestRunFacts.XCTestState.allCases {
        for (seen, ending) in [(false, false), (false, true), (true, false), (true, true)] {
          let facts = TestRunFacts(
            swiftTesting: swiftTesting, xcTest: xcTest, hasSeenSwiftTesting: seen, isProcessEnding: ending)
          #expect(facts.isDelivered(.unknown) == (swiftTesting == .running && !ending), "\(facts)")
          if swiftTesting != .unknown { #expect(facts.framework == .swiftTesting, "\(facts)") }
          count += 1
        }
      }
    }
    #expect(count == 48)
  }

  @Test func factsOfThisTest() async {
    let facts = TestRunFacts.current
    #expect(facts.swiftTesting == .running)
    // The observer was registered when the process loaded the module, and XCTest runs in another process of SwiftPM.
    #expect(facts.xcTest == .idle)
    let detached = await Task.detached { TestRunFacts.current }.value
    #expect(detached.swiftTesting == .unknown && detached.hasSeenSwiftTesting)
    #expect(detached.framework == .swiftTesting)
  }
}
