import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// Reducers with intentional bugs. The test of the counter must fail for each of them.
@Suite struct MutationTests {
  typealias CounterReducer = Reducer<CounterState, CounterAction, CounterEnvironment>

  /// The correct flow.
  func flow(_ reducer: CounterReducer) -> [TestFailure] {
    failures {
      let clock = TestClock()
      let store = counterStore(reducer: reducer, environment: CounterEnvironment(clock: clock))
      store.timeout = .milliseconds(50)
      store.send(.incrementTapped) { $0.count = 1 }
      store.send(.factTapped) { $0.isLoading = true }
      store.receive(.factResponse("1 is a number")) {
        $0.isLoading = false
        $0.fact = "1 is a number"
      }
      store.send(.startTapped)
      clock.advance(by: .seconds(1))
      store.receive(.ticked) { $0.seconds = 1 }
      store.send(.stopTapped)
    }
  }

  /// The counter with one action handled differently.
  func mutant(
    _ change: @escaping @Sendable (inout CounterState, CounterAction, CounterEnvironment) -> Effect<CounterAction>?
  ) -> CounterReducer {
    CounterReducer { state, action, environment in
      change(&state, action, environment) ?? counterReducer.run(&state, action, environment)
    }
  }

  @Test func theCounterItselfPasses() {
    #expect(flow(counterReducer).texts == [])
  }

  @Test func aForgottenResetIsCaught() {
    let found = flow(
      mutant { state, action, _ in
        guard case .factResponse(let fact) = action else { return nil }
        state.fact = fact
        return Effect.none
      })
    #expect(found.count == 1)
    #expect(found.text(0).contains("−   isLoading: false,\n  +   isLoading: true,"))
  }

  @Test func aForgottenCancellationIsCaught() {
    let found = flow(mutant { _, action, _ in action == .stopTapped ? Effect.none : nil })
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("1 effect is still running at the end of the test"))
  }

  @Test func aForgottenEffectIsCaught() {
    let found = flow(
      mutant { state, action, _ in
        guard action == .factTapped else { return nil }
        state.isLoading = true
        return Effect.none
      })
    #expect(found.texts.first?.hasPrefix("Expected an action, but none was received") == true)
  }

  @Test func anExtraActionIsCaught() {
    let found = flow(
      mutant { state, action, environment in
        guard action == .incrementTapped else { return nil }
        return counterReducer.run(&state, action, environment).merge(with: .send(.ticked))
      })
    #expect(found.texts.first?.hasPrefix("1 received action was not asserted before sending") == true)
  }

  /// The same bug, reported to the test framework.
  @Test func theTestFrameworkReceivesTheFailure() {
    let reducer = mutant { _, action, _ in action == .incrementTapped ? Effect.none : nil }
    withKnownIssue {
      let store = counterStore(reducer: reducer)
      store.send(.incrementTapped) { $0.count = 1 }
    } matching: {
      "\($0)".contains("count: 1")
    }
  }
}
