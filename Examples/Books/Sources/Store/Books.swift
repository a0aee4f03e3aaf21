import Books
import StateStore

struct BooksState: Equatable {
  var phase = Phase.loading
  var favorites: Set<Book.ID> = []
}

enum BooksAction: Equatable {
  case appeared
  case retryTapped
  case loaded([Book])
  case failed
  case starTapped(Book.ID)
}

struct BooksEnvironment {
  var load: @Sendable () async throws -> [Book]
}

let booksReducer = Reducer<BooksState, BooksAction, BooksEnvironment> { state, action, environment in
  switch action {
  case .appeared, .retryTapped:
    state.phase = .loading
    let load = environment.load
    return .run { send in
      await send(.loaded(try await load()))
    } catch: { _, send in
      await send(.failed)
    }
  case .loaded(let books): state.phase = .loaded(books)
  case .failed: state.phase = .failed
  case .starTapped(let id): state.favorites.formSymmetricDifference([id])
  }
  return .none
}
