import Books
import SliceKit

struct BooksState {
  var phase = Phase.loading
  var favorites: Set<Book.ID> = []
}

enum BooksAction: SliceAction, Equatable {
  case loadingAppeared
  case retryTapped
  case starTapped(Book.ID)
}

@MainActor final class BooksCoordinator: @MainActor SliceCoordinator {
  private(set) var state = BooksState()
  private(set) var request: Task<Void, Never>?
  private let load: () async throws -> [Book]

  init(load: @escaping () async throws -> [Book]) { self.load = load }

  func sliceDescriptors(for state: BooksState) -> [SliceDescriptor] {
    let header = SliceDescriptor(viewModel: FavoritesViewModel(count: state.favorites.count))
    switch state.phase {
    case .loading: return [header, SliceDescriptor(viewModel: LoadingViewModel())]
    case .failed: return [header, SliceDescriptor(viewModel: ErrorViewModel())]
    case .loaded(let books):
      return [header]
        + books.map { book in
          SliceDescriptor(
            viewModel: BookViewModel(
              id: book.id, title: book.title, isFavorite: state.favorites.contains(book.id)))
        }
    }
  }

  func handle(_ action: BooksAction) {
    switch action {
    case .loadingAppeared:
      request = Task {
        do { state.phase = .loaded(try await load()) } catch { state.phase = .failed }
      }
    case .retryTapped: state.phase = .loading
    case .starTapped(let id): state.favorites.formSymmetricDifference([id])
    }
  }
}
