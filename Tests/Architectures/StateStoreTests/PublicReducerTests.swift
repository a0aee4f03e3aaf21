import StateStorePublicFeature
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// The public reducers of another module, in the language mode of Swift 6.
@Suite struct PublicReducerTests {
  @Test func aPublicReducerIsTestedLikeAnyOther() {
    let clock = TestClock()
    var environment = PublicCounterEnvironment.failing
    environment.clock = clock
    environment.load = { $0 + 10 }
    let store = TestStore(
      initialState: PublicCounterState(sheet: PublicSheetState(), rows: [PublicRowState(id: 1, name: "a")]),
      reducer: publicCounterReducer, environment: environment)
    store.send(.sheet(.toggled(true))) { $0.sheet?.isOn = true }
    store.send(.row(id: 1, action: .renamed("b"))) { $0.rows[0].name = "b" }
    store.send(.incrementTapped)
    store.send(.incrementTapped)
    clock.advance(by: .seconds(1))
    store.receive(.loaded(10)) { $0.count = 10 }
  }

  @Test func aGenericReducer() {
    let log = Locked<[PublicHistoryAction<String>]>([])
    let store = TestStore(
      initialState: PublicHistory("a"),
      reducer: logging(PublicHistory<String>.reducer, to: { action in log.withLock { $0.append(action) } }),
      environment: ())
    store.send(.changed("b")) {
      $0.value = "b"
      $0.previous = ["a"]
    }
    store.send(.undoTapped) {
      $0.value = "a"
      $0.previous = []
    }
    #expect(log.withLock { $0 } == [.changed("b"), .undoTapped])
  }

  @Test func reducersAndCasePathsAreSendable() {
    func requireSendable(_ values: any Sendable...) -> Int { values.count }
    #expect(
      requireSendable(
        publicCounterReducer, PublicRowState.reducer, CasePath.sheet, PublicCounterEnvironment.live,
        Effect<PublicCounterAction>.none) == 5)
  }
}
