import Books
import SnapshotUI

struct BooksScreen: View {
  @State var model: BooksModel

  var body: some View {
    VStack(spacing: 0) {
      FavoritesLabel(count: model.favorites.count)
      switch model.phase {
      case .loading: LoadingLabel()
      case .failed: ErrorRow { Button("Retry") { model.retry() } }
      case .loaded(let books):
        ForEach(books) { book in
          BookRow(book.title) {
            Button {
              model.toggle(book.id)
            } label: {
              Star(book.title, isFavorite: model.favorites.contains(book.id))
            }
          }
        }
      }
    }
    .screen()
    .task(id: model.retries) { await model.load() }
  }
}
