import Books
import Snapshot
import Testing

@testable import BooksViewData

@MainActor @Suite(.snapshots) struct ViewDataTests {
  @Test func mapping() {
    #expect(BooksData(.loading, favorites: []) == BooksData(favorites: 0, content: .loading))
    #expect(BooksData(.failed, favorites: [2]) == BooksData(favorites: 1, content: .failed))
    #expect(
      BooksData(.loaded(samples), favorites: [2]).content
        == .rows([
          .init(id: 1, title: "Dune", isFavorite: false), .init(id: 2, title: "Emma", isFavorite: true),
          .init(id: 3, title: "Ulysses", isFavorite: false),
        ]))
  }

  @Test func screen() {
    verify(BooksView(data: BooksData(.loading, favorites: [])), "loading")
    verify(BooksView(data: BooksData(.failed, favorites: [])), "failed")
    verify(BooksView(data: BooksData(.loaded(samples), favorites: [2])), "loaded")
  }

  @Test func events() throws {
    var events: [String] = []
    func view(_ phase: Phase) -> BooksView {
      BooksView(
        data: BooksData(phase, favorites: []), onRetry: { events.append("retry") },
        onStar: { events.append("star \($0)") })
    }
    try view(.failed).inspect().find(button: "Retry").tap()
    try view(.loaded(samples)).inspect().find(button: "Add Emma").tap()
    #expect(events == ["retry", "star 2"])
  }
}
