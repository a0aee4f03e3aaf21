#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Bookmark: Identifiable, Hashable {
  var id: String { url }
  var title: String
  var url: String
  var folder: String
}

struct BookmarksView: View {
  @State var bookmarks: [Bookmark]
  @State private var selection: Bookmark.ID?
  @State private var hovered: Bookmark.ID?
  @State private var isTargeted = false
  @State private var isExpanded = true
  @State private var copied: String?

  private var folders: [String] {
    Array(Set(bookmarks.map(\.folder))).sorted()
  }

  var body: some View {
    List(selection: $selection) {
      ForEach(Array(folders.enumerated()), id: \.element) { index, folder in
        Section(header: Text(folder), footer: footer(for: index)) {
          ForEach(bookmarks.filter { $0.folder == folder }) { bookmark in
            row(bookmark)
              .listRowSeparatorTint(.blue)
              .listRowInsets(EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20))
              .tag(bookmark.id)
          }
        }
        .headerProminence(.increased)
      }

      Section("Recent", isExpanded: $isExpanded) {
        Text("Nothing yet")
          .foregroundStyle(.secondary)
          .listRowBackground(Color.yellow.opacity(0.2))
          .selectionDisabled()
      }
    }
    .listSectionSpacing(.compact)
    .contextMenu(forSelectionType: Bookmark.ID.self) { ids in
      Button("Open \(ids.count)") {}
    } primaryAction: { ids in
      copied = ids.first
    }
    .dropDestination(for: String.self) { items, _ in
      bookmarks += items.map { Bookmark(title: $0, url: $0, folder: "Dropped") }
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .overlay(alignment: .bottom) {
      if let copied {
        Text("Copied \(copied)")
          .padding()
          .background(.thinMaterial, in: Capsule())
          .transition(.push(from: .bottom))
      }
    }
    .onOpenURL { url in
      bookmarks.append(Bookmark(title: url.host ?? "Link", url: url.absoluteString, folder: "Opened"))
    }
  }

  private func row(_ bookmark: Bookmark) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(bookmark.title)
      Text(bookmark.url)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .onHover { isInside in hovered = isInside ? bookmark.id : nil }
    .contextMenu {
      Button {
        copied = bookmark.url
      } label: {
        Label("Copy", systemImage: "doc.on.doc")
      }
      Divider()
      Button(role: .destructive) {
        bookmarks.removeAll { $0.id == bookmark.id }
      } label: {
        Label("Remove", systemImage: "trash")
      }
    } preview: {
      Text(bookmark.title).font(.largeTitle).padding()
    }
    .accessibilityInputLabels([bookmark.title, bookmark.folder])
  }

  @ViewBuilder
  private func footer(for index: Int) -> some View {
    if index == 0 {
      Text("Long press for more.")
    }
  }
}
