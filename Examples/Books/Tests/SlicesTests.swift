import Books
import SliceKit
import Snapshot
import SnapshotUI
import Testing

@testable import BooksSlices

@MainActor @Suite(.snapshots) struct SlicesTests {
  @Test func descriptors() {
    let coordinator = BooksCoordinator { samples }
    let state = BooksState(phase: .loaded(samples), favorites: [2])
    #expect(
      coordinator.sliceDescriptors(for: state) == [
        SliceDescriptor(viewModel: FavoritesViewModel(count: 1)),
        SliceDescriptor(viewModel: BookViewModel(id: 1, title: "Dune", isFavorite: false)),
        SliceDescriptor(viewModel: BookViewModel(id: 2, title: "Emma", isFavorite: true)),
        SliceDescriptor(viewModel: BookViewModel(id: 3, title: "Ulysses", isFavorite: false)),
      ])
  }

  @Test func screen() async throws {
    let server = Server()
    let coordinator = BooksCoordinator { try server.books() }
    let screen = SliceScreen(
      coordinator, state: \.state, slices: .books, in: RenderContext(width: 320, height: 200))
    verify(try screen.view.screen(), "loading")
    await coordinator.request?.value
    verify(try screen.view.screen(), "failed")
    try screen.inspect().find(button: "Retry").tap()
    await coordinator.request?.value
    try screen.inspect().find(button: "Add Emma").tap()
    verify(try screen.view.screen(), "loaded")
    assertSnapshot(of: screen, as: .trace)
  }
}
