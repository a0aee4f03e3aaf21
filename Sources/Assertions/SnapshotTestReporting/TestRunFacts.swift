import SnapshotFoundation
import Testing

/// What a process knows about the tests that run in it, and what follows for a failure.
///
/// SwiftPM starts one process for each test framework, and Xcode runs both frameworks in one process. The arguments of the
/// process therefore say nothing certain, so the rules below use only what was observed. They have no side effects.
package struct TestRunFacts: Hashable, Sendable {
  /// The state of Swift Testing, as seen from the running task.
  package enum SwiftTestingState: Hashable, Sendable, CaseIterable {
    /// The task belongs to no test of Swift Testing, or is detached from it.
    case unknown
    /// The task belongs to a test whose cases have not started, such as the evaluation of its arguments.
    case planning
    /// The task belongs to a running test case.
    case running
  }

  /// The state of XCTest, as its observer saw it.
  package enum XCTestState: Hashable, Sendable, CaseIterable {
    /// The observer is not registered yet.
    case unobserved
    /// XCTest runs no tests of this process, or has finished.
    case idle
    /// XCTest runs a test bundle, but no test: for example a class is set up.
    case betweenTests
    /// A test runs.
    case running
  }

  package var swiftTesting: SwiftTestingState
  package var xcTest: XCTestState
  /// Whether code of this process was seen in a test of Swift Testing before.
  package var hasSeenSwiftTesting: Bool
  /// Whether the process is ending, so that no framework handles failures any more.
  package var isProcessEnding: Bool

  package init(
    swiftTesting: SwiftTestingState, xcTest: XCTestState, hasSeenSwiftTesting: Bool = false,
    isProcessEnding: Bool = false
  ) {
    self.swiftTesting = swiftTesting
    self.xcTest = xcTest
    self.hasSeenSwiftTesting = hasSeenSwiftTesting
    self.isProcessEnding = isProcessEnding
  }
}

// MARK: - Rules

extension TestRunFacts {
  /// The framework that a failure of the running code belongs to.
  package var framework: TestFramework {
    guard swiftTesting == .unknown else { return .swiftTesting }
    switch xcTest {
    case .running: return .xcTest
    // Swift Testing also accepts failures off the tasks of its tests, so it gets those that XCTest would lose.
    case .betweenTests, .unobserved: return hasSeenSwiftTesting ? .swiftTesting : .xcTest
    case .idle: return .swiftTesting
    }
  }

  /// Returns whether a test certainly received a failure that was just passed to ``framework``.
  ///
  /// While Swift Testing plans a run, there is a current test but no current case. A task that outlives its test keeps the
  /// case, but at the end of the process Swift Testing no longer handles its issues.
  package func isDelivered(_ answer: FrameworkAnswer) -> Bool {
    switch (framework, answer) {
    case (_, .received): true
    case (.swiftTesting, .unknown): swiftTesting == .running && !isProcessEnding
    case (.xcTest, .unknown): false
    }
  }
}

/// What a framework tells about a failure that was passed to it.
package enum FrameworkAnswer: Hashable, Sendable {
  /// A running test, or a scope of known issues, received the failure.
  case received
  /// The framework does not tell.
  case unknown
}

// MARK: - Facts of this process

extension TestRunFacts {
  private static let hasSeenSwiftTesting = Locked(false)

  /// The facts, as seen from the running task.
  package static var current: TestRunFacts {
    let swiftTesting: SwiftTestingState =
      Test.current == nil ? .unknown : Test.Case.current == nil ? .planning : .running
    let hasSeen = hasSeenSwiftTesting.withLock { hasSeen in
      if swiftTesting != .unknown { hasSeen = true }
      return hasSeen
    }
    return TestRunFacts(
      swiftTesting: swiftTesting, xcTest: XCTestObserver.shared.state, hasSeenSwiftTesting: hasSeen,
      isProcessEnding: LostFailures.isProcessEnding)
  }
}
