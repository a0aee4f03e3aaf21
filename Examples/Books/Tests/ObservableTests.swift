import Books
import Snapshot
import SnapshotUI
import Testing

@testable import BooksObservable

@MainActor @Suite(.snapshots) struct ObservableTests {
  @Test func model() async {
    let server = Server()
    let model = BooksModel { try server.books() }
    await model.load()
    #expect(model.phase == .failed)
    model.retry()
    #expect(model.phase == .loading)
    await model.load()
    #expect(model.phase == .loaded(samples))
    model.toggle(2)
    #expect(model.favorites == [2])
  }

  @Test func screen() throws {
    let server = Server()
    let host = ViewHost(BooksScreen(model: BooksModel { try server.books() }))
    verify(try host.view, "failed")
    try host.inspect().find(button: "Retry").tap()
    try host.inspect().find(button: "Add Emma").tap()
    verify(try host.view, "loaded")
    assertSnapshot(of: host, as: .bodyEvaluations)
  }

  @Test func loading() throws {
    let never = BooksModel {
      try await Task.sleep(for: .seconds(60))
      return []
    }
    verify(try ViewHost(BooksScreen(model: never)).view, "loading", testName: "screen")
  }
}
