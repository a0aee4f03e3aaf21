#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import SnapshotUI
#endif

struct Shelf: Identifiable, Hashable {
  let id: Int
  let name: String
  let symbol: String
  var books: [Book]
}

struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let author: String
}

extension Shelf {
  static let samples = [
    Shelf(
      id: 1, name: "Reading", symbol: "book",
      books: [
        Book(id: 11, title: "The Tide Tables", author: "M. Okafor"),
        Book(id: 12, title: "A Short Winter", author: "Ines Varga"),
      ]),
    Shelf(id: 2, name: "Finished", symbol: "checkmark", books: [Book(id: 21, title: "Salt", author: "P. Lindqvist")]),
    Shelf(id: 3, name: "Wish List", symbol: "heart", books: []),
  ]
}

struct BookshelfView: View {
  let shelves: [Shelf]
  @State private var visibility: NavigationSplitViewVisibility
  @State private var column: NavigationSplitViewColumn
  @State private var book: Book?

  init(
    shelves: [Shelf] = Shelf.samples, visibility: NavigationSplitViewVisibility = .all,
    column: NavigationSplitViewColumn = .sidebar, book: Book? = nil
  ) {
    self.shelves = shelves
    _visibility = State(initialValue: visibility)
    _column = State(initialValue: column)
    _book = State(initialValue: book)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(shelves) { shelf in
        NavigationLink {
          ShelfDetail(shelf: shelf, book: $book)
        } label: {
          Label(shelf.name, systemImage: shelf.symbol)
            .badge(shelf.books.count)
        }
      }
      .navigationTitle("Bookshelf")
      .navigationSplitViewColumnWidth(min: 220, ideal: 280, max: 360)
      .toolbar {
        ToolbarItem {
          Button("Add", systemImage: "plus") {}
        }
      }
    } detail: {
      ShelfDetail(shelf: shelves[0], book: $book)
    }
    .navigationSplitViewStyle(.balanced)
  }
}

private struct ShelfDetail: View {
  let shelf: Shelf
  @Binding var book: Book?

  var body: some View {
    Group {
      if shelf.books.isEmpty {
        ContentUnavailableView(
          "No Books", systemImage: "books.vertical", description: Text("Books that you add appear here."))
      } else {
        List(shelf.books) { book in
          Button {
            self.book = book
          } label: {
            VStack(alignment: .leading) {
              Text(book.title).font(.headline)
              Text(book.author).foregroundStyle(.secondary)
            }
          }
          .tint(.primary)
        }
      }
    }
    .navigationTitle(shelf.name)
    .inspector(isPresented: Binding(get: { book != nil }, set: { if !$0 { book = nil } })) {
      if let book {
        VStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(.brown).frame(width: 120, height: 180)
          Text(book.title).font(.headline)
          Text(book.author).font(.subheadline).foregroundStyle(.secondary)
          Spacer()
        }
        .padding(.top, 40)
        .inspectorColumnWidth(min: 200, ideal: 240, max: 300)
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Button("Title") {}
          Button("Author") {}
        }
        if !shelf.books.isEmpty {
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
      }
    }
  }
}
