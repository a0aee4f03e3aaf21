import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// The line of a failure in a loop does not identify its step, so the message contains the number of the step.
@Suite struct StepNumberTests {
  @Test func aThousandActionsAreNumbered() {
    let store = counterStore()
    let found = failures {
      for count in 1...1_000 {
        store.send(.incrementTapped) { $0.count = count == 613 ? 0 : count }
      }
    }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("The state after this step differs from the expected state:"))
    #expect(found.text(0).hasSuffix("This is step 613 of the test. Its line is running for the 613th time."))
    #expect(store.state.count == 1_000)
  }

  @Test func aThousandReceivedActionsAreNumbered() {
    let clock = TestClock()
    let store = counterStore(environment: CounterEnvironment(clock: clock))
    store.send(.startTapped)
    clock.advance(by: .seconds(1_000))
    let found = failures {
      for second in 1...1_000 { store.receive(second == 22 ? .factFailed : .ticked) { $0.seconds = second } }
    }
    store.send(.stopTapped)
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("Received a different action than expected:"))
    #expect(found.text(0).hasSuffix("This is step 23 of the test. Its line is running for the 22nd time."))
  }

  @Test func aStepThatRunsOnceHasNoNumber() {
    let store = counterStore()
    store.send(.incrementTapped) { $0.count = 1 }
    let found = failures { store.send(.incrementTapped) }
    #expect(found.count == 1)
    #expect(!found.text(0).contains("This is step"))
  }

  @Test func failuresOfDependenciesAreNumberedToo() {
    let load: @Sendable (Int) async throws -> String = unimplemented("fact")
    let store = counterStore(environment: CounterEnvironment(fact: load))
    store.exhaustivity = .off
    let found = failures { for _ in 1...3 { store.send(.factTapped) } }
    #expect(found.count == 3)
    #expect(!found.text(0).contains("This is step"))
    #expect(found.text(1).hasSuffix("This is step 2 of the test. Its line is running for the 2nd time."))
    #expect(found.text(2).hasSuffix("This is step 3 of the test. Its line is running for the 3rd time."))
  }
}
