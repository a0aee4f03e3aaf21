import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotFoundation
import Testing
import XCTest

/// Assertions that wait for tasks, in processes of their own: with one, two and all processors.
@Suite struct WaitingTests {
  /// How many tests wait at the same time.
  struct Load: Sendable, CustomTestStringConvertible {
    var processors: Int?
    var width: Int
    var testDescription: String { "\(width) on \(processors.map(String.init) ?? "all") processors" }
  }

  static let loads = [
    Load(processors: 1, width: 8), Load(processors: 2, width: 8), Load(processors: 2, width: 50),
    Load(processors: nil, width: 8),
  ].filter { $0.processors == nil || ChildProcess.processorLimiter != nil }

  @Test(arguments: loads) func tasksDoNotStarve(load: Load) throws {
    try withChild("waits for tasks", filter: "WaitingChild/waits", load) { sandbox, outcome throws in
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
      let entries = try sandbox.ledger().entries
      #expect(entries.count == WaitingWork.allCases.count * WaitingChild.cases.count)
      #expect(entries.allSatisfy { $0.outcome == .passed })
    }
  }

  @Test(arguments: [1, 2]) func tasksOfTheMainActorDoNotStarve(processors: Int) throws {
    try withChild(
      "waits on the main actor", filter: "WaitingChild/mainActor", Load(processors: processors, width: 8)
    ) { _, outcome throws in
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test(arguments: [1, 2]) func tasksOfXCTestsDoNotStarve(processors: Int) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("x", as: "waits.task.txt")
      let child = try ChildProcess(
        xcTest: "SnapshotCoreTests.WaitingXCTestChild/testWaits", instruction: "waits in XCTest",
        processors: processors,
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references],
        in: sandbox.root)
      let outcome = child.waitUntilExit()
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
      #expect(try sandbox.ledger().entries.count == WaitingWork.allCases.count)
    }
  }

  /// The work is no slower than its turns: the time of others does not count.
  @Test func awaitedWorkOnABusyPoolArrives() throws {
    try withChild("busy for a while", filter: "WaitingChild/isAwaited", Load(processors: nil, width: 1)) {
      _, outcome throws in
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
    }
  }

  /// Other tests that keep the main thread busy for longer than the timeout do not fail this one.
  @Test func workBehindThatOfOthersOnTheMainThreadArrives() throws {
    try withChild(
      "behind others", filter: "WaitingChild/waitsForTheMainThread", Load(processors: nil, width: 1)
    ) { _, outcome throws in
      #expect(!outcome.wasKilled && outcome.status == 0, "\(outcome.output)")
    }
  }

  static let reasons = [
    "no callback": "The strategy did not call back, although threads were available",
    "busy pool": "All threads of Swift's concurrency pool were busy or blocked",
    "busy main thread": "The main thread was busy",
    "busy main actor": "The assertion blocks the main actor",
  ]

  @Test(arguments: reasons.sorted { $0.key < $1.key })
  func timeoutMessageStatesTheReason(place: String, reason: String) throws {
    try withChild(
      place, filter: place == "busy main actor" ? "WaitingChild/timesOutOnTheMainActor" : "WaitingChild/timesOut",
      Load(processors: nil, width: 1)
    ) { sandbox, outcome throws in
      let messages = try sandbox.ledger().entries.map(\.message)
      #expect(messages.count == 1, "\(outcome.output)")
      let timeout = "Exceeded timeout of 0.4 seconds waiting for snapshot.\n"
      #expect(messages.allSatisfy { $0.hasPrefix(timeout + reason) }, "\(messages)")
    }
  }

  private func withChild(
    _ instruction: String, filter: String, _ load: Load, _ body: (Sandbox, ChildProcess.Outcome) throws -> Void
  ) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("x", as: "waits.task.txt")
      let child = try ChildProcess(
        swiftTesting: filter + "\\(", instruction: instruction,
        arguments: ["--experimental-maximum-parallelization-width", String(load.width)], processors: load.processors,
        environment: ["SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run", "REFERENCES": sandbox.references],
        in: sandbox.root)
      try body(sandbox, child.waitUntilExit())
    }
  }
}

/// What a strategy waits for.
enum WaitingWork: String, CaseIterable, Sendable {
  case task, detached, lowPriority, group, asyncLet, actor, sleep, yield, mainActor, queue
  case startedWithTheStrategy, delay

  var strategy: Snapshotting<String, String> {
    switch self {
    case .startedWithTheStrategy:
      Snapshotting(pathExtension: "txt", diffing: .lines) { value in
        let task = Task { value }
        return Async { callback in Task { callback(await task.value) } }
      }
    case .delay: .wait(for: 0.01, on: WaitingWork.task.strategy)
    case .detached:
      Snapshotting(pathExtension: "txt", diffing: .lines) { value in
        Async { callback in Task.detached { callback(await work(value)) } }
      }
    default:
      Snapshotting(pathExtension: "txt", diffing: .lines) { value in
        Async { callback in
          Task(priority: self == .lowPriority ? .background : nil) { callback(await work(value)) }
        }
      }
    }
  }

  private func work(_ value: String) async -> String {
    switch self {
    case .task, .detached, .lowPriority, .startedWithTheStrategy, .delay: value
    case .group:
      await withTaskGroup(of: String.self) { group in
        for _ in 0..<4 {
          group.addTask {
            await Task.yield()
            return value
          }
        }
        return await group.reduce(into: "") { $0 = $1 }
      }
    case .asyncLet:
      await {
        async let first = Echo.shared.echo(value)
        async let second = Echo().echo(value)
        return await first == second ? value : ""
      }()
    case .actor: await Echo.shared.echo(await Echo().echo(value))
    case .sleep:
      await {
        try? await Task.sleep(nanoseconds: 1_000_000)
        try? await Task.sleep(for: .milliseconds(1))
        return value
      }()
    case .yield:
      await {
        for _ in 0..<20 { await Task.yield() }
        return value
      }()
    case .mainActor: await Task { @MainActor in value }.value
    case .queue:
      await withCheckedContinuation { done in DispatchQueue.global().async { done.resume(returning: value) } }
    }
  }

  /// The failure of an assertion that waits for this work.
  func failure(named name: String = "task", timeout: TimeInterval = 3600) -> String? {
    verifySnapshot(
      of: "x", as: strategy, named: name, record: .never,
      snapshotDirectory: ProcessInfo.processInfo.environment["REFERENCES"], timeout: timeout, testName: "waits")
  }
}

/// Holds a thread of the concurrency pool, as no task should.
private func occupyThread() { Thread.sleep(forTimeInterval: 0.02) }

/// Runs work on the main thread, and returns when it has begun.
private func occupyMainThread(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { begun in
    DispatchQueue.main.async {
      begun.resume()
      work()
    }
  }
}

extension DispatchSemaphore {
  /// Blocks a thread of the concurrency pool, as no task should.
  fileprivate func waitInTask() { wait() }
}

private actor Echo {
  static let shared = Echo()
  func echo(_ value: String) async -> String {
    await Task.yield()
    return value
  }
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction != nil)) struct WaitingChild {
  static let cases = Array(0..<8)

  @Test(arguments: WaitingWork.allCases, cases) func waits(work: WaitingWork, number: Int) async {
    #expect(work.failure() == nil)
  }

  @MainActor @Test(arguments: WaitingWork.allCases.filter { $0 != .mainActor }) func mainActor(work: WaitingWork) {
    #expect(work.failure() == nil)
  }

  @Test func timesOut() async throws {
    switch ChildProcess.instruction {
    case "no callback":
      let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
      _ = verifySnapshot(of: "x", as: never, timeout: 0.4)
    case "busy pool":
      let release = DispatchSemaphore(value: 0)
      let count = 2 * ProcessInfo.processInfo.processorCount + 8
      for _ in 0..<count { Task.detached { release.waitInTask() } }
      let task = Task { "x" }
      defer { for _ in 0..<count { release.signal() } }
      let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
        Async { callback in Task { callback(await task.value) } }
      }
      _ = verifySnapshot(of: "x", as: strategy, timeout: 0.4)
    case "busy main thread":
      let isDone = DispatchSemaphore(value: 0)
      await occupyMainThread { isDone.wait() }
      _ = WaitingWork.mainActor.failure(timeout: 0.4)
      isDone.signal()
    default: break
    }
  }

  @Test(arguments: [false, true]) func waitsForTheMainThread(isAwaited: Bool) async {
    await occupyMainThread { Thread.sleep(forTimeInterval: 1) }
    let strategy = WaitingWork.mainActor.strategy
    let references = ProcessInfo.processInfo.environment["REFERENCES"]
    let failure =
      isAwaited
      ? await verifySnapshot(
        of: { "x" }, as: strategy, named: "task", record: .never, snapshotDirectory: references, timeout: 0.4,
        testName: "waits")
      : WaitingWork.mainActor.failure(timeout: 0.4)
    #expect(failure == nil)
  }

  @Test func isAwaited() async {
    let isDone = Locked(false)
    let count = 2 * ProcessInfo.processInfo.processorCount + 8
    for _ in 0..<count {
      Task.detached {
        while !isDone.withLock({ $0 }) {
          occupyThread()
          await Task.yield()
        }
      }
    }
    let failure = await verifySnapshot(
      of: { "x" }, as: WaitingWork.yield.strategy, named: "task", record: .never,
      snapshotDirectory: ProcessInfo.processInfo.environment["REFERENCES"], timeout: 0.4, testName: "waits")
    isDone.withLock { $0 = true }
    #expect(failure == nil)
  }

  @MainActor @Test func timesOutOnTheMainActor() async { _ = WaitingWork.mainActor.failure(timeout: 0.4) }
}

final class WaitingXCTestChild: XCTestCase {
  func testWaits() async {
    guard ChildProcess.instruction != nil else { return }
    for work in WaitingWork.allCases { XCTAssertNil(work.failure()) }
  }
}
