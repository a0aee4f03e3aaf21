import StateStore
import StateStoreTesting
import Testing

/// The ways in which a test store fails, each message in full. Each is asserted in both of the forms that a test may
/// have.
@Suite("T7: separate calls and lists of steps have the same failures") struct FailureMessageTests {
  /// Returns the failures of the same steps in separate calls and in `assert`.
  func bothForms(
    environment: CounterEnvironment = CounterEnvironment(),
    reducer: Reducer<CounterState, CounterAction, CounterEnvironment> = counterReducer,
    _ direct: (CounterTestStore) -> Void, _ steps: CounterTestStore.Step...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    func store() -> CounterTestStore {
      let store = counterStore(reducer: reducer, environment: environment)
      store.timeout = .milliseconds(50)
      return store
    }
    let first = failures { direct(store()) }
    let second = failures { store().assert(steps) }
    #expect(first.texts == second.texts, sourceLocation: sourceLocation)
    return first.texts
  }

  @Test func stateDiffersFromTheAssertedOne() {
    let found = bothForms(
      { $0.send(.incrementTapped) { $0.count = 2 } },
      .send(.incrementTapped) { $0.count = 2 })
    #expect(
      found == [
        """
        The state after this step differs from the expected state:

            CounterState(
          −   count: 2,
          +   count: 1,
              isLoading: false,
              fact: nil,
              seconds: 0
            )

        (− expected, + actual)
        """
      ])
  }

  @Test func stateChangesWithoutDescription() {
    let found = bothForms({ $0.send(.incrementTapped) }, .send(.incrementTapped))
    #expect(
      found == [
        """
        The state changed, but this step expects no change:

            CounterState(
          −   count: 0,
          +   count: 1,
              isLoading: false,
              fact: nil,
              seconds: 0
            )

        (− expected, + actual)

        Describe the change in a closure of the step.
        """
      ])
  }

  @Test func nothingChanges() {
    let found = bothForms({ $0.send(.stopTapped) { _ in } }, .send(.stopTapped) { _ in })
    #expect(
      found == [
        """
        This step expects a change, but the state did not change.

        Remove the closure, or describe the change in it.
        """
      ])
  }

  @Test func closureThrows() {
    struct Missing: Error {}
    let found = bothForms(
      { $0.send(.stopTapped) { _ in throw Missing() } }, .send(.stopTapped) { _ in throw Missing() })
    #expect(found == ["The closure that describes the expected state threw an error: Missing()"])
  }

  @Test func receivedActionsAreNotHandledBeforeSending() {
    let found = bothForms(
      {
        $0.send(.factTapped) { $0.isLoading = true }
        $0.send(.incrementTapped) {
          $0.count = 1
          $0.fact = nil
        }
      },
      .send(.factTapped) { $0.isLoading = true },
      .send(.incrementTapped) {
        $0.count = 1
        $0.fact = nil
      })
    #expect(
      found == [
        """
        1 received action was not asserted before sending CounterAction.incrementTapped:

          CounterAction.factResponse("0 is a number")

        Assert each action with `receive`, or skip them with `skipReceivedActions()`.
        """
      ])
  }

  @Test func receivedActionsAreNotHandledAtTheEnd() {
    let found = bothForms(
      { $0.send(.factTapped) { $0.isLoading = true } },
      .send(.factTapped) { $0.isLoading = true })
    #expect(
      found == [
        """
        1 received action was not asserted:

          CounterAction.factResponse("0 is a number")

        Assert each action with `receive`, or skip them with `skipReceivedActions()`.
        """
      ])
  }

  @Test func noActionIsReceived() {
    let found = bothForms({ $0.receive(.ticked) }, .receive(.ticked))
    #expect(
      found == [
        """
        Expected an action, but none was received:

          CounterAction.ticked

        No effect is running. Check that the reducer returns the effect that sends the action.
        """
      ])
  }

  @Test func noActionIsReceivedInTime() {
    let environment = CounterEnvironment(clock: TestClock())
    let found = bothForms(
      environment: environment,
      {
        $0.send(.startTapped)
        $0.receive(.ticked)
        $0.send(.stopTapped)
      }, .send(.startTapped), .receive(.ticked), .send(.stopTapped))
    #expect(
      found == [
        """
        Expected an action, but none was received within 0.05 seconds:

          CounterAction.ticked

        The effects of these actions are still running. Advance their clock, or pass a longer `timeout:`.

          CounterAction.startTapped (id: TimerID.timer)
        """
      ])
  }

  @Test func anotherActionIsReceived() {
    let found = bothForms(
      {
        $0.send(.factTapped) { $0.isLoading = true }
        $0.receive(.factResponse("zero"))
      },
      .send(.factTapped) { $0.isLoading = true }, .receive(.factResponse("zero")))
    #expect(
      found == [
        """
        Received a different action than expected:

          − CounterAction.factResponse("zero")
          + CounterAction.factResponse("0 is a number")

        (− expected, + actual)
        """
      ])
  }

  @Test func effectIsStillRunningAtTheEnd() {
    let found = bothForms(
      environment: CounterEnvironment(clock: TestClock()), { $0.send(.startTapped) }, .send(.startTapped))
    #expect(
      found == [
        """
        1 effect is still running at the end of the test, started by:

          CounterAction.startTapped (id: TimerID.timer)

        Advance the clock of each effect, send the action that cancels its ID, or call `skipInFlightEffects()`.
        """
      ])
  }

  @Test func predicateIsNotSatisfied() {
    let store = counterStore()
    let found = failures {
      store.send(.factTapped) { $0.isLoading = true }
      store.receive({ $0 == .ticked })
    }
    #expect(
      found.texts == [
        """
        Received a different action than expected:

          CounterAction.factResponse("0 is a number")

        The predicate of `receive` returned false.
        """
      ])
  }

  @Test func diffMarkersHaveEqualWidths() {
    let store = counterStore()
    let found = failures { store.send(.incrementTapped) { $0.count = 2 } }
    #expect(
      found.first?.message.contains("\n  \u{2212}   count: 2,\n  +   count: 1,\n  \u{2007}   isLoading: false") == true)
  }

  @Test func longStatesAreComparedLineByLine() {
    struct Log: Equatable { var lines: String }
    let lines = (0..<4_000).map { "line \($0)" }
    var changed = lines
    changed[2_000] = "another line"
    let reducer = Reducer<Log, Int, [String]> { state, _, lines in
      state.lines = lines.joined(separator: "\n")
      return .none
    }
    let store = TestStore(initialState: Log(lines: ""), reducer: reducer, environment: changed)
    let found = failures { store.send(1) { $0.lines = lines.joined(separator: "\n") } }
    #expect(
      found.texts == [
        """
        The state after this step differs from the expected state:

            … (1999 unchanged lines)
                line 1997
                line 1998
                line 1999
          −     line 2000
          +     another line
                line 2001
                line 2002
                line 2003
            … (1998 unchanged lines)

        (− expected, + actual)
        """
      ])
    // Without common lines, the difference is two shortened blocks.
    let other = failures { store.send(1) { $0.lines = String(repeating: "x\n", count: 4_000) } }
    #expect(other.text(0).contains("− … (3961 more lines)") || other.text(0).contains("more lines)"))
  }

  @Test func equalDescriptionsOfUnequalValuesAreReported() {
    struct Odd: Equatable, CustomStringConvertible {
      var serial = 0
      var description: String { "odd" }
      static func == (first: Odd, second: Odd) -> Bool { false }
    }
    let store = TestStore(
      initialState: Odd(), reducer: Reducer<Odd, Int, Void> { _, _, _ in .none }, environment: ())
    let found = failures { store.send(1) }
    #expect(found.count == 1)
    #expect(found.text(0).contains("The values are not equal, but their dumps are."))
  }
}
