import Foundation
import SnapshotFoundation
import Testing

// The parts of the delivery that need no test framework.
@testable import SnapshotTestReporting

/// Failures reach a stand-in framework, or stay unconfirmed, so that the process fails.
@Suite struct FailureDeliveryTests {
  /// A framework that treats failures in one of the ways that XCTest and Swift Testing do.
  final class StandInFramework: FailureReceiver, Sendable {
    enum Behavior: Sendable, CaseIterable {
      /// It loses the failure without a sign, as Linux's XCTest does between tests.
      case loses
      /// Its observers see the failure before the call returns.
      case observesAtOnce
      /// Its observers see the failure later, on another thread.
      case observesLater
      /// Its observers see it with other text around, as XCTest's do.
      case observesWithPrefix
      /// The failure matches a known issue.
      case matchesKnownIssue
    }

    let behavior: Behavior
    let unconfirmed: UnconfirmedFailures
    let received = Locked<[IssueReport]>([])

    init(_ behavior: Behavior, _ unconfirmed: UnconfirmedFailures) {
      self.behavior = behavior
      self.unconfirmed = unconfirmed
    }

    func receive(_ failure: IssueReport) -> FrameworkAnswer {
      received.withLock { $0.append(failure) }
      switch behavior {
      case .loses, .observesLater: return .unknown
      case .observesAtOnce: unconfirmed.confirm(reported: failure.message)
      case .observesWithPrefix: unconfirmed.confirm(reported: "failed - " + failure.message)
      case .matchesKnownIssue: return .received
      }
      return .unknown
    }

    func observe() { for failure in received.withLock({ $0 }) { unconfirmed.confirm(reported: failure.message) } }
  }

  private static let site = CallSite(
    fileID: "App/LoginTests.swift", filePath: "/app/LoginTests.swift", line: 7, column: 1)

  /// Delivers one failure. Returns the lines that a process would print at its end.
  private func lost(
    _ behavior: StandInFramework.Behavior, _ facts: TestRunFacts, observesLater: Bool = false
  ) -> [String] {
    let unconfirmed = UnconfirmedFailures()
    let framework = StandInFramework(behavior, unconfirmed)
    let delivery = FailureDelivery(facts: facts, unconfirmed: unconfirmed) { asked in
      #expect(asked == facts.framework)
      return framework
    }
    delivery.deliver(IssueReport(message: "wrong\nsecond line", position: Self.site))
    #expect(framework.received.withLock { $0.count } == 1)
    if observesLater { framework.observe() }
    return unconfirmed.takeLines()
  }

  private static let xcTest = TestRunFacts(swiftTesting: .unknown, xcTest: .running)
  private static let offTask = TestRunFacts(swiftTesting: .unknown, xcTest: .idle, hasSeenSwiftTesting: true)
  private static let swiftTesting = TestRunFacts(swiftTesting: .running, xcTest: .idle, hasSeenSwiftTesting: true)

  @Test func unconfirmedFailuresFailTheProcess() {
    let line = ["/app/LoginTests.swift:7: wrong"]
    #expect(lost(.loses, Self.xcTest) == line)
    #expect(lost(.loses, Self.offTask) == line)
    #expect(lost(.observesLater, Self.xcTest) == line)
  }

  @Test func receivedFailuresAreNotLost() {
    #expect(lost(.loses, Self.swiftTesting) == [], "a running case receives every issue")
    for facts in [Self.xcTest, Self.offTask] {
      #expect(lost(.observesAtOnce, facts) == [])
      #expect(lost(.observesWithPrefix, facts) == [])
      #expect(lost(.observesLater, facts, observesLater: true) == [])
      #expect(lost(.matchesKnownIssue, facts) == [])
    }
  }

  /// An observer confirms one failure for each report.
  @Test func equalFailuresAreCountedSeparately() {
    let unconfirmed = UnconfirmedFailures()
    let ids = (0..<3).map { _ in unconfirmed.add("wrong", at: nil) }
    unconfirmed.confirm(reported: "failed - wrong")
    unconfirmed.confirm(reported: "something else")
    unconfirmed.confirm(ids[1])
    unconfirmed.confirm(ids[1])
    #expect(!unconfirmed.contains(ids[0]) && !unconfirmed.contains(ids[1]) && unconfirmed.contains(ids[2]))
    #expect(unconfirmed.takeLines() == ["wrong"])
    #expect(unconfirmed.takeLines() == [])
  }

  /// A framework that ends the test with an exception never returns. The failure was added before.
  @Test func failureIsKeptBeforeTheFrameworkIsCalled() {
    struct Probe: FailureReceiver {
      var unconfirmed: UnconfirmedFailures
      func receive(_ failure: IssueReport) -> FrameworkAnswer {
        #expect(unconfirmed.takeLines() == ["wrong"])
        return .unknown
      }
    }
    let unconfirmed = UnconfirmedFailures()
    FailureDelivery(facts: Self.xcTest, unconfirmed: unconfirmed) { _ in Probe(unconfirmed: unconfirmed) }
      .deliver(IssueReport(message: "wrong", position: nil))
  }

  @Test func frameworkReceivesTheAttachments() {
    let unconfirmed = UnconfirmedFailures()
    let framework = StandInFramework(.loses, unconfirmed)
    let attachments = ["reference.png", "failure.png", "difference.patch"].map {
      FailureAttachment(name: $0, data: Data($0.utf8))
    }
    FailureDelivery(facts: Self.xcTest, unconfirmed: unconfirmed) { _ in framework }
      .deliver(IssueReport(message: "wrong", position: nil, attachments: attachments))
    let received = framework.received.withLock { $0 }.flatMap(\.attachments)
    #expect(received.map(\.name) == ["reference.png", "failure.png", "difference.patch"])
    #expect(received.map(\.typeIdentifier) == ["public.png", "public.png", "public.plain-text"])
  }

  @Test(arguments: [
    ("a.PNG", "public.png"), ("b.1.json", "public.json"), ("c", "public.data"), ("png", "public.data"),
    ("d.", "public.data"), ("e.unknown", "public.data"), ("f.layout.txt", "public.plain-text"),
  ])
  func typeOfAnAttachmentFollowsItsName(_ name: String, _ type: String) {
    #expect(FailureAttachment(name: name, data: Data()).typeIdentifier == type)
  }
}

/// XCTest of Darwin registers observers on the main thread only.
@Suite struct MainThreadActionTests {
  /// A main thread that performs closures when the test says so.
  private final class MainThread: Sendable {
    let isRunning = Locked(false)
    let scheduled = Locked<[@Sendable () -> Void]>([])
    let performed = Locked<[Bool]>([])

    func action(needsMainThread: Bool) -> MainThreadAction {
      MainThreadAction(
        needsMainThread: needsMainThread, isMainThread: { [isRunning] in isRunning.withLock { $0 } },
        schedule: { [scheduled] call in scheduled.withLock { $0.append(call) } },
        action: { [performed, isRunning] in
          let isMain = isRunning.withLock { $0 }
          performed.withLock { $0.append(isMain) }
        })
    }

    func drain() {
      isRunning.withLock { $0 = true }
      for call in scheduled.withLock({ $0 }) { call() }
    }
  }

  @Test func waitsForTheMainThreadWithoutBlocking() {
    let main = MainThread()
    let action = main.action(needsMainThread: true)
    // Would never return if it waited: the main thread is this test, which is waiting for the call.
    action.request()
    action.request()
    #expect(main.performed.withLock { $0 } == [])
    #expect(main.scheduled.withLock { $0.count } == 1)
    main.drain()
    #expect(main.performed.withLock { $0 } == [true])
    action.request()
    #expect(main.performed.withLock { $0 } == [true])
  }

  @Test func mainThreadPerformsAPendingActionAtOnce() {
    let main = MainThread()
    let action = main.action(needsMainThread: true)
    action.request()
    main.isRunning.withLock { $0 = true }
    action.request()
    #expect(main.performed.withLock { $0 } == [true])
    main.drain()
    #expect(main.performed.withLock { $0 } == [true], "once")
  }

  @Test func anyThreadPerformsAnActionThatNeedsNoMainThread() {
    let main = MainThread()
    main.action(needsMainThread: false).request()
    #expect(main.performed.withLock { $0 } == [false])
    #expect(main.scheduled.withLock { $0.count } == 0)
  }
}
