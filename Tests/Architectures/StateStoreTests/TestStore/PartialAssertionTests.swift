import SnapshotFoundation
import StateStore
import StateStoreTesting
import Testing

/// Assertions of a part of what happens.
@Suite struct PartialAssertionTests {
  @Test func theCurrentStateIsAssertedWithoutAnAction() {
    let store = counterStore()
    store.exhaustivity = .off
    store.send(.incrementTapped)
    store.send(.factTapped)
    store.assert { $0.isLoading = true }
    store.skipReceivedActions()
    store.assert {
      $0.count = 1
      $0.fact = "1 is a number"
    }
    let found = failures { store.assert { $0.count = 2 } }
    #expect(found.count == 1)
    #expect(found.text(0).contains("−   count: 2"), "\(found.texts)")
    #expect(failures { store.assert { $0.count = 1 } }.isEmpty)
  }

  @Test func anErrorOfTheClosureFails() {
    struct Unknown: Error {}
    let store = counterStore()
    let found = failures { store.assert { _ in throw Unknown() } }
    #expect(found.text(0).hasPrefix("The closure that describes the expected state threw an error"), "\(found.texts)")
  }

  @Test func someStepsAreNotExhaustive() {
    let store = counterStore()
    let count = store.withExhaustivity(.off) {
      store.send(.incrementTapped)
      store.send(.factTapped)
      store.skipReceivedActions()
      return store.state.count
    }
    #expect(count == 1)
    #expect(store.exhaustivity == .on)
    let found = failures { store.send(.incrementTapped) }
    #expect(found.count == 1)
  }

  @Test func exhaustivityReturnsAfterAnError() async {
    struct Stop: Error {}
    let store = counterStore()
    #expect(throws: Stop.self) { try store.withExhaustivity(.off) { throw Stop() } }
    #expect(store.exhaustivity == .on)
    await store.withExhaustivity(.off) { await store.send(.incrementTapped) }
    #expect(store.exhaustivity == .on)
    #expect(store.state.count == 1)
  }

  /// An action that is not `Equatable`.
  enum LoadAction: Sendable {
    case loadTapped
    case loaded(Result<Int, LoadError>)
    case numbers([Int])
  }

  struct LoadError: Error, Equatable {}

  private func loadStore() -> TestStore<[Int], LoadAction, Void> {
    TestStore(
      initialState: [],
      reducer: Reducer { state, action, _ in
        switch action {
        case .loadTapped: return .merge(.send(.loaded(.success(3))), .send(.numbers([1, 2])))
        case .loaded(.success(let number)): state.append(number)
        case .loaded(.failure): break
        case .numbers(let numbers): state += numbers
        }
        return .none
      }, environment: ())
  }

  @Test func actionsThatAreNotEquatableAreReceivedByTheirValue() {
    let store = loadStore()
    store.send(.loadTapped)
    store.receive(.case(LoadAction.loaded), .success(3)) { $0 = [3] }
    store.receive(.case(LoadAction.numbers), [1, 2]) { $0 = [3, 1, 2] }
  }

  @Test func valuesAreReceivedInAsynchronousTests() async {
    let store = loadStore()
    await store.send(.loadTapped)
    await store.receive(.case(LoadAction.loaded), .success(3)) { $0 = [3] }
    await store.receive(.case(LoadAction.numbers), [1, 2]) { $0 = [3, 1, 2] }
  }

  @Test func anotherValueFailsWithTheDifference() {
    let store = loadStore()
    store.send(.loadTapped)
    let found = failures {
      store.receive(.case(LoadAction.loaded), .success(4))
      store.receive(.case(LoadAction.loaded), .success(3)) { $0 = [3, 1, 2] }
    }
    #expect(found.count == 2)
    #expect(found.text(0).contains("Received a different action than expected"), "\(found.texts)")
    #expect(found.text(0).contains("4") && found.text(0).contains("3"), "\(found.texts)")
    #expect(found.text(1).contains("LoadAction.numbers"), "\(found.texts)")
  }

  @Test func anActionThatIsSentAtOnceIsAStepOfItsOwn() {
    enum CountAction: Equatable, Sendable { case direct, indirect }
    let reducer = Reducer<Int, CountAction, Void> { state, action, _ in
      guard action == .indirect else { return .send(.indirect) }
      state += 1
      return .none
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.exhaustivity = .off
    let found = failures { store.send(.direct) { $0 = 1 } }
    #expect(found.count == 1)
    store.skipReceivedActions()
    store.assert { $0 = 1 }
    store.send(.direct)
    store.receive(.indirect) { $0 = 2 }
  }

  @Test func skippedChangesAreShown() {
    let lines = Locked<[String]>([])
    ErrorOutput.$receiver.withValue({ text in lines.withLock { $0.append(text) } }) {
      let store = counterStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.send(.incrementTapped)
      store.send(.incrementTapped) { $0.count = 2 }
      store.exhaustivity = .off
      store.send(.incrementTapped)
    }
    let shown = lines.withLock { $0 }
    #expect(shown.count == 1, "\(shown)")
    #expect(shown.first?.contains("skipped a change") == true)
    #expect(shown.first?.contains("count: 1") == true, "\(shown)")
  }
}
