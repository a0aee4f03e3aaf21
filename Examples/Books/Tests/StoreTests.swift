import Books
import Snapshot
import StateStore
import StateStoreTesting
import StateStoreUITesting
import Testing

@testable import BooksStore

@MainActor @Suite(.snapshots) struct StoreTests {
  private func store() -> TestStore<BooksState, BooksAction, BooksEnvironment> {
    let server = Server()
    return TestStore(
      initialState: BooksState(), reducer: booksReducer, environment: BooksEnvironment { try server.books() })
  }

  @Test func loading() {
    let store = store()
    store.send(.appeared)
    store.receive(.failed) { $0.phase = .failed }
    store.send(.retryTapped) { $0.phase = .loading }
    store.receive(.loaded(samples)) { $0.phase = .loaded(samples) }
    store.send(.starTapped(2)) { $0.favorites = [2] }
    store.send(.starTapped(2)) { $0.favorites = [] }
  }

  @Test func flow() throws {
    let flow = try StoreFlow(store()) { BooksScreen(store: $0) }
    try flow.appears(sending: .appeared)
    try flow.receive(.failed) { $0.phase = .failed }
    try flow.tap(button: "Retry", sends: .retryTapped) { $0.phase = .loading }
    try flow.receive(.loaded(samples)) { $0.phase = .loaded(samples) }
    try flow.tap(button: "Add Emma", sends: .starTapped(2)) { $0.favorites = [2] }
  }

  @Test func screen() {
    func screen(_ state: BooksState) -> BooksScreen {
      BooksScreen(
        store: Store(
          initialState: state, reducer: Reducer<BooksState, BooksAction, Void>.empty, environment: ()))
    }
    verify(screen(BooksState()), "loading")
    verify(screen(BooksState(phase: .failed)), "failed")
    verify(screen(BooksState(phase: .loaded(samples), favorites: [2])), "loaded")
  }
}
