import Books
import SnapshotUI

struct BooksView: View {
  let data: BooksData
  var onRetry: () -> Void = {}
  var onStar: (Book.ID) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 0) {
      FavoritesLabel(count: data.favorites)
      switch data.content {
      case .loading: LoadingLabel()
      case .failed: ErrorRow { Button("Retry", action: onRetry) }
      case .rows(let rows):
        ForEach(rows) { row in
          BookRow(row.title) {
            Button {
              onStar(row.id)
            } label: {
              Star(row.title, isFavorite: row.isFavorite)
            }
          }
        }
      }
    }
    .screen()
  }
}
