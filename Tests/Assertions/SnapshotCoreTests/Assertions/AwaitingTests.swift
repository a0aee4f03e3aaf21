import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotTestSupport
import Testing
import XCTest

/// Asynchronous assertions, and strategies that need the main actor.
@Suite struct AwaitingTests {
  /// Text that the main actor delivers.
  static let fromMainActor = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
    Async { deliver in Task { @MainActor in deliver(value) } }
  }

  @MainActor @Test func strategyMayNeedTheActorOfTheTest() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.place("a", as: "login.1.txt")
    let verdict = await sandbox.awaiting {
      await sandbox.assertion(timeout: 3600).verify(awaited { "a" }, as: Self.fromMainActor)
    }
    #expect(verdict.message == nil)
  }

  @Test func thrownErrorFailsAsThatOfAnExpression() async throws {
    struct Refused: Error {}
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    func load() async throws -> String { throw Refused() }
    let verdict = await sandbox.awaiting { await sandbox.assertion().verify(awaited(load), as: .lines) }
    let expression = sandbox.run {
      sandbox.assertion(testName: "other()").verify({ throw Refused() }, as: .lines)
    }
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("Refused") == true)
    #expect(verdict.message == expression.message?.replacing("other", with: "login"))
  }

  @Test func errorOfTheStrategyFails() async throws {
    struct Unprintable: Error {}
    let strategy = SimplySnapshotting.lines.throwingPullback { (_: Int) in throw Unprintable() }
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let verdict = await sandbox.awaiting { await sandbox.assertion().verify(awaited { 1 }, as: strategy) }
    #expect(verdict.outcome == .error && verdict.message?.contains("Unprintable") == true)
  }

  @Test func strategyThatNeverDeliversTimesOut() async throws {
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let verdict = await sandbox.awaiting { await sandbox.assertion(timeout: 0.01).verify(awaited { "" }, as: never) }
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("Exceeded timeout of 0.01 seconds") == true)
  }

  @Test func valueOfSeveralStrategiesIsAwaitedOnce() async throws {
    let count = Locked(0)
    await withKnownIssue {
      await assertSnapshots(
        of: { count.withLock { $0 += 1 } }, as: ["description": .description, "dump": .dump], record: .never)
    } matching: {
      $0.description.contains("recording is disabled")
    }
    #expect(count.withLock { $0 } == 1)
  }
}

/// Values of the main actor.
@MainActor private final class Page {
  var title = "Profile"
}

extension Snapshotting where Value == Page, Format == String {
  fileprivate static let title: Snapshotting = SimplySnapshotting.lines.pullback { @MainActor page in
    MainActor.assertIsolated()
    return page.title
  }
}

extension AwaitingTests {
  @Test(arguments: 0..<20) func pullbackRunsOnTheMainActor(number: Int) throws { try verifyTitle(of: Page()) }

  @MainActor @Test func pullbackRunsAtOnceInTestsOfTheMainActor() throws { try verifyTitle(of: Page()) }

  private nonisolated func verifyTitle(of page: Page) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("Profile", as: "login.1.txt")
      let verdict = sandbox.run { sandbox.assertion(timeout: 3600).verify({ page }, as: .title) }
      #expect(verdict.message == nil)
    }
  }
}

final class MainActorPullbackXCTests: XCTestCase {
  func testPullbackRunsAtOnce() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("Profile", as: "login.1.txt")
      let page = Page()
      XCTAssertNil(sandbox.run { sandbox.assertion().verify({ page }, as: .title) }.message)
    }
  }
}
