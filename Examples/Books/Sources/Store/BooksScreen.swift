import Books
import SnapshotUI
import StateStore
import StateStoreUI

struct BooksScreen: View {
  let store: Store<BooksState, BooksAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 0) {
        FavoritesLabel(count: viewStore.favorites.count)
        switch viewStore.phase {
        case .loading: LoadingLabel()
        case .failed: ErrorRow { Button("Retry") { viewStore.send(.retryTapped) } }
        case .loaded(let books):
          ForEach(books) { book in
            BookRow(book.title) {
              Button {
                viewStore.send(.starTapped(book.id))
              } label: {
                Star(book.title, isFavorite: viewStore.favorites.contains(book.id))
              }
            }
          }
        }
      }
      .screen()
      .onAppear { viewStore.send(.appeared) }
    }
  }
}
