import Books
import Snapshot
import StateStore
import StateStoreTesting
import Testing

@testable import BooksHarness

struct ShownState: Equatable, Sendable {
  var phase = Phase.loading
  var favorites: Set<Book.ID> = []
}

@MainActor @Suite(.snapshots) struct HarnessTests {
  private func withBooks(_ test: (BooksInputs, TestHarness<ShownState>) -> Void) {
    let (server, main) = (Server(), TestScheduler())
    withDependencies($Current) {
      $0.main = main
      $0.load = {
        do { return .just(try server.books()) } catch { return .fail(error) }
      }
    } operation: {
      let inputs = BooksInputs()
      let outputs = booksViewModel(inputs)
      let harness = TestHarness(initialState: ShownState(), scheduler: main)
      harness.bind(outputs.phase, to: \.phase)
      harness.bind(outputs.favorites, to: \.favorites)
      test(inputs, harness)
    }
  }

  @Test func loading() {
    withBooks { inputs, harness in
      harness.assert(
        .input { inputs.appeared.send() },
        .advance(by: .zero) ==> { $0.phase = .failed },
        .input { inputs.retryTapped.send() } ==> { $0.phase = .loading },
        .advance(by: .zero) ==> { $0.phase = .loaded(samples) },
        .input { inputs.starTapped.send(2) } ==> { $0.favorites = [2] },
        .input { inputs.starTapped.send(2) } ==> { $0.favorites = [] }
      )
    }
  }

  @Test func screen() throws {
    verify(BooksScreen(), "loading")
    verify(BooksScreen(phase: .failed), "failed")
    verify(BooksScreen(phase: .loaded(samples), favorites: [2]), "loaded")
  }

  struct Sent: Equatable, Sendable {
    var hasRetried = false
    var stars: [Book.ID] = []
  }

  @Test func inputs() {
    let inputs = BooksInputs()
    let harness = TestHarness(initialState: Sent())
    harness.bind(inputs.retryTapped.signal.map { true }, to: \.hasRetried)
    harness.bind(inputs.starTapped.signal, appendingTo: \.stars)
    harness.assert(
      .input {
        #expect(throws: Never.self) { try tap("Retry", BooksScreen(phase: .failed, inputs: inputs)) }
      } ==> { $0.hasRetried = true },
      .input {
        #expect(throws: Never.self) { try tap("Add Emma", BooksScreen(phase: .loaded(samples), inputs: inputs)) }
      } ==> { $0.stars = [2] }
    )
  }

  private func tap(_ button: String, _ screen: BooksScreen) throws {
    try screen.inspect().find(button: button).tap()
  }
}
