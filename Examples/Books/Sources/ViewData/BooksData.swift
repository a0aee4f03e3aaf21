import Books

/// Everything that the screen shows.
struct BooksData: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case loading
    case failed
    case rows([Row])
  }

  struct Row: Identifiable, Equatable, Sendable {
    var id: Book.ID
    var title: String
    var isFavorite: Bool
  }

  var favorites: Int
  var content: Content
}

extension BooksData {
  init(_ phase: Phase, favorites: Set<Book.ID>) {
    self.favorites = favorites.count
    content =
      switch phase {
      case .loading: .loading
      case .failed: .failed
      case .loaded(let books):
        .rows(books.map { Row(id: $0.id, title: $0.title, isFavorite: favorites.contains($0.id)) })
      }
  }
}
