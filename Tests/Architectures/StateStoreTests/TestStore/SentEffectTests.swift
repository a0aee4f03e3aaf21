import Foundation
import StateStore
import StateStoreTesting
import Testing

/// The effects that sent actions start.
@Suite struct SentEffectTests {
  @Test func aSentEffectIsCancelled() {
    let clock = TestClock()
    let store = counterStore(environment: CounterEnvironment(clock: clock))
    let timer = store.send(.startTapped)
    clock.advance(by: .seconds(1))
    store.receive(.ticked) { $0.seconds = 1 }
    #expect(!timer.hasEnded)
    timer.cancel()
    #expect(timer.hasEnded)
    // Nothing ticks any more, and no effect is left.
    clock.advance(by: .seconds(5))
    store.finish()
  }

  @Test func cancellingOneEffectLeavesTheOthers() {
    let clock = TestClock()
    let reducer = Reducer<[Int], Int, Void> { state, action, _ in
      if action >= 10 {
        state.append(action)
        return .none
      }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(10 + action)
      }
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    let first = store.send(1)
    let second = store.send(2)
    first.cancel()
    clock.advance(by: .seconds(1))
    store.receive(12) { $0 = [12] }
    #expect(second.hasEnded)
    store.finish()
  }

  @Test func finishingWaitsForTheEffect() {
    let store = counterStore(
      environment: CounterEnvironment(fact: { _ in
        try await Task.sleep(for: .milliseconds(20))
        return "late"
      }))
    let effect = store.send(.factTapped) { $0.isLoading = true }
    effect.finish(timeout: .seconds(3600))
    #expect(effect.hasEnded)
    store.receive(.factResponse("late")) {
      $0.isLoading = false
      $0.fact = "late"
    }
  }

  @Test func finishingAnEndlessEffectFailsWithItsAction() {
    let store = counterStore(environment: CounterEnvironment(clock: TestClock()))
    let effect = store.send(.startTapped)
    let found = failures { effect.finish(timeout: .milliseconds(1)) }
    #expect(
      found.texts == [
        """
        The effect of this action did not finish within 0.001 seconds:

          CounterAction.startTapped

        Pass a longer `timeout:`, or call `cancel()`.
        """
      ])
    effect.cancel()
  }

  @Test func finishingDoesNotWaitForAClockOfTheTest() {
    let clock = TestClock()
    let reducer = Reducer<Int, String, Void> { _, _, _ in
      .timer(id: 0, every: .seconds(1), clock: clock, send: "ticked")
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.timeout = .seconds(3600)
    let timer = store.send("started")
    let found = failures { timer.finish() }
    #expect(
      found.texts == [
        "The effect of this action did not finish:\n\n  \"started\"\n\nAdvance its clock, or call `cancel()`."
      ])
    timer.cancel()
  }

  @Test func asynchronousForm() async {
    let store = counterStore(environment: CounterEnvironment(clock: ContinuousClock()))
    store.timeout = .seconds(3600)
    let effect = await store.send(.factTapped) { $0.isLoading = true }
    await effect.finish()
    await store.receive(.factResponse("0 is a number")) {
      $0.isLoading = false
      $0.fact = "0 is a number"
    }
    // On a busy machine the timer may tick.
    store.exhaustivity = .off(showSkippedAssertions: false)
    let timer = await store.send(.startTapped)
    let found = await failures { await timer.finish(timeout: .milliseconds(1)) }
    #expect(found.text(0).hasSuffix("Pass a longer `timeout:`, or call `cancel()`."), "\(found.texts)")
    timer.cancel()
    await timer.finish()
  }

  @Test func anEffectOfAStoreIsCancelled() async {
    let store = Store(
      initialState: CounterState(), reducer: counterReducer, environment: CounterEnvironment(clock: ContinuousClock()))
    let timer = store.send(.startTapped)
    #expect(!timer.hasEnded)
    timer.cancel()
    #expect(await hasEnded(timer))
  }

  @Test func aStoresEffectEndsWithTheTaskThatWaitsForIt() async {
    let store = Store(
      initialState: CounterState(), reducer: counterReducer, environment: CounterEnvironment(clock: ContinuousClock()))
    let scoped = store.scope(state: \.seconds)
    let effect = scoped.send(.startTapped)
    // As `.task { await viewStore.send(.task).finish() }` does when its view disappears.
    let task = Task { await effect.finish() }
    task.cancel()
    #expect(await hasEnded(effect))
  }

  /// Waits until an effect has ended, but not for ever.
  private func hasEnded(_ effect: StoreTask) async -> Bool {
    for _ in 0..<3_600_000 {
      if effect.hasEnded { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}
