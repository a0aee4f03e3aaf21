import Books
import SnapshotUI

/// A function of the latest values of the outputs.
struct BooksScreen: View {
  var phase = Phase.loading
  var favorites: Set<Book.ID> = []
  var inputs = BooksInputs()

  var body: some View {
    VStack(spacing: 0) {
      FavoritesLabel(count: favorites.count)
      switch phase {
      case .loading: LoadingLabel()
      case .failed: ErrorRow { Button("Retry") { inputs.retryTapped.send() } }
      case .loaded(let books):
        ForEach(books) { book in
          BookRow(book.title) {
            Button {
              inputs.starTapped.send(book.id)
            } label: {
              Star(book.title, isFavorite: favorites.contains(book.id))
            }
          }
        }
      }
    }
    .screen()
    .onAppear { inputs.appeared.send() }
  }
}
