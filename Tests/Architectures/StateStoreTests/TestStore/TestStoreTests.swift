import StateStore
import SnapshotFoundation
import StateStoreTesting
import Testing

@Suite struct TestStoreTests {
  @Test func describesEveryChange() {
    let store = counterStore()
    store.send(.incrementTapped) { $0.count = 1 }
    store.send(.factTapped) { $0.isLoading = true }
    store.receive(.factResponse("1 is a number")) {
      $0.isLoading = false
      $0.fact = "1 is a number"
    }
    #expect(store.state == CounterState(count: 1, fact: "1 is a number"))
  }

  @Test func receivesByPredicateAndByCase() {
    let store = counterStore()
    store.send(.factTapped) { $0.isLoading = true }
    store.receive({ if case .factResponse = $0 { true } else { false } }) {
      $0.isLoading = false
      $0.fact = "0 is a number"
    }
    store.send(.factTapped) { $0.isLoading = true }
    store.receive(.case(CounterAction.factResponse)) { $0.isLoading = false }
  }

  @Test func aTimerTicksOncePerElapsedInterval() {
    let clock = TestClock()
    let store = counterStore(environment: CounterEnvironment(clock: clock))
    store.send(.startTapped)
    clock.advance(by: .seconds(1))
    store.receive(.ticked) { $0.seconds = 1 }
    clock.advance(by: .seconds(3))
    store.receive(.ticked) { $0.seconds = 2 }
    store.receive(.ticked) { $0.seconds = 3 }
    store.receive(.ticked) { $0.seconds = 4 }
    store.send(.stopTapped)
    clock.advance(by: .seconds(10))
    store.finish()
  }

  @Test func environmentMayChangeBetweenSteps() {
    struct Offline: Error {}
    let store = counterStore()
    store.environment.fact = { _ in throw Offline() }
    store.send(.factTapped) { $0.isLoading = true }
    store.receive(.factFailed) { $0.isLoading = false }
  }

  @Test func stepsInOneAssertCall() {
    let clock = TestClock()
    let store = counterStore(environment: CounterEnvironment(clock: clock))
    store.assert(
      .send(.incrementTapped) { $0.count = 1 },
      .environment { $0.fact = { _ in "one" } },
      .send(.factTapped) { $0.isLoading = true },
      .receive(.factResponse("one")) {
        $0.isLoading = false
        $0.fact = "one"
      },
      .sequence(
        .send(.startTapped),
        .do { clock.advance(by: .seconds(1)) },
        .receive(.ticked) { $0.seconds = 1 },
        .send(.stopTapped))
    )
  }

  @Test func asynchronousForm() async {
    let store = counterStore(environment: CounterEnvironment(clock: ContinuousClock()))
    await store.send(.incrementTapped) { $0.count = 1 }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.factResponse("1 is a number")) {
      $0.isLoading = false
      $0.fact = "1 is a number"
    }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.case(CounterAction.factResponse)) { $0.isLoading = false }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive({ $0 != .factFailed }) { $0.isLoading = false }
    await store.finish()
  }

  @MainActor static func fact() -> String { "from the main actor" }

  @MainActor @Test func effectsMayUseTheMainActorOfTheTest() async {
    let store = counterStore(environment: CounterEnvironment(fact: { _ in await Self.fact() }))
    store.timeout = .seconds(3600)
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.factResponse("from the main actor")) {
      $0.isLoading = false
      $0.fact = "from the main actor"
    }
  }

  @Test func waitsForRealTime() {
    let store = counterStore(
      environment: CounterEnvironment(fact: { _ in
        try await Task.sleep(for: .milliseconds(20))
        return "late"
      }))
    store.send(.factTapped) { $0.isLoading = true }
    store.receive(.factResponse("late"), timeout: .seconds(3600)) {
      $0.isLoading = false
      $0.fact = "late"
    }
  }

  @Test func withoutExhaustivityOnlyAssertedChangesMustMatch() {
    let store = counterStore(environment: CounterEnvironment(clock: TestClock()))
    store.exhaustivity = .off
    store.send(.incrementTapped)
    store.send(.incrementTapped) { $0.count = 2 }
    store.send(.incrementTapped) { $0.count += 1 }
    store.send(.factTapped)
    // The received fact and the running timer are skipped.
    store.send(.startTapped) { $0.fact = "3 is a number" }
    let found = failures { store.send(.incrementTapped) { $0.count = 7 } }
    #expect(found.count == 1)
  }

  @Test func withoutExhaustivityEarlierReceivedActionsAreSkipped() {
    let clock = TestClock()
    let store = counterStore(environment: CounterEnvironment(clock: clock))
    store.exhaustivity = .off(showSkippedAssertions: true)
    store.send(.startTapped)
    clock.advance(by: .seconds(2))
    store.send(.factTapped)
    store.receive(.factResponse("0 is a number")) { $0.seconds = 2 }
    let found = failures { store.receive(.factFailed, timeout: .milliseconds(1)) }
    #expect(found.count == 1)
  }

  @Test func skippedAssertionsArePrintedWhenTheStoreShowsThem() {
    func printed(_ exhaustivity: Exhaustivity) -> [String] {
      let lines = Locked<[String]>([])
      ErrorOutput.$receiver.withValue({ text in lines.withLock { $0.append(text) } }) {
        let clock = TestClock()
        let store = counterStore(environment: CounterEnvironment(clock: clock))
        store.exhaustivity = exhaustivity
        store.send(.startTapped)
        clock.advance(by: .seconds(2))
        store.send(.factTapped)
        store.receive(.factResponse("0 is a number"))
        store.send(.startTapped)
        clock.advance(by: .seconds(1))
        store.send(.factTapped)
        // Skips the tick before it.
        clock.advance(by: .seconds(1))
        store.receive(.ticked)
        store.skipInFlightEffects()
      }
      return lines.withLock { $0 }
    }
    let shown = printed(.off(showSkippedAssertions: true))
    #expect(shown.filter { $0.contains(": skipped CounterAction.") }.count == 3, "\(shown)")
    #expect(shown.first?.hasSuffix(": skipped CounterAction.ticked, CounterAction.ticked") == true, "\(shown)")
    #expect(shown.first?.contains("TestStoreTests.swift:") == true)
    #expect(printed(.off) == [])
  }

  @Test func receivedActionsAndEffectsCanBeSkipped() {
    let clock = TestClock()
    let store = counterStore(environment: CounterEnvironment(clock: clock))
    store.send(.startTapped)
    clock.advance(by: .seconds(2))
    store.skipReceivedActions()
    #expect(store.state.seconds == 2)
    store.skipInFlightEffects()
    let found = failures {
      store.skipReceivedActions()
      store.skipInFlightEffects()
      store.skipReceivedActions(strict: false)
      store.skipInFlightEffects(strict: false)
    }
    #expect(
      found.texts == [
        "There are no received actions to skip. Remove the call, or pass `strict: false`.",
        "There are no running effects to skip. Remove the call, or pass `strict: false`.",
      ])
  }

  @Test func failuresReachTheTestFrameworkAtTheStepsLine() {
    let store = counterStore()
    withKnownIssue {
      store.send(.incrementTapped) { $0.count = 2 }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2 && "\(issue)".contains("The state after this step differs")
    }
  }
}
