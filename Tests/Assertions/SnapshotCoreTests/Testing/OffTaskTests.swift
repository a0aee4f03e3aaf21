import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotFoundation
import SnapshotTestReporting
import Testing
import XCTest

/// Failures off a test's task: in the ledger, and the process ends with a failure. Each is looked at from outside, in a
/// process of its own.
@Suite struct OffTaskTests {
  /// Where a child makes its assertion, under which framework.
  struct Place: Sendable, CustomTestStringConvertible {
    var framework: TestFramework
    var name: String
    var testDescription: String { "\(framework): \(name)" }
  }

  static let placesOfFailures =
    ["detached", "queue", "after the test", "after all tests", "at the very end", "task at the very end"]
    .map { Place(framework: .swiftTesting, name: $0) }
    + PlanningPlace.allCases.map { Place(framework: .swiftTesting, name: $0.rawValue) }
    + ["on its thread", "queue", "after all tests", "class set-up", "class tear-down"]
    .map { Place(framework: .xcTest, name: $0) }

  @Test(arguments: placesOfFailures) func failureIsNotLost(place: Place) throws {
    try withChild(at: place) { outcome, outcomes in
      #expect(!outcome.wasKilled && outcome.status != 0, "\(outcome.output)")
      #expect(outcomes == [.missing], "\(outcome.output)")
      // XCTest takes what fails while a test runs, on whatever thread.
      let isTaken = place.framework == .xcTest && ["on its thread", "queue"].contains(place.name)
      #expect(outcome.output.contains("failed outside of any test") != isTaken, "\(outcome.output)")
    }
  }

  static let placesOfPasses = ["passes on its task", "passes off its task", "passes at planning"]
    .map { Place(framework: .swiftTesting, name: $0) }

  @Test(arguments: placesOfPasses) func passingAssertionsExitSuccessfully(place: Place) throws {
    try withChild(at: place) { outcome, outcomes in
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
      #expect(outcomes == [.passed], "\(outcome.output)")
    }
  }

  #if canImport(Glibc)
    /// What the tests asked to be run at the end is run, and its failures count, whatever failed before.
    @Test func allFailuresAtExitAreReported() throws {
      try withChild(at: Place(framework: .swiftTesting, name: "several at the end")) { outcome, outcomes in
        #expect(!outcome.wasKilled && outcome.status == 1, "\(outcome.output)")
        #expect(outcomes == [.missing, .missing, .missing, .missing], "\(outcome.output)")
        let titles = outcome.output.split(separator: "\n").filter { $0.hasSuffix("failed outside of any test:") }
        #expect(titles == ["2 assertions failed outside of any test:", "2 assertions failed outside of any test:"])
        #expect(outcome.output.contains("the last words"))
      }
    }
  #endif

  @Test(arguments: ["known issue on its task", "known issue off its task"]) func knownIssueIsNotALostFailure(
    place: String
  ) throws {
    try withChild(at: Place(framework: .swiftTesting, name: place)) { outcome, outcomes in
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
      #expect(outcomes == [.missing], "\(outcome.output)")
    }
  }

  private func withChild(at place: Place, _ body: (ChildProcess.Outcome, [LedgerEntry.Outcome]) -> Void) throws {
    try withSandbox { sandbox throws in
      let child = try ChildProcess(
        swiftTesting: place.framework == .swiftTesting ? "OffTaskChild" : nil,
        xcTest: place.framework == .xcTest ? "SnapshotCoreTests.OffTaskXCTestChild/testFails" : nil,
        instruction: place.name,
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "SNAPSHOT_TESTING_RECORD": "never"],
        in: sandbox.root)
      let outcome = child.waitUntilExit()
      body(outcome, try sandbox.ledger().entries.map(\.outcome))
    }
  }

  @Test func suiteIsKnownInADetachedTaskAfterTheFirstAssertion() async {
    let position = CallSite(fileID: "M/F.swift", filePath: "/F.swift", line: 1, column: 1)
    let (before, after) = await NameRegistry.$injected.withValue(NameRegistry()) {
      let registry = NameRegistry.current
      let before = await detached(position, registry)
      _ = TestIdentity.current(at: position, testName: "f()")
      return (before, await detached(position, registry))
    }
    #expect(before.suite == "F")
    #expect(after.suite == "OffTaskTests")
  }

  private func detached(_ position: CallSite, _ registry: NameRegistry) async -> TestIdentity {
    await Task.detached {
      NameRegistry.$injected.withValue(registry) { TestIdentity.current(at: position, testName: "f()") }
    }.value
  }
}

/// Fails, because there is no such reference and none may be written.
func assertWithoutReference() {
  assertSnapshot(of: "x", as: .lines, named: "child", testName: "child")
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction != nil)) struct OffTaskChild {
  @Test func fails() async throws {
    switch ChildProcess.instruction {
    case "detached":
      await Task.detached { assertWithoutReference() }.value
    case "after the test":
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { assertWithoutReference() }
    case "at the very end":
      atexit { assertWithoutReference() }
      LostFailures.prepare()
    case "task at the very end":
      // It inherits the test, which has ended long since.
      let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      taskAtTheEnd.withLock { $0 = (start, end) }
      Task {
        await withCheckedContinuation { done in
          DispatchQueue.global().async {
            start.wait()
            done.resume()
          }
        }
        assertWithoutReference()
        end.signal()
      }
      atexit {
        let task = taskAtTheEnd.withLock { $0 }
        task?.start.signal()
        _ = task?.end.wait(timeout: .now() + 3600)
      }
      LostFailures.prepare()
    case "several at the end":
      atexit { print("the last words") }
      atexit {
        assertWithoutReference()
        assertWithoutReference()
      }
      LostFailures.prepare()
      await Task.detached {
        assertWithoutReference()
        assertWithoutReference()
      }.value
    case "known issue on its task": withKnownIssue { assertWithoutReference() }
    case "known issue off its task":
      await Task.detached { withKnownIssue { assertWithoutReference() } }.value
    case "passes on its task":
      assertSnapshot(of: "pass", as: .lines, named: "pass", testName: "child")
    case "passes off its task":
      await Task.detached { assertSnapshot(of: "pass", as: .lines, named: "pass", testName: "child") }.value
    default: failUnderAnyFramework()
    }
  }

  /// Keeps the run going until what was started has failed.
  @Test func lasts() async throws {
    if ChildProcess.instruction == "after the test" { try await Task.sleep(for: .milliseconds(300)) }
  }
}

private let taskAtTheEnd = Locked<(start: DispatchSemaphore, end: DispatchSemaphore)?>(nil)

final class OffTaskXCTestChild: XCTestCase {
  override class func setUp() {
    if ChildProcess.instruction == "class set-up" { assertWithoutReference() }
  }

  override class func tearDown() {
    if ChildProcess.instruction == "class tear-down" { assertWithoutReference() }
  }

  func testFails() {
    if ChildProcess.instruction == "on its thread" { assertWithoutReference() } else { failUnderAnyFramework() }
  }
}

private func failUnderAnyFramework() {
  switch ChildProcess.instruction {
  case "queue":
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      assertWithoutReference()
      done.signal()
    }
    done.wait()
  case "after all tests":
    LostFailures.prepare()
    atexit { assertWithoutReference() }
  default: break
  }
}
