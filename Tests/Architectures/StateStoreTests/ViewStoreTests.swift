import Observation
import StateStore
import SnapshotFoundation
import Testing

@Suite struct ViewStoreTests {
  @Test func readsAreTrackedAndEqualStatesAreIgnored() {
    let store = Store(
      initialState: CounterState(), reducer: counterReducer, environment: CounterEnvironment(clock: TestClock()))
    let viewStore = ViewStore(store.scope(state: \.count))
    let changes = Locked(0)
    func track() {
      withObservationTracking {
        _ = viewStore.state
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    track()
    store.send(.ticked)
    #expect(changes.withLock { $0 } == 0)
    store.send(.incrementTapped)
    #expect(changes.withLock { $0 } == 1)
  }
}
