import Dispatch
import Foundation
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// Effects without an end are reported at their step, and the steps after it work as usual.
@Suite struct EndlessEffectTests {
  struct State: Equatable {
    var count = 0
    var name = ""
  }

  enum Action: Equatable { case again, againLater, named(String) }

  static let reducer = Reducer<State, Action, Void> { state, action, _ in
    switch action {
    case .again:
      state.count += 1
      return .send(.again)
    case .againLater: return .run { await $0(.againLater) }
    case .named(let name):
      state.name = name
      return .none
    }
  }

  private func store() -> TestStore<State, Action, Void> {
    TestStore(initialState: State(), reducer: Self.reducer, environment: ())
  }

  @Test func aLoopIsReportedOnceAndTheTestContinues() {
    let store = store()
    let line: UInt = #line + 1
    let found = failures { store.send(.again) { $0.count = 1 } }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("Endless loop of actions: one action caused 10000 others without suspending."))
    #expect(found.text(0).contains("  EndlessEffectTests.Action.again\n"))
    #expect(found.first?.site.line == line)
    store.send(.named("after")) { $0.name = "after" }
    store.finish()
  }

  @Test func aLoopOfTasksIsReportedOnceAndTheTestContinues() {
    let store = store()
    store.busyTimeout = .milliseconds(50)
    let line: UInt = #line + 1
    let found = failures { store.send(.againLater) }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("Effects ran for 0.05 seconds without suspending and were cancelled."))
    #expect(found.text(0).contains("  EndlessEffectTests.Action.againLater"))
    #expect(found.first?.site.line == line)
    store.busyTimeout = .seconds(10)
    store.send(.named("after")) { $0.name = "after" }
    store.finish()
  }

  /// The effect is cancelled while a callback of it sends an action, and ends before the action is reduced.
  @Test func actionsOfCancelledEffectsAreNotReported() {
    let release = DispatchSemaphore(value: 0)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      switch action {
      case .again:
        release.wait()
        state.count += 1
        return .none
      case .againLater:
        return .run { send in
          for await _ in starts.prefix(1) {}
          let isSending = DispatchSemaphore(value: 0)
          // A thread of its own, because other tests can block all threads of the global queue.
          Thread.detachNewThread {
            isSending.signal()
            send.now(.again)
          }
          while isSending.wait(timeout: .now()) != .success {}
          while !Task.isCancelled {}
        }
      case .named(let name):
        state.name = name
        return .none
      }
    }
    let store = TestStore(initialState: State(), reducer: reducer, environment: ())
    let found = Locked<[String]>([])
    FailureChannel.$interceptor.withValue({ failure in
      found.withLock { $0.append(failure.text) }
      // The reduction ends after the effect was cancelled.
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.1)
        release.signal()
      }
    }) {
      // The effect sends when this step has ended: during it, this thread would reduce the action and wait for itself.
      store.send(.againLater)
      store.busyTimeout = .milliseconds(200)
      start.yield()
      store.skipReceivedActions(strict: false)
      store.busyTimeout = .seconds(10)
      store.send(.named("after")) { $0.name = "after" }
      store.finish()
    }
    #expect(found.withLock { $0.count } == 1, "\(found.withLock { $0 })")
    #expect(found.withLock { $0.first?.hasPrefix("Effects ran for 0.2 seconds") } == true)
    #expect(store.state.name == "after")
  }

  /// An action that waits while another one cancels its effect is dropped.
  @Test func aQueuedActionOfACancelledEffectIsDropped() async {
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let queued = DispatchSemaphore(value: 0)
    let reducing = DispatchSemaphore(value: 0)
    let state = Locked<[String]>([])
    let reducer = Reducer<[String], String, Void> { state, action, _ in
      state.append(action)
      switch action {
      case "start":
        return Effect.run { send in
          // A thread of its own, because the reducer below blocks one that tasks need.
          Thread.detachNewThread {
            reducing.wait()
            send.now("late")
            queued.signal()
          }
          start.yield()
          // An effect that has ended cannot be cancelled anymore.
          while !Task.isCancelled { await Task.yield() }
        }
        .cancellable(id: 1)
      case "cancel":
        reducing.signal()
        _ = queued.wait(timeout: .now() + 3600)
        return .cancel(id: 1)
      default: return .none
      }
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    store.send("start")
    for await _ in starts.prefix(1) {}
    store.send("cancel")
    store.send("after")
    state.withLock { $0 = store.state }
    #expect(state.withLock { $0 } == ["start", "cancel", "after"])
  }

  @Test func anEffectThatNeverEndsIsReportedByFinish() {
    let reducer = Reducer<State, Action, Void> { _, _, _ in
      .run { _ in
        let (stream, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
      }
      .cancellable(id: "socket")
    }
    let store = TestStore(initialState: State(), reducer: reducer, environment: ())
    store.send(.again)
    let found = failures { store.finish(timeout: .milliseconds(10)) }
    #expect(found.count == 1)
    #expect(found.text(0).contains("  EndlessEffectTests.Action.again (id: \"socket\")\n"))
  }

  /// A received action that no step asserts changes the state before the next step, and not with it.
  @Test func earlierChangesAreNotAttributedToTheNextAction() {
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      switch action {
      case .again: return .send(.named("received"))
      case .againLater:
        state.count += 1
        return .none
      case .named(let name):
        state.name = name
        return .none
      }
    }
    let store = TestStore(initialState: State(), reducer: reducer, environment: ())
    store.send(.again)
    let found = failures { store.send(.againLater) { $0.count = 1 } }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("1 received action was not asserted before sending"))
    #expect(store.state == State(count: 1, name: "received"))
  }

  /// Skipping an effect also skips those that would follow it.
  @Test func skippedEffectsStartNoFurtherEffects() {
    let clock = TestClock()
    let reducer = Reducer<State, Action, Void> { _, action, _ in
      guard action == .again else { return .none }
      return .concatenate(.run { _ in try await clock.sleep(for: .seconds(1)) }, .send(.named("later")))
    }
    let store = TestStore(initialState: State(), reducer: reducer, environment: ())
    store.send(.again)
    store.skipInFlightEffects()
    let found = failures { store.finish() }
    #expect(found.texts == [])
  }

  @Test func manyUnassertedActionsAreShortened() {
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      guard action == .again else { return .none }
      return .merge((1...100).map { .send(.named("\($0)")) })
    }
    let store = TestStore(initialState: State(), reducer: reducer, environment: ())
    store.send(.again)
    let found = failures { store.finish() }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("100 received actions were not asserted:"))
    #expect(found.text(0).contains("named(\"40\")\n  … (60 more)\n"))
  }
}
