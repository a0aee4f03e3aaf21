import Books
import SliceKit
import SnapshotUI

struct FavoritesViewModel: SliceViewModel { var count: Int }

struct LoadingViewModel: SliceViewModel {}

struct ErrorViewModel: SliceViewModel {}

struct BookViewModel: SliceViewModel, Identifiable {
  var id: Book.ID
  var title: String
  var isFavorite: Bool
}

final class FavoritesSlice: Slice, SliceConfigurable {
  private var count = 0
  var content: some View { FavoritesLabel(count: count) }
  func configure(with viewModel: FavoritesViewModel) { count = viewModel.count }
}

final class LoadingSlice: Slice, SliceConfigurable {
  var content: some View { LoadingLabel().onAppear(sending: BooksAction.loadingAppeared) }
  func configure(with viewModel: LoadingViewModel) {}
}

final class ErrorSlice: Slice, SliceConfigurable {
  var content: some View { ErrorRow { Button("Retry", sending: BooksAction.retryTapped) } }
  func configure(with viewModel: ErrorViewModel) {}
}

final class BookSlice: Slice, SliceConfigurable {
  private var book = BookViewModel(id: 0, title: "", isFavorite: false)

  var content: some View {
    let book = book
    BookRow(book.title) {
      Button(sending: BooksAction.starTapped(book.id)) { Star(book.title, isFavorite: book.isFavorite) }
    }
  }

  func configure(with viewModel: BookViewModel) { book = viewModel }
}

extension SliceRegistry {
  static var books: SliceRegistry {
    SliceRegistry(FavoritesSlice.self, LoadingSlice.self, ErrorSlice.self, BookSlice.self)
  }
}
