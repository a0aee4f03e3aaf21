import Foundation
import SnapshotLedger
import Testing
import XCTest

@testable import Snapshot

/// Failures off a test's task: in the ledger, and the process ends with a failure. Each is looked at from outside, in a
/// process of its own.
@Suite struct OffTaskTests {
  @Test(arguments: ["detached", "queue", "after the test", "after all tests", "at the very end"])
  func failureOffTheTasksOfSwiftTestingIsNotLost(place: String) throws {
    try withSandbox { sandbox throws in
      let outcome = try ChildProcess(
        swiftTesting: "OffTaskChild", instruction: place, environment: environment(of: sandbox),
        in: sandbox.root
      ).waitUntilExit()
      #expect(!outcome.wasKilled && outcome.status != 0, "\(outcome.output)")
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.missing], "\(outcome.output)")
      #expect(outcome.output.contains("failed outside of any test"), "\(outcome.output)")
    }
  }

  @Test(arguments: ["passes on its task", "passes off its task"])
  func passIsAPass(place: String) throws {
    try withSandbox { sandbox throws in
      let outcome = try ChildProcess(
        swiftTesting: "OffTaskChild", instruction: place, environment: environment(of: sandbox),
        in: sandbox.root
      ).waitUntilExit()
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.passed], "\(outcome.output)")
    }
  }

  @Test(arguments: ["in the test", "queue", "after the test"])
  func failureOffTheTestsOfXCTestIsNotLost(place: String) throws {
    try withSandbox { sandbox throws in
      let outcome = try ChildProcess(
        xcTest: "SnapshotTests.OffTaskXCTestChild/testFails", instruction: place, environment: environment(of: sandbox),
        in: sandbox.root
      ).waitUntilExit()
      #expect(!outcome.wasKilled && outcome.status != 0, "\(outcome.output)")
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.missing], "\(outcome.output)")
      #expect(outcome.output.contains("failed outside of any test") == (place == "after the test"))
    }
  }

  private func environment(of sandbox: Sandbox) -> [String: String] {
    ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "SNAPSHOT_FORCE_RECORD": "never"]
  }

  @Test func suiteOfAFunctionIsKnownOffItsTaskOnceItWasSeen() async {
    let position = SourcePosition(fileID: "M/F.swift", filePath: "/F.swift", line: 1, column: 1)
    let (before, after) = await NameRegistry.$injected.withValue(NameRegistry()) {
      let registry = NameRegistry.current
      let before = await detached(position, registry)
      _ = TestIdentity.current(at: position, testName: "f()")
      return (before, await detached(position, registry))
    }
    #expect(before.suite == "F")
    #expect(after.suite == "OffTaskTests")
  }

  private func detached(_ position: SourcePosition, _ registry: NameRegistry) async -> TestIdentity {
    await Task.detached {
      NameRegistry.$injected.withValue(registry) { TestIdentity.current(at: position, testName: "f()") }
    }.value
  }
}

/// Fails, because there is no such reference and none may be written.
private func assertWithoutReference() {
  assertSnapshot(of: "x", as: .lines, named: "child", testName: "child")
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction != nil)) struct OffTaskChild {
  @Test func fails() async throws {
    switch ChildProcess.instruction {
    case "detached":
      await Task.detached { assertWithoutReference() }.value
    case "queue":
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          assertWithoutReference()
          done.resume()
        }
      }
    case "after the test":
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { assertWithoutReference() }
    case "after all tests":
      LostFailures.prepare()
      atexit { assertWithoutReference() }
    case "at the very end":
      atexit { assertWithoutReference() }
      LostFailures.prepare()
    case "passes on its task":
      assertSnapshot(of: "pass", as: .lines, named: "pass", testName: "child")
    case "passes off its task":
      await Task.detached { assertSnapshot(of: "pass", as: .lines, named: "pass", testName: "child") }.value
    default: break
    }
  }

  /// Keeps the run going until what was started has failed.
  @Test func lasts() async throws {
    if ChildProcess.instruction == "after the test" { try await Task.sleep(for: .milliseconds(300)) }
  }
}

final class OffTaskXCTestChild: XCTestCase {
  func testFails() {
    switch ChildProcess.instruction {
    case "in the test": assertWithoutReference()
    case "queue":
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        assertWithoutReference()
        done.signal()
      }
      done.wait()
    case "after the test":
      LostFailures.prepare()
      atexit { assertWithoutReference() }
    default: break
    }
  }
}
