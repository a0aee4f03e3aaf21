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
